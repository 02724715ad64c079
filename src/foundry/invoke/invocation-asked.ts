import type { AspectState, AspectUse, CheckRequest, DialValues, Gain, InvokeAsked, Moment, Ruleset } from "../../rules/index.ts";
import { newAspect, UNLUCKY } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { isPlace } from "../documents/is-place.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { payerOf } from "../spend/payer.ts";
import { turnNow } from "./turn-now.ts";
import { useOf, usesOfTurn } from "./uses-of-turn.ts";

export interface Invoking {
  readonly actor: NornActor;
  readonly moment: Moment;
  readonly ruleset: Ruleset;
  readonly dials: DialValues;
  /** The roll, thrown or still to be thrown, and the entries that stand on it. */
  readonly request: CheckRequest;
  readonly entries: readonly Entry[];
}

/** One aspect and what it is to give, as the rules want to have it asked. */
export type AskRules = (aspect: NornItem<"aspect">, gain: Gain) => InvokeAsked;

/** What is the same for every aspect is read once, from what the documents say now. */
export function askingRules({ actor, moment, ruleset, dials, request, entries }: Invoking): AskRules {
  const { traits: listed, aspects: own } = actor.snapshot();
  const payer = payerOf(actor, ruleset, dials);
  const rolled = request.traits.flatMap(({ id }) => [id, listed.find((trait) => trait.id === id)?.key ?? ""]);
  const uses = usesNow(actor.uuid, entries);
  const owes = ruleset.invoking.mayOwe?.(dials) !== true || own.some(({ role }) => role === UNLUCKY);
  return (aspect, gain) => {
    const bearer = aspect.actor;
    return {
      aspect: aspectState(aspect),
      payer,
      gain,
      moment,
      method: request.method,
      traits: rolled,
      uses,
      owner: bearer && !isPlace(bearer) ? payerOf(bearer, ruleset, dials) : null,
      unlucky: owes ? null : unlucky(actor),
    };
  };
}

/** What the actor has used on this roll, and on others in the same turn of a conflict. */
function usesNow(actor: string, entries: readonly Entry[]): AspectUse[] {
  const here = new Set(entries.map(({ id }) => id));
  const elsewhere = usesOfTurn(turnNow()).filter(({ id }) => !here.has(id));
  return [
    ...entries.filter(({ kind }) => kind === "invoke" || kind === "spend").map((entry) => useOf(entry, true)),
    ...elsewhere.map((entry) => useOf(entry, false)),
  ].filter(({ user }) => user === actor);
}

/** The aspect a first debt brings. */
function unlucky(actor: NornActor): AspectState {
  return newAspect({
    uuid: `${actor.uuid}.Item.${foundry.utils.randomID()}`,
    name: game.i18n.localize("NORN.Ledger.unlucky"),
    parent: actor.uuid,
    kind: "character",
    role: UNLUCKY,
    nature: "sticky",
  });
}
