import type { Seat } from "../../world/seats.data.ts";
import { escapeHtml, pageShell } from "./page-shell.ts";

/** One seat as the page shows it. */
interface SeatRow {
  readonly seat: Seat;
  readonly name: string;
  readonly taken: boolean;
}

interface JoinPage {
  readonly world: string;
  readonly system: string;
  readonly version: string;
  readonly release: string;
  readonly seats: readonly SeatRow[];
}

const seatItem = ({ seat, name, taken }: SeatRow): string => `<li><a class="seat" href="/game?seat=${seat.id}">
<span class="mark" style="background:${escapeHtml(seat.color)}" aria-hidden="true"></span>
<b>${escapeHtml(name)}</b>
<span>${taken ? "at the table" : "free"}</span></a></li>`;

/** The page to choose a seat. */
export const joinPage = ({ world, system, version, release, seats }: JoinPage): string =>
  pageShell(
    `${world}: choose a seat`,
    `<h1>${escapeHtml(world)}</h1>
<p>Choose a seat. Each tab or window is a player of its own.</p>
<ul>
${seats.map(seatItem).join("\n")}
</ul>
<footer>${escapeHtml(system)} ${escapeHtml(version)} at the Table, as in Foundry ${escapeHtml(release)}</footer>`,
  );
