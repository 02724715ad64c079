/**
 * `npm run bench`: measures speed and size, and writes `docs/bench.md`. Best on a machine that does nothing else.
 * `--beside <folder>` measures another checkout of this repository, built and installed, in the same run: an earlier commit, say.
 * `--peers <folder>` measures only this: the built systems in that folder, and Norn beside them.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright";
import { measureBoard } from "./bench/board.ts";
import { measureBundle } from "./bench/bundle.ts";
import { measureFight } from "./bench/fight.ts";
import { measureInvocation } from "./bench/invocation.ts";
import { benchPeers } from "./bench/peers/bench-peers.ts";
import { reportPeers } from "./bench/peers/report-peers.ts";
import { report, type Row, withBeside } from "./bench/report.ts";
import { measureSheets } from "./bench/sheets.ts";
import type { Summary } from "./bench/statistics.ts";
import { measureWorlds } from "./bench/worlds.ts";
import { ROOT } from "./build/paths.ts";
import { failWith } from "./fail-with.ts";
import { BROWSER_FLAGS, requireBrowser } from "../table/find-browser.ts";
import { buildIfNeeded } from "./start/build-if-needed.ts";
import { startTable } from "./table-process.ts";

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const REPORT = join(ROOT, "docs/bench.md");
const FRAME = 16.7;

async function measure(browser: Browser, root: string) {
  const table = await startTable(13, "fate2", root);
  try {
    const own = root === ROOT;
    say(`${root}: an invocation, sheets, 200 actors, 1,000 messages …`);
    // Another checkout may show and store its invocations differently: only what both have is compared.
    const invocation = own ? await measureInvocation(browser, table.url) : null;
    const fight = own ? await measureFight(browser, table.url) : null;
    const board = own ? await measureBoard(browser, table.url) : null;
    const sheets = await measureSheets(browser, table.url);
    return { invocation, fight, board, sheets, worlds: await measureWorlds(browser, table.url, own) };
  } finally {
    await table.stop();
  }
}

type Measured = Awaited<ReturnType<typeof measure>>;

function rows({ invocation, fight, board, sheets, worlds }: Measured, beside: Measured | null): Row[] {
  if (!invocation || !fight || !board || !worlds.messages) throw new Error("This checkout was not measured.");
  const message = { what: "a bare message", measured: invocation.bare };
  const empty = { what: "an empty log", measured: worlds.empty.time };
  const other = (of: (measured: Measured) => Summary) =>
    beside && { against: { what: "the other checkout", measured: of(beside) } };
  const extra = (of: "time" | "heap") => (measured: Measured) => beyond(measured.worlds.actors[of], measured.worlds.empty[of]);
  const actors = { worlds } as Measured;
  return [
    { what: "A bare message on three clients", measured: invocation.bare },
    { what: "Shift-click on a trait to the card", measured: invocation.roll, against: message },
    { what: "Invocation, click to the pending step", measured: invocation.pending, against: message, aim: 2 },
    { what: "Invocation, click to the settled step", measured: invocation.settled, against: message, aim: 5 },
    { what: "A defense after 40 exchanges among twelve, click to the hit", measured: fight, against: message },
    { what: "A board with 12 zones, 60 aspects and 40 tokens after a change", measured: board.again, aim: FRAME },
    { what: "A token's move, to its zone on another client's board", measured: board.moved, aim: 100 },
    { what: "First sheet of a fresh page", measured: sheets.first, ...other((m) => m.sheets.first), aim: beside ? 0.5 : 64 },
    { what: "The same sheet opened again", measured: sheets.warm, ...other((m) => m.sheets.warm), aim: beside ? 0.6 : 10 },
    { what: "A sheet with 60 items after a change, reading", measured: sheets.reading, aim: FRAME },
    { what: "A sheet with 60 items after a change, editing", measured: sheets.editing, aim: FRAME },
    { what: "An actor with 300 items, opened", measured: sheets.many },
    { what: "An organization with 60 members, opened", measured: sheets.members },
    { what: "A page until one can play", measured: worlds.empty.time },
    { what: "… with 1,000 messages", measured: worlds.messages.time, against: empty, aim: 1.3 },
    {
      what: "… with 200 more actors: added time",
      measured: extra("time")(actors),
      ...other(extra("time")),
      ...(beside && { aim: 0.5 }),
    },
    {
      what: "… with 200 more actors: added heap",
      unit: "MB",
      measured: extra("heap")(actors),
      ...other(extra("heap")),
      ...(beside && { aim: 0.5 }),
    },
  ];
}

/** What a page takes beyond an empty one. */
function beyond(full: Summary, empty: Summary): Summary {
  const less = (value: number): number => value - empty.median;
  return { ...full, median: less(full.median), low: less(full.low), high: less(full.high) };
}

function machine(browser: string, load: number): readonly (readonly [string, string])[] {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim();
  return [
    ["Date and commit", `${new Date().toISOString().slice(0, 10)}, ${commit}`],
    [
      "Machine",
      `${cpus()[0]?.model.trim() ?? "?"}, ${availableParallelism()} cores, ${process.platform}, Node ${process.version}`,
    ],
    ["Browser", `Chromium ${browser}, headless`],
    ["Load before and after", `${load.toFixed(1)} and ${(loadavg()[0] ?? 0).toFixed(1)}`],
  ];
}

try {
  const { values } = parseArgs({ options: { beside: { type: "string" }, peers: { type: "string" } } });
  const load = loadavg()[0] ?? 0;
  await buildIfNeeded(say);
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  const about = (): ReturnType<typeof machine> => machine(browser.version(), load);
  try {
    const last = existsSync(REPORT) ? readFileSync(REPORT, "utf8") : "";
    if (values.peers !== undefined) {
      const beside = await benchPeers(browser, values.peers, say);
      writeFileSync(REPORT, withBeside(last, reportPeers(about(), beside)));
    } else {
      const now = await measure(browser, ROOT);
      const other = values.beside === undefined ? null : await measure(browser, resolve(values.beside));
      writeFileSync(REPORT, report({ machine: about(), rows: rows(now, other), bundle: measureBundle() }, last));
    }
    say("Written to docs/bench.md.");
  } finally {
    await browser.close();
  }
} catch (error) {
  failWith(error);
}
