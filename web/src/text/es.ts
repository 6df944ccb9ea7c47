import { joined } from "./joined";

export default joined(
  import.meta.glob<string>(["./es/*.ftl", "../boards/**/text/es.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
