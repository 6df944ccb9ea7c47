import { joined } from "./joined";

export default joined(import.meta.glob<string>("./es/*.ftl", { query: "?raw", import: "default", eager: true }));
