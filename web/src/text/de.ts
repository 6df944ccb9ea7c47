import { joined } from "./joined";

export default joined(
  import.meta.glob<string>(["./de/*.ftl", "../boards/**/text/de.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
