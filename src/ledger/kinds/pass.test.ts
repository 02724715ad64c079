import type { Fields } from "../../../tests/samples/ledger-entry.ts";
import { describe, expect, test } from "vitest";
import { type Asking, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable } from "../../../tests/samples/plain-table.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";

const GIFT: Fields<"pass"> = { aspect: "Actor.place.Item.fog", free: "f", target: "Actor.you" };
const mine = { count: 2, holder: "Actor.me" };

function passed(wanted: Fields<"pass">, asking: Asking = {}, fog: Partial<Aspect> = { free: { f: mine } }) {
  const world = plainTable("trifold", {
    aspects: [aspectOn("Actor.place", "fog", { kind: "advantage", ...fog })],
    actors: [{ uuid: "Actor.far", unseen: true }],
  });
  return planned(world, "pass", { ...GIFT, ...wanted }, asking);
}

describe("T4. The maker has one free invocation or may pass it on", () => {
  test.each([
    ["its holder's player", {}],
    ["a GM", { author: "gm", actor: "" }],
  ])("%s passes one on", (_who, asking) => {
    const plan = passed({ holderName: "x", targetName: "y" }, asking);
    expect(shortPlan(plan)).toEqual(["place.fog free of me -1", "place.fog free of you +1"]);
    expect(must(plan).facts).toMatchObject({ aspectName: "fog", targetName: "you", holderName: "me" });
  });
  test("it is added to those the other has on that aspect", () => {
    const plan = must(passed({}, {}, { free: { f: mine, g: { count: 1, holder: "Actor.you" } } }));
    expect(plan.events.map((event) => "free" in event && event.free)).toEqual(["f", "g"]);
  });
});

describe("why it is refused", () => {
  test.each([
    ["the aspect is gone", { aspect: "Actor.place.Item.gone" }, {}, "aspect-gone"],
    ["the new holder is deleted", { target: "Actor.gone" }, {}, "target-gone"],
    ["… or out of reach", { target: "Actor.far" }, {}, "target-gone"],
    ["it is another player's", {}, { author: "p2", actor: "Actor.you" }, "free-not-yours"],
    ["there is no such free invocation: a player's", { free: "g" }, {}, "free-not-yours"],
    ["there is no such free invocation: a GM's", { free: "g" }, { author: "gm" }, "free-gone"],
    ["an id of the language's own is none", { free: "constructor" }, { author: "gm" }, "free-gone"],
    ["they already hold it", { target: "Actor.me" }, {}, "passed-already"],
  ] as const)("%s", (_reason, wanted, asking, code) => expect(shortPlan(passed(wanted, asking))).toBe(code));
  test("a free invocation anyone may use is no one's to give", () => {
    expect(shortPlan(passed({}, {}, { free: { f: { count: 1, holder: "" } } }))).toBe("free-not-yours");
  });
});
