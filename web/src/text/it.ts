import { joined } from "./joined";

export default joined(
  import.meta.glob<string>(["./it/*.ftl", "../boards/**/text/it.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
