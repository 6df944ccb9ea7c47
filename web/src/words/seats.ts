// What people, bots and empty seats are called.

import type { GameInfo, SeatInfo, TableInfo } from "@/wire/messages";
import { botCalled } from "./bots";
import { capital, readable, SEATS } from "./game";
import { say } from "./ui.svelte";

/** The bot that takes over from somebody, as the server has it. */
export const STAND_IN = "bot:greedy";

/** A bot by what it is good at. A bot that the page has no word for goes by its name. */
export function botName(bot: string): string {
  if (bot === "bot:random") return say("pages-bot-random");
  if (bot === "bot:greedy") return say("pages-bot-greedy");
  if (bot === "bot:learned") return say("pages-bot-learned");
  return capital(readable(bot.replace(/^bot:/, "")));
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "bot") return say("bot-called", { name: botCalled(seat.bot || seat.name, seat.seat) });
  if (seat.kind === "free") return say("pages-seat-free");
  if (seat.kind === "invited") return seat.name || say("pages-seat-invited");
  return seat.mine ? say("pages-seat-you", { name: seat.name }) : seat.name;
}

/** Who plays, on one line: "Ann (you), Bo". Several seats of one person are counted; `taken` leaves empty seats out. */
export function whoPlays(table: TableInfo, taken = false): string {
  const counts = new Map<string, number>();
  const seats = table.seats.filter((seat) => !taken || seat.kind === "person" || seat.kind === "bot");
  for (const seat of seats) counts.set(seatName(seat), (counts.get(seatName(seat)) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)).join(", ");
}

export const seatLetter = (seat: number) => SEATS[seat] ?? "?";

export function seatCounts(game: GameInfo): number[] {
  const [fewest, most] = game.seats;
  return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
}
