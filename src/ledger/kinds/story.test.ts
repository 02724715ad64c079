import type { Fields } from "../../../tests/samples/ledger-entry.ts";
import { describe, expect, test } from "vitest";
import { type Asking, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable } from "../../../tests/samples/plain-table.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";

type Wanted = Fields<"story">;
const BRAVE = "Actor.me.Item.brave";
const SWAP = { "fate2-swap-places": true };
const WOUND = { "fate2-take-wound": true };
const HURT = { use: "take-wound", target: "Actor.you", track: "wounds", box: "hurt-0" };
/** p2's character is hurt. */
const HURT_FRIEND = { uuid: "Actor.you", owners: ["p2"], played: true, boxes: { wounds: ["hurt-0"] } };

const story = (game: RulesetId, wanted: Wanted, asking: Asking = {}, dials: DialValues = {}) =>
  planned(plainTable(game, { dials, actors: [HURT_FRIEND] }), "story", wanted, asking);

describe("what a bit of story costs", () => {
  test.each([
    ["F4. Minor narrative control", "fate2", { use: "narrative" }, {}, ["me value -1"]],
    ["F3. Invoke for effect: check a box", "fate2", { use: "effect", aspect: BRAVE }, {}, ["me.brave box +1"]],
    ["F4. Monologue", "fate2", { use: "monologue" }, { "fate2-monologue": true }, ["me value -1"]],
    ["F4. Fortuitous arrival", "fate2", { use: "arrival" }, { "fate2-arrival": true }, ["me value -1"]],
    ["F4. Swap places", "fate2", { use: "swap-places", target: "Actor.you" }, SWAP, ["me value -1"]],
    [
      "F4. Take a wound for someone",
      "fate2",
      HURT,
      WOUND,
      ["me value -1", "you wounds hurt-0 cleared", "me wounds hurt-0 checked"],
    ],
    ["F4. A checked box may pay", "fate2", { use: "narrative", aspect: BRAVE }, { "fate2-box-pays": true }, ["me.brave box +1"]],
    ["S3. Invoke for effect", "strands", { use: "effect", aspect: BRAVE }, {}, ["me value -1"]],
    ["T3. Declaration: one point", "trifold", { use: "declaration", aspect: BRAVE }, {}, ["me value -1"]],
    ["M3. Points influence the story directly", "marumaru", { use: "narrative" }, {}, ["me value -1"]],
    [
      "M3. Another's character aspect for an effect to their disadvantage",
      "marumaru",
      { use: "effect", aspect: "Actor.you.Item.quick", against: true },
      {},
      ["me value -1", "you held +1"],
    ],
    [
      "M3. Another's character aspect for an effect that does them no harm",
      "marumaru",
      { use: "effect", aspect: "Actor.you.Item.quick" },
      {},
      ["me value -1"],
    ],
    [
      "T3. A declaration on another's aspect pays no one",
      "trifold",
      { use: "declaration", aspect: "Actor.you.Item.quick" },
      {},
      ["me value -1"],
    ],
  ] as const)("%s", (_sentence, game, wanted, dials, events) => {
    expect(shortPlan(story(game, wanted, {}, dials))).toEqual(events);
  });
  test("T3. An aspect locked to more on an unrolled action costs nothing there", () => {
    const lock = { on: true, trait: "perception", gain: "plus-two", words: "" } as const;
    const world = plainTable("trifold", { aspects: [aspectOn("Actor.me", "brave", { lock })] });
    expect(shortPlan(planned(world, "story", { use: "unrolled", aspect: BRAVE }))).toEqual([]);
    expect(shortPlan(planned(world, "story", { use: "declaration", aspect: BRAVE }))).toBe("locked");
  });
  test("M3. Points gained by an aspect used against one are not spent before the scene ends", () => {
    const poor = { uuid: "Actor.me", owners: ["p1"], played: true, points: { value: 0, held: 3 } };
    const world = plainTable("marumaru", { actors: [poor] });
    expect(shortPlan(planned(world, "story", { use: "narrative" }))).toBe("points-short");
  });
  test("S3. A persistent aspect for effect still costs a point", () => {
    const world = plainTable("strands", { aspects: [aspectOn("Actor.me", "brave", { persistent: true })] });
    expect(shortPlan(planned(world, "story", { use: "effect", aspect: BRAVE }))).toEqual(["me value -1"]);
  });
  test("T3. A locked declaration is free", () => {
    const lock = { on: true, trait: "", gain: "effect", words: "I know a smith everywhere" } as const;
    const world = plainTable("trifold", { aspects: [aspectOn("Actor.me", "brave", { lock })] });
    const plan = must(planned(world, "story", { use: "declaration", aspect: BRAVE }));
    expect([plan.payment, plan.events]).toEqual(["nothing", []]);
  });
  test("nothing a client wrote is kept where the use does not ask for it", () => {
    const forged = { use: "narrative", target: "Actor.you", targetName: "x", track: "wounds", box: "hurt-0", to: "hurt-1" };
    const nobody = { target: "", targetName: "", track: "", box: "", to: "", aspectName: "" };
    expect(must(story("fate2", forged)).facts).toMatchObject(nobody);
  });
});

describe("why it is refused", () => {
  test.each([
    ["the payer is deleted", "fate2", { use: "narrative" }, { actor: "Actor.gone" }, {}, "actor-gone"],
    ["the actor is another player's", "fate2", { use: "narrative" }, { actor: "Actor.you" }, {}, "not-yours"],
    ["S3. There is none without an aspect", "strands", { use: "narrative" }, {}, {}, "use-unknown"],
    ["T3. There is none without an aspect", "trifold", { use: "narrative" }, {}, {}, "use-unknown"],
    ["+1 is for a roll", "fate2", { use: "plus-one" }, {}, {}, "use-unknown"],
    ["F4. Each extra use is a dial", "fate2", { use: "swap-places", target: "Actor.you" }, {}, {}, "use-unknown"],
    ["the aspect is gone", "strands", { use: "effect", aspect: "Actor.me.Item.gone" }, {}, {}, "aspect-gone"],
    ["S3. It was shown as free", "strands", { use: "effect", aspect: BRAVE, expects: "free" }, {}, {}, "free-taken"],
    ["T3. … and a declaration too", "trifold", { use: "declaration", aspect: BRAVE, expects: "nothing" }, {}, {}, "free-taken"],
    ["the box that pays is gone", "fate2", { use: "narrative", aspect: "Actor.me.Item.gone" }, {}, {}, "aspect-gone"],
    ["F4. A box pays where the campaign says so", "fate2", { use: "narrative", aspect: BRAVE }, {}, {}, "box-pays-not"],
    ["F4. One does not swap places with oneself", "fate2", { use: "swap-places", target: "Actor.me" }, {}, SWAP, "whom-missing"],
    ["F4. … nor with a situation", "fate2", { use: "swap-places", target: "Actor.place" }, {}, SWAP, "whom-missing"],
    ["F4. … nor without another actor", "fate2", { use: "swap-places" }, {}, SWAP, "whom-missing"],
    ["F4. There is no such wound", "fate2", { ...HURT, box: "hurt-1" }, {}, WOUND, "box-clear"],
  ] as const)("%s", (_reason, game, wanted, asking, dials, code) => {
    expect(shortPlan(story(game, wanted, asking, dials))).toBe(code);
  });
  test("F4. Every row from that one up is full", () => {
    const rows = ["hurt-0", "hurt-1", "hurt-2", "injured-0", "injured-1", "taken-out-0"];
    const full = { uuid: "Actor.me", owners: ["p1"], played: true, points: { value: 1 }, boxes: { wounds: rows } };
    const world = plainTable("fate2", { dials: WOUND, actors: [HURT_FRIEND, full] });
    expect(shortPlan(planned(world, "story", HURT))).toBe("no-room");
  });
  test("nor with someone the player cannot name: they would be named to all", () => {
    const world = plainTable("fate2", { dials: SWAP, actors: [{ uuid: "Actor.far", unseen: true }] });
    const swap = (asking: Asking) => shortPlan(planned(world, "story", { use: "swap-places", target: "Actor.far" }, asking));
    expect([swap({}), swap({ author: "gm", actor: "Actor.me" })]).toEqual(["whom-missing", ["me value -1"]]);
  });
  test("no point is left", () => {
    const world = plainTable("fate2", { actors: [{ uuid: "Actor.me", owners: ["p1"], played: true }] });
    expect(shortPlan(planned(world, "story", { use: "narrative" }))).toBe("points-short");
  });
});
