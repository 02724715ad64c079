import { describe, expect, test } from "vitest";
import { boxes, ME, points } from "../../../tests/samples/changed-points.ts";
import { circumstances } from "../../../tests/samples/entry-circumstances.ts";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import { balance } from "../../ledger/balances.ts";
import type { Entry } from "../../ledger/entry.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { type HistoryFacts, type HistoryFilter, historyView } from "./history.view.ts";

const done = (id: string, settled: number, ...events: LedgerEvent[]): Entry =>
  entry("invoke", id, {}, { settled, outcome: { events } });

const FACTS: HistoryFacts = {
  circumstances: circumstances({ mayTakeBack: true }),
  author: "Player 1",
  when: "now",
  stamp: "",
  refusal: null,
  nameOf: () => "",
  aspect: "",
};
const shown = (entries: readonly Entry[], filter: HistoryFilter = "all", most = 50) =>
  historyView(balance(entries, ME, { value: 3 }), { filter, most }, () => FACTS);

describe("what is shown", () => {
  const hidden = { ...done("h", 2, points(-1), boxes(1)), visible: false };
  test("newest first", () => expect(shown([done("a", 1), done("b", 2)]).rows.map(({ id }) => id)).toEqual(["b", "a"]));
  test("of an entry the reader may not see, only that it changed a number everyone sees", () => {
    const [row] = shown([hidden]).rows;
    expect(row).toMatchObject({ hidden: true, why: "", author: "", details: [], others: [], button: null });
    expect(row?.words.key).toBe("NORN.Ledger.hidden");
    expect(row?.moves).toHaveLength(1);
  });
  test("nothing else of it", () => expect(shown([{ ...done("h", 2, boxes(1)), visible: false }]).rows).toEqual([]));
  test("only points, or only boxes and free invocations", () => {
    const entries = [done("p", 1, points(1)), done("x", 2, boxes(1)), hidden];
    expect(shown(entries, "points").rows.map(({ id }) => id)).toEqual(["h", "p"]);
    expect(shown(entries, "others").rows.map(({ id }) => id)).toEqual(["x"]);
  });
  test("a manual edit and a break show their changes only, and a manual edit names who made it", () => {
    const outcome = { events: [points(1), boxes(1)] };
    const rows = shown([entry("adjust", "a", {}, { outcome }), entry("break", "b", {}, { settled: 1, outcome })]).rows;
    expect(rows.map(({ id, isBreak, author, details }) => [id, isBreak, author, details])).toEqual([
      ["b", true, "Player 1", []],
      ["a", false, "", []],
    ]);
  });
  test("a break is shown with every filter", () => {
    const parts = [entry("break", "b", {}, { settled: 1 }), done("x", 2, boxes(1))];
    expect(shown(parts, "points").rows.map(({ id }) => id)).toEqual(["b"]);
  });
  test("the author's words are the reason", () => {
    const told = entry("story", "s", { words: "A boat lies there" }, { outcome: { events: [points(-1)] } });
    expect(shown([told]).rows[0]?.why).toBe("A boat lies there");
  });
  test("one page at a time", () => {
    const many = Array.from({ length: 120 }, (_, index) => done(`e${index}`, index, points(1)));
    const { rows, left } = shown(many, "all", 50);
    expect([rows.length, left]).toEqual([50, 70]);
    expect(rows[0]?.id).toBe("e119");
  });
  test("why a button would be refused", () => {
    const facts = { ...FACTS, refusal: { code: "points-spent-since", args: {} } };
    const view = historyView(balance([done("a", 1, points(1))], ME, { value: 0 }), { filter: "all", most: 5 }, () => facts);
    expect(view.rows[0]?.button?.refusal?.key).toBe("NORN.Ledger.Refused.points-spent-since");
  });
});
