import { joined } from "./joined";

export default joined(import.meta.glob<string>("./fr/*.ftl", { query: "?raw", import: "default", eager: true }));
