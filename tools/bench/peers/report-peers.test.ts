import { expect, test } from "vitest";
import { withBeside } from "../report.ts";
import type { Summary } from "../statistics.ts";
import type { SystemTimes } from "./measure-system.ts";
import { reportPeers } from "./report-peers.ts";

const of = (median: number): Summary => ({ count: 5, median, low: median - 1, high: median + 1 });

function times(median: number, change: Partial<SystemTimes> = {}): SystemTimes {
  const [start, first, again, startFull, prepare, download] = Array.from({ length: 6 }, () => of(median));
  if (!start || !first || !again || !startFull || !prepare || !download) throw new Error("six of them");
  return {
    start,
    first,
    again,
    startFull,
    prepare,
    download,
    change: of(median),
    roll: of(median),
    rollFull: of(median),
    ...change,
  };
}

const section = reportPeers(
  [["Machine", "one"]],
  [{ generation: 14, own: times(20, { rollFull: of(50) }), peers: [times(80), times(30, { roll: null, first: of(100) })] }],
);
const line = (what: string): string | undefined => section.split("\n").find((text) => text.startsWith(`| ${what}`));

test("each row compares with the best of those that have it, whichever it is", () => {
  expect(line("A page until")).toBe(
    "| A page until one can play | 20.0 ms (19.0–21.0) | 30.0 ms (29.0–31.0) | 0.67 × | ≤ 0.50 ×: **missed** |",
  );
  expect(line("Character sheet")).toContain("80.0 ms");
  expect(line("Click that rolls")).toContain("| 0.25 × | ≤ 0.50 ×: met |");
});
test("how a roll grows with the log is compared with itself", () => {
  expect(line("How much a roll")).toBe(
    "| How much a roll slows down with 1,000 messages | 2.50 × | 1.00 × |  | ≤ 1.30 ×: **missed** |",
  );
});
test("the section is put before the notes, once, and the rest stays", () => {
  const page = "# Bench\n\n| a |\n\n## Notes\n\n- one\n";
  const once = withBeside(page, section);
  expect(withBeside(once, section)).toBe(once);
  expect(once.startsWith("# Bench\n\n| a |\n\n## Beside other systems")).toBe(true);
  expect(once.endsWith("\n\n## Notes\n\n- one\n")).toBe(true);
});
