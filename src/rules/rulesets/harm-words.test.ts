import { describe, expect, test } from "vitest";
import { actor } from "../../../tests/samples/actor-snapshot.ts";
import { arms, attack, fighter } from "../../../tests/samples/exchange.ts";
import { readLanguage } from "../../../tools/build/read-language.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { HarmRules } from "../harm/harm-rules.ts";
import type { Ruleset } from "../ruleset.ts";
import { FATE2 } from "./fate2/fate2.ts";
import { MARUMARU } from "./marumaru/marumaru.ts";

type Words = string | { readonly [key: string]: Words };

const words = readLanguage("en");

function missing(...paths: readonly (readonly string[])[]): string[] {
  return paths
    .filter((path) => {
      let found: Words | undefined = words;
      for (const step of ["NORN", ...path]) found = typeof found === "object" ? found[step] : undefined;
      return typeof found !== "string" || found.trim() === "";
    })
    .map((path) => path.join("."));
}

/** Everything a roll may be offered, from someone with all boxes checked and arms with all qualities. */
function modifiersOf({ tracks, dials }: Ruleset, harm: HarmRules): readonly string[] {
  const everything: readonly DialValues[] = [
    {},
    ...dials.flatMap((dial) => (dial.kind === "choice" ? dial.choices.map((choice) => ({ [dial.id]: choice })) : [])),
  ];
  const rows = tracks(actor(), {}).map(({ id, rows: own }) => ({ id, boxes: own.map((row) => `${row.id}-0`), bonus: 0 }));
  const hurt = actor({ tracks: rows });
  const all = arms({ weapon: 2, armor: 2, qualities: Object.fromEntries(harm.qualities.map((id) => [id, 1])) });
  const fighters = harm
    .defenses({ scope: "fight", attack: [], defender: hurt }, {})
    .map(({ id }) => fighter({ actor: hurt, weapon: all, armor: all, defense: id }));
  return everything.flatMap((values) =>
    fighters.flatMap((defender) =>
      (["attack", "defense"] as const).flatMap((side) =>
        harm
          .modifiers({ side, actor: hurt, exchange: attack(0, { attacker: defender, defender }), afterHit: true }, values)
          .map(({ id }) => id),
      ),
    ),
  );
}

describe.each([FATE2, MARUMARU].map((ruleset) => [ruleset.id, ruleset] as const))("%s has words for", (game, ruleset) => {
  const { harm } = ruleset;
  if (!harm) throw new Error("It has no rules of harm.");
  const scopes = harm.scopes({});

  test("every kind of conflict, and every attack with traits of its own", () => {
    expect(missing(...scopes.map(({ id }) => ["Scope", game, id]))).toEqual([]);
    expect(missing(...scopes.flatMap(({ pairs = [] }) => pairs.map(({ id }) => ["Attack", game, id])))).toEqual([]);
  });
  test("every way to defend: a name and a hint", () => {
    const defenses = scopes.flatMap(({ id }) => harm.defenses({ scope: id, attack: [], defender: actor() }, {}));
    expect(missing(...defenses.flatMap(({ id }) => ["name", "hint"].map((part) => ["Defense", game, id, part])))).toEqual([]);
  });
  test("every modifier", () => {
    const ids = [...new Set(modifiersOf(ruleset, harm))];
    expect(ids.length).toBeGreaterThan(0);
    expect(missing(...ids.map((id) => ["Modifier", game, id]))).toEqual([]);
  });
  test("every outcome, armor type, quality and severity", () => {
    const { outcomes, armorTypes, qualities } = harm;
    expect(
      missing(
        ...outcomes.map((id) => ["HitOutcome", game, id]),
        ...armorTypes.map((id) => ["ArmorType", game, id]),
        ...qualities.map((id) => ["Quality", game, id]),
        ...ruleset.aspects.severities.map((id) => ["Item", "Choice", "severity", game, id]),
      ),
    ).toEqual([]);
  });
});
