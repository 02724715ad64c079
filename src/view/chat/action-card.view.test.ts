import { describe, expect, test } from "vitest";
import { ok, refuse } from "../../rules/result.ts";
import type { CheckRequest } from "../../rules/roll/check.ts";
import { actionCardView, type ActionInput } from "./action-card.view.ts";

const request: CheckRequest = {
  method: "fudge",
  traits: [{ id: "a", name: "<b>Archery</b>", rank: 2, joins: null, specialty: false }],
  modifiers: [{ id: "m", label: "Rain", value: -1 }],
  difficulty: 1,
  reading: "sum",
  test: "static",
};
const source = (parts: Partial<ActionInput>): ActionInput => ({
  game: "fate2",
  actorName: "Ysolt",
  actorImg: null,
  request: ok(request),
  faces: [1, 0, 1, -1],
  dials: {},
  targets: [],
  done: [],
  ...parts,
});

describe("the card of a roll", () => {
  test("is computed from the request and the faces", () => {
    const card = actionCardView(source({}), true);
    expect(card.result?.total).toEqual({ number: "+2", word: { key: "NORN.Ladder.fate2.good" } });
    expect(card.result?.outcome?.success).toBe(true);
    expect(card.result?.dice.map(({ sign }) => sign)).toEqual(["plus", "blank", "plus", "minus"]);
    expect(card.fault).toBeNull();
  });

  test("shows everything done to it later as one part: each step is shown with the steps", () => {
    const modifiers = [...request.modifiers, { id: "e1", label: "Fog", value: 2 }, { id: "e2", label: "Crates", value: 2 }];
    const card = actionCardView(source({ request: ok({ ...request, modifiers }), done: ["e1", "e2"] }), true);
    expect(card.result?.parts.map(({ name, label, value }) => [name || label?.key, value])).toEqual([
      ["<b>Archery</b>", "+2"],
      ["Rain", "−1"],
      ["NORN.Part.fate", "+4"],
      ["NORN.Part.dice", "+1"],
    ]);
  });

  test("leaves out the ladder's words for a user who does not want them", () => {
    expect(actionCardView(source({}), false).result?.total).toEqual({ number: "+2", word: null });
  });

  test("passes names on unchanged, for the template to escape", () => {
    expect(actionCardView(source({}), true).traits).toEqual([{ name: "<b>Archery</b>", joined: false }]);
  });

  test.each([
    ["an unknown game", { game: "chess" }, "NORN.Chat.Fault.gameUnknown"],
    ["dice this version does not know", { request: refuse("methodUnknown", { method: "d12" }) }, "NORN.Chat.Fault.methodUnknown"],
    ["a die that is missing", { faces: [1, 0, 1] }, "NORN.Chat.Fault.unreadable"],
    ["a face no die has", { faces: [1, 0, 1, 7] }, "NORN.Chat.Fault.unreadable"],
  ])("with %s says so instead of guessing", (_title, parts, key) => {
    const card = actionCardView(source(parts), true);
    expect([card.result, card.fault?.key]).toEqual([null, key]);
  });
});
