import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../tests/samples/actor-snapshot.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { ranksBought } from "./audit.ts";

describe("R21. Only the ranks above where a trait starts are bought", () => {
  test.each([
    ["a usual trait, from 0", 3, null, 0, 3],
    ["an attribute, from 1", 3, null, 1, 2],
    ["one that everyone has at +1", 3, 1, 0, 2],
    ["a difficult one", 0, -2, 0, 2],
    ["none below its start", 0, 1, 0, 0],
    ["one that does not apply", null, null, 1, 0],
  ] as const)("%s", (_, rank, start, from, bought) => expect(ranksBought({ rank, start }, from)).toBe(bought));

  /** Ranks the audit of a game counts for one trait. */
  const spent = (game: keyof typeof RULESETS, group: string, rank: number, start: number | null): number => {
    const { traits } = RULESETS[game];
    const { pools } = traits.audit(actor({ traits: [trait("dreaming", rank, { group, start })] }), {});
    return pools.reduce((sum, pool) => sum + pool.spent, 0);
  };
  test.each([
    ["fate2", "social"],
    ["strands", "mental"],
    ["trifold", "skills"],
    ["marumaru", "skills"],
  ] as const)("%s: one that starts two higher costs two less", (game, group) => {
    const usual = RULESETS[game].traits.groups.find(({ id }) => id === group)?.defaultRank ?? 0;
    expect(spent(game, group, 3, usual + 2)).toBe(spent(game, group, 3, null) - 2);
    expect(spent(game, group, 2 + usual, 2 + usual)).toBe(0);
  });
});
