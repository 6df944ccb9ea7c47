import { joined } from "./joined";

export default joined(import.meta.glob<string>("./de/*.ftl", { query: "?raw", import: "default", eager: true }));
