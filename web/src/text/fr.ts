import { joined } from "./joined";

export default joined(
  import.meta.glob<string>(["./fr/*.ftl", "../boards/**/text/fr.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
