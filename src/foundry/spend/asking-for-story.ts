import type { NornActor } from "../documents/norn-actor.ts";
import { currentRuleset, dialValues } from "../settings/current-game.ts";
import { type AskRules, askingRules } from "../invoke/invocation-asked.ts";

/** Invoking for an effect: no dice are thrown, so what a roll would be of does not matter. */
export function askingForStory(actor: NornActor): AskRules {
  const ruleset = currentRuleset();
  const request = {
    method: ruleset.dice[0]?.id ?? "fudge",
    traits: [],
    modifiers: [],
    difficulty: null,
    test: "static",
    enhancement: 0,
    complication: 0,
  } as const;
  return askingRules({ actor, moment: "after", ruleset, dials: dialValues(), request, entries: [] });
}
