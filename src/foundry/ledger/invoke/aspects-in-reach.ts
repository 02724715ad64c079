import { invoke } from "../../../rules/index.ts";
import type { ReachedAspect, Reach } from "../../../view/ledger/invoke-list.view.ts";
import { isActorOfType } from "../../documents/is-actor-of-type.ts";
import { NornActor } from "../../documents/norn-actor.ts";
import { currentRuleset, dialValues } from "../../settings/current-game.ts";
import type { ActionNow } from "../action-state.ts";
import { invocationAsked } from "./invocation-asked.ts";
import { knownAspects } from "./known-aspects.ts";

/** Every aspect this user may know of that lies in reach of an actor, and what the rules say to each thing it may give. */
export function aspectsInReach(actor: NornActor, now: ActionNow): ReachedAspect[] {
  const ruleset = currentRuleset();
  const dials = dialValues();
  const gains = ruleset.invoking.gains({ method: now.state.request.method, moment: "after" }, dials);
  return bearersInReach(actor).flatMap(({ bearer, reach }) =>
    knownAspects(game.user, bearer).map((aspect) => ({
      uuid: aspect.uuid,
      name: aspect.name,
      bearer: bearer.name,
      reach,
      answers: gains.map((gain) => {
        const asked = invocationAsked({ actor, aspect, gain, moment: "after", ruleset, dials, now });
        return { gain, invoked: invoke(ruleset, asked, dials) };
      }),
    })),
  );
}

/** The actor itself, the situation of the scene, and everybody who is in it. */
function bearersInReach(actor: NornActor): { bearer: NornActor; reach: Reach }[] {
  const scene = game.scenes.viewed ?? game.scenes.active;
  const situations = game.actors.filter((one) => isActorOfType(one, "situation") && one.system.scene === scene?.uuid);
  const here = [...(scene?.tokens ?? [])].flatMap(({ actor: one }) => (one instanceof NornActor ? [one] : []));
  const others = [...new Set(here)].filter((one) => one.uuid !== actor.uuid && situations.every(({ uuid }) => uuid !== one.uuid));
  return [
    { bearer: actor, reach: "own" },
    ...situations.filter((one) => one.uuid !== actor.uuid).map((bearer) => ({ bearer, reach: "situation" as const })),
    ...others.map((bearer) => ({ bearer, reach: "others" as const })),
  ];
}
