import { describe, expect, test } from "vitest";
import { actor, trait } from "../../tests/samples/actor-snapshot.ts";
import { aspectOn } from "../../tests/samples/plain-table.ts";
import { lookUp } from "./look-up.ts";
import { RULESETS } from "./rulesets/rulesets.ts";

const OF_THE_LANGUAGE = ["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__"];

test("what a table has is found, and nothing else", () => {
  const table: Readonly<Record<string, number>> = { major: 7 };
  expect(["major", "minor", ...OF_THE_LANGUAGE].map((key) => lookUp(table, key))).toEqual([
    7,
    ...Array.from({ length: OF_THE_LANGUAGE.length + 1 }, () => undefined),
  ]);
});

describe.each(Object.values(RULESETS))(
  "$id: a stored name of the language's own means no more than an unknown one",
  (ruleset) => {
    const recovered = (name: string) => {
      const consequence = { ...aspectOn("Actor.x", "odd", { kind: "consequence", severity: name }), track: name };
      const recoveries = ruleset.harm?.recoveries({ actor: actor({}), layouts: [], consequences: [consequence] }, {});
      return recoveries?.map(({ at, days, treatment }) => ({ at, days, treatment }));
    };
    const defended = (name: string) => {
      const defender = actor({ traits: [trait(name, 1, { group: name })] });
      const ways = ruleset.harm?.defenses({ scope: name, attack: [name], defender }, {});
      return ways?.map((one) => JSON.stringify(one).replaceAll(name, "*"));
    };
    const handled = (name: string) => (ruleset.aboard?.how === "joins" ? ruleset.aboard.handles(name) : null);
    test.each(OF_THE_LANGUAGE)("%s", (name) => {
      expect(recovered(name)).toEqual(recovered("unknown"));
      expect(defended(name)).toEqual(defended("unknown"));
      expect(handled(name)).toEqual(handled("unknown"));
    });
  },
);
