import { isOnFullDefense } from "../../ledger/conflict/conflict.ts";
import type { Attack } from "../../ledger/harm/attack.ts";
import { defensesAgainst } from "../../ledger/kinds/defend.ts";
import type { LedgerActor, World } from "../../ledger/world.ts";
import type { Defense } from "../../rules/harm/harm-rules.ts";
import type { ActorSnapshot } from "../../rules/snapshot.ts";
import { listedTraits, unboughtRank, unwrittenId, unwrittenKey } from "../../rules/traits/listed-traits.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { type OpposingChoice, traitChoice } from "../oppose/opposing-choices.view.ts";
import { rankView } from "../rank.view.ts";
import type { Reader, SeenRoll } from "../reader.ts";
import { rollableAspects, type RollableTrait, rollableTraits } from "../roll/rollable-trait.ts";
import { type Text, text } from "../text.ts";

/** What a target may defend with. */
export interface Defending {
  readonly actor: LedgerActor;
  readonly attack: Attack;
  /** The likeliest first. */
  readonly defenses: readonly Defense[];
  /** All it may roll, the likeliest for the first defense first. */
  readonly traits: readonly RollableTrait[];
}

/** What the reader may defend with for a target; null where they do not play it. */
export function defendingAs({ world, reader, now }: SeenRoll, target: string): Defending | null {
  const actor = world.owns(reader.user, target) ? world.actor(target) : null;
  const { attack } = now.roll;
  if (!actor || !attack) return null;
  const defenses = likeliestWays(world, target, defensesAgainst(world, now, actor));
  return { actor, attack, defenses, traits: likeliestTraits(world, reader, actor, defenses[0]) };
}

/** Who is on full defense most likely defends that way. */
function likeliestWays(world: World, actor: string, ways: readonly Defense[]): readonly Defense[] {
  const full = ways.find(({ modifier }) => modifier > 0);
  return full && isOnFullDefense(world, actor) ? [full, ...ways.filter((one) => one !== full)] : ways;
}

function likeliestTraits(
  { game: { ruleset } }: Pick<World, "game">,
  reader: Pick<Reader, "traitName">,
  actor: LedgerActor,
  defense: Defense | undefined,
): readonly RollableTrait[] {
  const snapshot = actor.snapshot();
  const nameOf = (key: string): string => reader.traitName(ruleset, key);
  const traits = rollableTraits(ruleset, snapshot, nameOf);
  const ids = defense?.traits ?? [];
  const likely = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: RollableTrait): number => likely.get(id) ?? likely.size;
  const rollable = [...traits, ...rollableAspects(ruleset, snapshot)].toSorted((a, b) => place(a) - place(b));
  const fits = ids.length === 0 || rollable.some(({ id }) => likely.has(id));
  return fits ? rollable : [...unwrittenOf(ruleset, snapshot, ids, nameOf), ...rollable];
}

/** The first of these traits that is not written on someone the game lists none for: it has the rank of what no one has bought. */
function unwrittenOf(
  ruleset: ActiveGame["ruleset"],
  actor: ActorSnapshot,
  ids: readonly string[],
  nameOf: (key: string) => string,
): readonly RollableTrait[] {
  const listed = listedTraits(ruleset, actor.type === "npc" ? "character" : actor.type);
  const [first] = ids.flatMap((id) => listed.find(({ key }) => key === unwrittenKey(id)) ?? []);
  if (!first) return [];
  const rank = unboughtRank(ruleset, first.group, actor);
  const { key, group } = first;
  return [{ id: unwrittenId(key), name: nameOf(key), group, rank, specialty: false, pairing: null }];
}

/** What is rolled instead of a trait of the defender's own: the rank of such a defense, or a trait that is not written on them. */
export function rolledInstead(
  { ruleset }: ActiveGame,
  { actor, traits }: Defending,
  defense: Defense,
  trait: string,
): { readonly name: Text; readonly rank: number } | null {
  const bare = bareRank(ruleset, defense);
  const chosen = traits.find(({ id }) => id === trait);
  if (bare || !chosen || unwrittenKey(trait) === "") return bare;
  const isListed = rollableTraits(ruleset, actor.snapshot(), (key) => key).some(({ id }) => id === trait);
  return isListed ? null : { name: text("NORN.Named", { name: chosen.name }), rank: chosen.rank };
}

/** The button with which the reader defends without a question; null where the target is not theirs. */
export function defendLabel(seen: SeenRoll, target: string): Text | null {
  const { defenses: [defense] = [], traits: [likeliest] = [] } = defendingAs(seen, target) ?? {};
  if (!defense) return null;
  const { ruleset } = seen.world.game;
  const rolled = bareRank(ruleset, defense) ?? likeliest;
  if (!rolled) return null;
  return text("NORN.Harm.defendWith", { trait: rolled.name, rank: rankView(ruleset, rolled.rank, false).number });
}

/** The rank of a defense without a trait, by its name; null where a trait is rolled. */
function bareRank(ruleset: ActiveGame["ruleset"], { id, rank }: Defense): { readonly name: Text; readonly rank: number } | null {
  return rank === null ? null : { name: defenseName(ruleset, id), rank };
}

export function defenseName({ id: game }: Pick<ActiveGame["ruleset"], "id">, id: string): Text {
  return text(`NORN.Defense.${game}.${id}.name`);
}

/** What the window of a defense asks. */
interface DefendQuestion {
  readonly ways: readonly { readonly id: string; readonly name: Text; readonly hint: Text; readonly selected: boolean }[];
  readonly traits: readonly OpposingChoice[];
  /** A GM may give a number instead. */
  readonly isGm: boolean;
}

export function defendQuestion({ world, reader }: SeenRoll, { defenses, traits }: Defending): DefendQuestion {
  const { ruleset } = world.game;
  return {
    ways: defenses.map(({ id }, place) => ({
      id,
      name: defenseName(ruleset, id),
      hint: text(`NORN.Defense.${ruleset.id}.${id}.hint`),
      selected: place === 0,
    })),
    traits: traits.map((trait, place) => traitChoice(ruleset, trait, place === 0)),
    isGm: world.isGm(reader.user),
  };
}

/** The total that was typed for a defense; null for anything else. */
export function typedTotal(typed: string): number | null {
  const total = typed.trim().replace(/^[−–]/, "-");
  return /^[+-]?\d{1,3}$/.test(total) ? Number(total) : null;
}
