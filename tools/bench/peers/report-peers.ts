import { number, table, verdict } from "../report.ts";
import type { Summary } from "../statistics.ts";
import type { SystemTimes } from "./measure-system.ts";

/** Norn and the others in one generation, measured in the same run. */
export interface Beside {
  readonly generation: 13 | 14;
  readonly own: SystemTimes;
  readonly peers: readonly SystemTimes[];
}

const HEADING = "## Beside other systems";

const AIM = 0.5;
/** A log of 1,000 messages may add a third. */
const FLAT = 1.3;

const ROWS: readonly (readonly [keyof SystemTimes, string, string])[] = [
  ["start", "A page until one can play", "ms"],
  ["startFull", "… with 1,000 messages", "ms"],
  ["first", "Character sheet with 60 items, first on a page", "ms"],
  ["again", "… opened again", "ms"],
  ["change", "… shown again after a change", "ms"],
  ["roll", "Click that rolls to the card on another client", "ms"],
  ["rollFull", "… with 1,000 messages", "ms"],
  ["prepare", "200 actors prepared", "ms"],
  ["download", "What a player downloads, gzip", "kB"],
];

/** The section of `docs/bench.md` that `--peers` writes. Systems are not named: they are strangers to this repository. */
export function reportPeers(machine: readonly (readonly [string, string])[], beside: readonly Beside[]): string {
  const count = beside.reduce((sum, { peers }) => sum + peers.length, 0);
  const head = `Written by \`npm run bench -- --peers FOLDER\`: Norn and the best of ${count} other systems in each row, in the same run, the same browser and the same Table.`;
  const parts = beside.map((one) => `On generation ${one.generation}, beside ${one.peers.length}:\n\n${rowsOf(one)}`);
  return [HEADING, head, table(["", ""], machine), ...parts].join("\n\n");
}

function rowsOf({ own, peers }: Beside): string {
  const compared = ROWS.map(([name, what, unit]) => row(what, unit, own[name], best(peers.map((peer) => peer[name]))));
  const grown = [own, ...peers].map(({ roll, rollFull }) => (roll && rollFull ? rollFull.median / roll.median : null));
  const [ours = null, ...others] = grown;
  const least = others.filter((ratio) => ratio !== null).toSorted((a, b) => a - b)[0];
  const flat = [
    "How much a roll slows down with 1,000 messages",
    ours === null ? "–" : `${number(ours)} ×`,
    least === undefined ? "–" : `${number(least)} ×`,
    "",
    ours === null ? "" : verdict(ours, FLAT, `${number(FLAT)} ×`),
  ];
  return table(["what", "Norn", "best other", "ratio", "aim"], [...compared, flat]);
}

function best(times: readonly (Summary | null)[]): Summary | null {
  return times.reduce((least, time) => (time && (!least || time.median < least.median) ? time : least), null);
}

function row(what: string, unit: string, own: Summary | null, other: Summary | null): string[] {
  const cell = (time: Summary | null): string =>
    time ? `${number(time.median)} ${unit} (${number(time.low)}–${number(time.high)})` : "–";
  const ratio = own && other ? own.median / other.median : null;
  const compared = ratio === null ? ["", ""] : [`${number(ratio)} ×`, verdict(ratio, AIM, `${number(AIM)} ×`)];
  return [what, cell(own), cell(other), ...compared];
}
