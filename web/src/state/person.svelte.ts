// Who sits at this browser, the line to the server, and the notes that the page shows.

import { Live, type Line } from "@/wire/live";
import type { GameInfo, Me } from "@/wire/messages";
import { get, getOnce, patch, post, Refused } from "@/wire/rest";
import { explain } from "./explain";

class Here {
  /** null: nobody yet; undefined: not asked yet */
  me = $state<Me | null | undefined>(undefined);
  line = $state<Line>("joining");
  retryAt = $state(0);
  readonly live = new Live((line, retryAt) => {
    this.line = line;
    this.retryAt = retryAt;
  });

  /** settled as soon as it is known who sits here */
  found: Promise<void> = Promise.resolve();

  find(): Promise<void> {
    const asked = this.ask();
    this.found = asked.catch(() => void (this.me ??= null));
    return asked;
  }

  private async ask(): Promise<void> {
    try {
      this.me = await get<Me>("/api/me");
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "not_known") throw error;
      this.me = null;
    }
  }

  /** Come in with a name, or take another name. */
  async call(name: string): Promise<void> {
    const known = this.me;
    this.me = known ? await patch<Me>("/api/me", { name }) : await post<Me>("/api/guest", { name });
    if (!known) this.live.renew();
  }

  /** Somebody logged in or out: everything is asked anew. */
  changed(me: Me | null): void {
    this.me = me;
    this.live.renew();
  }
}

export const here = new Here();

export const games = () => getOnce<GameInfo[]>("/api/games");

// Notes: short words about what went wrong or right. They go by themselves.

export interface Note {
  id: number;
  text: string;
  kind: "good" | "bad";
}

class Notes {
  all = $state<Note[]>([]);
  /** the height of what lies below them, such as the prompt bar of a table */
  below = $state(0);
  private id = 0;

  add(text: string, kind: Note["kind"] = "bad"): void {
    const note = { id: ++this.id, text, kind };
    this.all.push(note);
    setTimeout(() => this.drop(note.id), 4000 + text.length * 60);
  }

  drop(id: number): void {
    this.all = this.all.filter((note) => note.id !== id);
  }
}

export const notes = new Notes();

/** Do it; what the server says against it is shown. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    notes.add(explain(error));
    return undefined;
  }
}
