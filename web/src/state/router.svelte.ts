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

/** What stands between the slashes of an address; null: it cannot be read, such as `/t/%zz`. */
export function partsOf(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Which of these pages an address asks for by its first part; null: none of them. */
export function pageAt<T>(pages: Record<string, T>, parts: string[] | null): T | null {
  const first = parts?.[0] ?? "";
  return parts && Object.hasOwn(pages, first) ? pages[first]! : null;
}

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
