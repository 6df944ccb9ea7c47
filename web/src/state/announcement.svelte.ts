// What whoever runs the server tells all. It comes over the line to the server; a page without one asks now and then.

import type { Announced } from "@/wire/messages";
import { get } from "@/wire/rest";
import { here } from "./person.svelte";

const LOOK_AGAIN = 30_000;
const MINUTE = 60;

class Announcement {
  private told = $state.raw<Announced | null>(null);
  /** this browser's clock when it came, in seconds */
  private came = 0;
  private now = $state(0);
  /** what was put away */
  private put = $state("");

  private readonly key = $derived(this.told ? `${this.told.restart_at} ${this.told.text}` : "");
  /** by the server's clock */
  private readonly time = $derived((this.told?.now ?? 0) + Math.max(0, this.now - this.came));
  readonly shown = $derived(Boolean(this.told?.until && this.time < this.told.until && this.key !== this.put));
  readonly text = $derived(this.told?.text ?? "");
  /** until the server restarts; 0: any moment now; null: nobody speaks of that */
  readonly minutes = $derived(
    this.told?.restart_at ? Math.max(0, Math.ceil((this.told.restart_at - this.time) / MINUTE)) : null,
  );

  take(told: Announced): void {
    this.told = told;
    this.came = this.now = Date.now() / 1000;
  }

  dismiss(): void {
    this.put = this.key;
  }

  /** Hear of it while the page is open. */
  follow(): () => void {
    here.live.onAnnounced = (told) => this.take(told);
    const look = () => {
      if (here.line !== "here" && !document.hidden)
        get<Announced>("/api/announcement").then(
          (told) => this.take(told),
          () => undefined,
        );
    };
    look();
    const looking = setInterval(look, LOOK_AGAIN);
    const ticking = setInterval(() => (this.now = Date.now() / 1000), 1000);
    return () => {
      clearInterval(looking);
      clearInterval(ticking);
    };
  }
}

export const announcement = new Announcement();
