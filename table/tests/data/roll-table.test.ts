// @vitest-environment happy-dom
import { expect, test } from "vitest";
import "../../client/dice/index.ts";
import { diceConfig } from "../../client/dice/dice-config.ts";
import { Roll } from "../../client/dice/roll/roll.ts";
import type { RollTable } from "../../client/documents/roll-table.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { openWorld, type ClientWorld } from "./client-world.ts";

/** Drawing from a table (DOC RollTable). A high random number is a low face. */
const ROWS = [
  { _id: "ROWAROWAROWAROWA", type: "text", name: "Rain", description: "It rains.", weight: 1, range: [1, 2] },
  { _id: "ROWBROWBROWBROWB", type: "text", name: "Sun", description: "", weight: 3, range: [3, 6] },
];
const WEATHER = { _id: "TABLETABLETABLE1", name: "Weather", formula: "1d6", results: ROWS };

/** A table of one row, which is another table, or this one. */
function leadingTo(name: string, documentUuid: string): PlainObject {
  const row = { _id: "ROWCROWCROWCROWC", type: "document", name, documentUuid, range: [1, 1] };
  return { _id: "TABLETABLETABLE2", name: "Maze", formula: "1d1", results: [row] };
}

async function tables(
  generation: number,
  ...more: PlainObject[]
): Promise<ClientWorld & { weather: RollTable; last: RollTable }> {
  const world = await openWorld(generation, { tables: [WEATHER, ...more], messages: [] });
  const { contents } = world.game.tables;
  const [weather, last] = [contents[0], contents.at(-1)];
  if (!weather || !last) throw new Error("There are no tables");
  return { ...world, weather, last };
}

const faces = (...numbers: readonly [number, number][]): void => {
  const left = [...numbers];
  diceConfig.randomUniform = () => {
    const [face, sides] = left.shift() ?? [1, 6];
    return 1 - (face - 0.5) / sides;
  };
};
const names = (results: readonly { name: string }[]): string[] => results.map(({ name }) => name);

test.each([13, 14])("a draw on %i meets the row of its number, and a message tells it", async (generation) => {
  faces([4, 6]);
  const { weather, game } = await tables(generation);
  const { roll, results } = await weather.draw();
  expect(roll.total).toBe(4);
  expect(names(results)).toEqual(["Sun"]);
  const [message] = game.messages.contents;
  expect(message?.getFlag("core", "RollTable")).toBe(weather.id);
  expect(message?.content).toContain("Sun");
  expect(message?.rolls[0]?.total).toBe(4);
});

test("a draw may be silent, and may be for the Game Master alone", async () => {
  faces([1, 6], [1, 6]);
  const { weather, game } = await tables(14);
  await weather.draw({ displayChat: false });
  expect(game.messages.size).toBe(0);
  await weather.draw({ rollMode: "gmroll" });
  expect(game.messages.contents[0]?.whisper).toEqual([game.userId]);
});

test("without replacement a row is drawn once, until all are put back", async () => {
  faces([1, 6], [2, 6], [1, 6], [5, 6]);
  const { weather } = await tables(14, {});
  await weather.update({ replacement: false });
  const first = await weather.draw({ displayChat: false });
  expect(names(first.results)).toEqual(["Rain"]);
  expect(names((await weather.draw({ displayChat: false })).results)).toEqual(["Sun"]);
  expect((await weather.draw({ displayChat: false })).results).toEqual([]);
  await weather.resetResults();
  expect(weather.results.filter(({ drawn }) => drawn)).toEqual([]);
});

test("several draws are told by one message", async () => {
  faces([1, 6], [6, 6], [2, 6]);
  const { weather, game } = await tables(14);
  const { results, roll } = await weather.drawMany(3);
  expect(names(results)).toEqual(["Rain", "Sun", "Rain"]);
  expect(roll.total).toBe(9);
  expect(game.messages.size).toBe(1);
});

test("a row that is a table is drawn from in its place, but not asked to", async () => {
  faces([1, 1], [6, 6], [1, 1]);
  const { last } = await tables(14, leadingTo("Weather", "RollTable.TABLETABLETABLE1"));
  expect(names((await last.roll()).results)).toEqual(["Sun"]);
  expect(names((await last.roll({ recursive: false })).results)).toEqual(["Weather"]);
});

test("a table that leads to itself is an error, not an endless draw", async () => {
  const { last } = await tables(14, leadingTo("Maze", "RollTable.TABLETABLETABLE2"));
  await expect(last.roll()).rejects.toThrow("The table Maze leads through more than 5 tables");
});

test("a roll of one's own decides; one that reaches no row says so", async () => {
  const { weather } = await tables(14);
  const two = await new Roll("2").evaluate();
  expect(names((await weather.draw({ roll: two, displayChat: false })).results)).toEqual(["Rain"]);
  const nine = await new Roll("9").evaluate();
  expect((await weather.draw({ roll: nine, displayChat: false })).results).toEqual([]);
});

test("weights become ranges and dice", async () => {
  const { weather } = await tables(14);
  await weather.normalize();
  expect(weather.formula).toBe("1d4");
  expect(weather.results.map(({ range }) => range)).toEqual([
    [1, 1],
    [2, 4],
  ]);
  expect(names(weather.getResultsForRoll(3))).toEqual(["Sun"]);
});
