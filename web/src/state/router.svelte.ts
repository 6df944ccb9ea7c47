// One page whose address says what it shows.

class Router {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Links inside the page change what is shown without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/static/")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
