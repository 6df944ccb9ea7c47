import { joined } from "./joined";

export default joined(
  import.meta.glob<string>(["./en/*.ftl", "../boards/**/text/en.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
