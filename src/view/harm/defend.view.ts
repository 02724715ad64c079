import { isOnFullDefense } from "../../ledger/conflict/conflict.ts";
import type { Attack } from "../../ledger/harm/attack.ts";
import { defensesAgainst } from "../../ledger/kinds/defend.ts";
import type { LedgerActor, World } from "../../ledger/world.ts";
import type { Defense } from "../../rules/harm/harm-rules.ts";
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
  const traits = rollableTraits(ruleset, snapshot, (key) => reader.traitName(ruleset, key));
  const likely = new Map((defense?.traits ?? []).map((id, place) => [id, place]));
  const place = ({ id }: RollableTrait): number => likely.get(id) ?? likely.size;
  return [...traits, ...rollableAspects(ruleset, snapshot)].toSorted((a, b) => place(a) - place(b));
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
export function bareRank(
  ruleset: ActiveGame["ruleset"],
  { id, rank }: Defense,
): { readonly name: Text; readonly rank: number } | null {
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
