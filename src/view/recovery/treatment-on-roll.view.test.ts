import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { done } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { seenBy } from "../../../tests/samples/reader.ts";
import { treatmentOnRoll } from "./treatment-on-roll.view.ts";

const INJURY = { target: "Actor.you", track: "wounds", row: "injured", box: "injured-0", aspect: "" } as const;

/** p1's character treats p2's; a rank of 9 leaves nothing of the time. */
function treated(rank = 9): PlainWorld {
  const traits = [{ id: "id-medicine", name: "Medicine", rank, joins: null, specialty: false }];
  const skills = [trait("medicine", 2)];
  return plainTable("fate2", {
    actors: [
      { uuid: "Actor.me", owners: ["p1"], played: true, traits: skills },
      { uuid: "Actor.you", owners: ["p2"], played: true, traits: skills, boxes: { wounds: ["injured-0"] } },
    ],
    rolls: [rollOf("roll", "fate2", { treats: INJURY, request: { traits, difficulty: -3 } })],
  });
}

const said = (world: PlainWorld, user: string) => {
  const view = treatmentOnRoll(seenBy(world, user));
  return view && [view.says.key.split(".").at(-1), view.heal !== null];
};

describe("the card of a treatment", () => {
  test.each([
    ["who treated heals it, where nothing is left of the time", treated(), "p1", ["healed", true]],
    ["not another player", treated(), "p2", ["healed", false]],
    ["nor before the time has passed: then a GM does", treated(1), "p1", ["days", false]],
    ["whenever it has passed", treated(1), "gm", ["days", true]],
  ] as const)("%s", (_, world, user, expected) => expect(said(world, user)).toEqual(expected));
  test("once healed, it says so, and no more", () => {
    const world = treated();
    done(world, "heal", { ...INJURY, roll: "roll" });
    expect(said(world, "gm")).toEqual(["heals", false]);
  });
  test("a wound that is gone has nothing to treat", () => {
    const world = treated();
    done(world, "heal", INJURY, { author: "gm", actor: "" });
    expect(said(world, "gm")).toEqual(["gone", false]);
  });
  test("a roll that treats nothing shows nothing", () => expect(said(plainTable("fate2"), "gm")).toBeNull());
});
