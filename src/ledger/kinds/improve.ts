import { IMPROVEMENTS } from "../../rules/traits/experience.ts";
import { isOfCharacter } from "../../rules/aspects/aspect-kind.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { newAspect } from "../../rules/aspects/aspect.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { parsePhrase } from "../../rules/created-aspects/create-aspect.ts";
import type { EntryOf } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { authorsActor, authorsAspect } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { choiceOf, idOf, type Input, namedAspect, textOf, wholeOf } from "../read-input.ts";
import type { LedgerActor, World } from "../world.ts";
import type { ImproveFacts } from "../requests/rewards.ts";

/** Someone spends experience. Source: S2 (advancement). */
export const IMPROVE: Kind<"improve"> = {
  parse: (input) => {
    const what = choiceOf(IMPROVEMENTS, input["what"]);
    return what && { what, ...namedTrait(input), ...namedAspect(input), words: textOf(input["words"]).trim() };
  },
  parseFacts: (input) => ({
    ...namedTrait(input),
    rank: wholeOf(input["rank"]) ?? 0,
    ...namedAspect(input),
    words: textOf(input["words"]),
    price: wholeOf(input["price"]) ?? 0,
  }),
  plan: (world, entry) => {
    const found = authorsActor(world, entry);
    if (!found.ok) return found;
    const bought = boughtBy(world, entry, found.value);
    if (!bought.ok) return bought;
    const { events, price, ...facts } = bought.value;
    const left = found.value.snapshot().fatePoints.experience ?? 0;
    if (left < price) return refuse("experience-short", { left, price });
    const paid = { type: "fate-points-changed", actor: found.value.uuid, counter: "experience", by: 0 - price } as const;
    return ok(plainPlan<"improve">({ ...NOTHING, ...facts, price }, [...(price === 0 ? [] : [paid]), ...events]));
  },
  about: () => [],
};

function namedTrait(input: Input) {
  return { trait: idOf(input["trait"]), traitName: textOf(input["traitName"]) };
}

const NOTHING = { trait: "", traitName: "", rank: 0, aspect: "", aspectName: "", words: "" };

interface Bought extends Partial<ImproveFacts> {
  readonly price: number;
  readonly events: readonly LedgerEvent[];
}

function boughtBy(world: World, entry: EntryOf<"improve">, actor: LedgerActor): Result<Bought> {
  const { experience } = world.game.ruleset;
  if (!experience) return refuse("experience-none");
  const { what } = entry.request;
  const price = experience.price({ what, actor: actor.snapshot() }, world.game.dials);
  const { uuid } = actor;
  switch (what) {
    case "rank":
      return rankOf(world, entry, actor);
    case "advantage-point":
      return ok({ price, events: [{ type: "fate-points-changed", actor: uuid, counter: "advantagePoints", by: 1 }] });
    case "refresh":
      return ok({ price, events: [refreshed(world, actor)] });
    case "rewrite":
      return rewritten(world, entry, { actor, price });
    default:
      return added(world, entry, { actor, price });
  }
}

/** Raises refresh by one; without one of its own, from the campaign's. */
function refreshed({ game: { ruleset, dials } }: World, actor: LedgerActor): LedgerEvent {
  const snapshot = actor.snapshot();
  const by = ruleset.fatePoints.start(snapshot, dials) + 1 - snapshot.fatePoints.refresh;
  return { type: "fate-points-changed", actor: actor.uuid, counter: "refresh", by };
}

function rankOf(world: World, { request }: EntryOf<"improve">, actor: LedgerActor): Result<Bought> {
  const { experience, traits } = world.game.ruleset;
  const snapshot = actor.snapshot();
  const trait = snapshot.traits.find(({ uuid }) => uuid === request.trait);
  if (!trait || trait.rank === null || !experience) return refuse("trait-gone", { trait: request.traitName });
  const rank = trait.rank + 1;
  if (rank > traits.range.max) return refuse("trait-highest", { trait: trait.name, rank: trait.rank });
  const price = experience.price({ what: "rank", actor: snapshot, trait }, world.game.dials);
  return ok({
    price,
    trait: trait.uuid,
    traitName: trait.name,
    rank,
    events: [{ type: "trait-rank-changed", trait: trait.uuid, by: 1 }],
  });
}

interface Buying {
  readonly actor: LedgerActor;
  readonly price: number;
}

/** Other words for an aspect that says who someone is. */
function rewritten(world: World, { author, request }: EntryOf<"improve">, { actor, price }: Buying): Result<Bought> {
  const found = authorsAspect(world, author, request);
  if (!found.ok) return found;
  const aspect = found.value;
  if (aspect.parent !== actor.uuid || !isOfCharacter(aspect.kind) || aspect.kind === "consequence")
    return refuse("aspect-gone", { aspect: request.aspectName });
  const phrase = parsePhrase(request.words);
  if (!phrase.ok) return phrase;
  const words = phrase.value;
  if (words === aspect.name) return refuse("words-missing");
  const renamed = { type: "aspect-renamed", aspect: aspect.uuid, from: aspect.name, to: words } as const;
  return ok({ price, aspect: aspect.uuid, aspectName: aspect.name, words, events: [renamed] });
}

/** Adds an aspect whose role has the id of the purchase. */
function added(world: World, { id, request }: EntryOf<"improve">, { actor, price }: Buying): Result<Bought> {
  const role = world.game.ruleset.aspects.roles.find((one) => one.id === request.what);
  if (!role) return refuse("experience-none");
  const phrase = parsePhrase(request.words);
  if (!phrase.ok) return phrase;
  const words = phrase.value;
  const uuid = `${actor.uuid}.Item.${world.newId(id, 0)}`;
  const aspect = newAspect({ uuid, name: words, parent: actor.uuid, kind: role.kind, role: role.id });
  return ok({ price, aspect: uuid, aspectName: words, words, events: [{ type: "aspect-added", aspect }] });
}
