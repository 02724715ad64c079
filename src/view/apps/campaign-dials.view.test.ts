import { describe, expect, test } from "vitest";
import { readLanguage } from "../../../tools/build/read-language.ts";
import { campaignRuleset } from "../../rules/campaign-ruleset.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import { campaignDialsView, type CampaignDialsView } from "./campaign-dials.view.ts";

const words = readLanguage("en");

function hasWord(key: string): boolean {
  const found = key.split(".").reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words);
  return typeof found === "string" && found !== "";
}
function keysOf({ groups }: CampaignDialsView): string[] {
  return groups.flatMap(({ title, dials }) => [
    title.key,
    ...dials.flatMap(({ label, hint, choice, list, numbers }) => [
      label.key,
      hint.key,
      ...(choice ?? []).map((option) => option.label.key),
      ...(list?.things ?? []).flatMap(({ word, groups: of }) => [...(word ? [word.key] : []), ...of.map((one) => one.label.key)]),
      ...(numbers?.things ?? []).map((one) => one.label.key),
    ]),
  ]);
}

describe("the dials of a campaign", () => {
  test.each(Object.values(RULESETS))("of $id all have a name, a hint and words for every choice", (ruleset) => {
    const keys = keysOf(campaignDialsView(ruleset, {}));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !hasWord(key))).toEqual([]);
  });

  test.each(Object.values(RULESETS))("of $id are in groups, each dial once", (ruleset) => {
    const shown = campaignDialsView(ruleset, {}).groups.flatMap(({ dials }) => dials.map(({ id }) => id));
    expect(shown.toSorted()).toEqual(ruleset.dials.map(({ id }) => id).toSorted());
  });

  test("show the value the rules read: the stored one, a number within its bounds, the initial one where the stored one does not fit", () => {
    const values = { "fate2-structure": "column", "fate2-fixed-points": 99, "fate2-dice": 4 };
    const fields = campaignDialsView(RULESETS.fate2, values).groups.flatMap(({ dials }) => dials);
    const field = (id: string) => fields.find((one) => one.id === id);
    expect(field("fate2-structure")?.choice?.find(({ chosen }) => chosen)?.value).toBe("column");
    expect(field("fate2-fixed-points")?.number?.value).toBe(30);
    expect(field("fate2-dice")?.choice?.find(({ chosen }) => chosen)?.value).toBe("fudge");
  });

  test("of a campaign's own track are named after it, and have all their words", () => {
    const own = { "own-mana": { name: "Mana", group: "renewable", removed: false } };
    const dials = { "strands-tracks": own, "strands-stress-own-mana": "threshold" };
    const view = campaignDialsView(campaignRuleset(RULESETS.strands, dials), dials);
    const added = view.groups.flatMap((group) => group.dials).filter(({ id }) => id.endsWith("own-mana"));
    expect(added.map(({ label }) => label.args)).toEqual([{ name: "Mana" }, { name: "Mana" }]);
    expect(added[0]?.changed?.back.args?.["dial"]).toEqual(added[0]?.label);
    expect(keysOf(view).filter((key) => !hasWord(key) && key !== "NORN.Named")).toEqual([]);
  });

  test("that are numbers of a list have its names and its things, whatever else is called so", () => {
    const changed = (name: string, removed = false, group = "any") => ({ name, group, removed });
    const dials = {
      "marumaru-tricks": { pin: changed("Hold"), disarm: changed("", true), "own-wink": changed("Wink") },
      "strands-roles": { character: changed("Trait of old", false, "character") },
    };
    const labels = (game: "marumaru" | "strands", id: string): unknown =>
      campaignDialsView(campaignRuleset(RULESETS[game], dials), dials)
        .groups.flatMap((group) => group.dials)
        .find((dial) => dial.id === id)
        ?.numbers?.things.map(({ label, value }) => [label.args?.["name"] ?? label.key, value]);
    expect(labels("marumaru", "marumaru-trick-costs")).toEqual([
      ["NORN.Trick.marumaru.help-ally", 1],
      ["NORN.Trick.marumaru.injure", 1],
      ["NORN.Trick.marumaru.knock-down", 1],
      ["Hold", 1],
      ["Wink", 1],
    ]);
    expect(labels("strands", "strands-role-counts")).toContainEqual(["Trait of old", 4]);
    expect(labels("strands", "strands-experience")).toContainEqual(["NORN.Experience.Bought.character", 10]);
  });

  test("that are chosen from a list have its names; what is added is like one of the game's own", () => {
    const level = (name: string, group: string) => ({ name, group, removed: false });
    const dials = { "strands-levels": { hero: level("Champion", "hero"), "own-ace": level("Ace", "hero") } };
    const fields = campaignDialsView(campaignRuleset(RULESETS.strands, dials), dials).groups.flatMap((group) => group.dials);
    const chosen = fields.find(({ id }) => id === "strands-level")?.choice ?? [];
    expect(chosen.flatMap(({ label }) => label.args?.["name"] ?? [])).toEqual(["Champion", "Ace"]);
    const things = fields.find(({ id }) => id === "strands-levels")?.list?.things ?? [];
    expect(things.find(({ id }) => id === "hero")?.groups).toEqual([]);
    expect(things.at(-1)?.groups.find((group) => group.chosen)?.label).toEqual({
      key: "NORN.Dials.List.likeOne",
      args: { name: { key: "NORN.Named", args: { name: "Champion" } } },
    });
  });

  test("say what is changed, what the book has, and how much it is in all", () => {
    const removed = { might: { name: "", group: "skills", removed: true } };
    const view = campaignDialsView(RULESETS.trifold, { "trifold-structure": "pyramid", "trifold-traits": removed });
    const changed = view.groups.flatMap(({ dials }) => dials.filter((dial) => dial.changed));
    expect(changed.map(({ id }) => id)).toEqual(["trifold-structure", "trifold-traits"]);
    expect(changed[0]?.changed?.words).toEqual({
      key: "NORN.DialsBack.book",
      args: { value: { key: "NORN.Dial.trifold-structure.column" } },
    });
    expect(view.changed?.args).toEqual({ count: 2 });
    expect(campaignDialsView(RULESETS.trifold, {}).changed).toBeNull();
  });
});
