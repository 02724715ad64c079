import { takingPart } from "../../ledger/conflict/conflict.ts";
import type { Attack } from "../../ledger/harm/attack.ts";
import { exchangeOf } from "../../ledger/harm/attack-results.ts";
import { sinceHit } from "../../ledger/harm/since-hit.ts";
import type { LedgerActor, World } from "../../ledger/world.ts";
import { type Exchange, type ModifiersInput, NO_ARMS } from "../../rules/harm/harm-rules.ts";
import { isDefending } from "../../rules/conflict/order.ts";
import { smallerNow } from "../../rules/conflict/conflict-now.ts";
import { type Text, text } from "../text.ts";
import { defenseName } from "./defend.view.ts";
import { scaleText } from "./scale-text.ts";

/** A modifier that a roll may have, by the rules or the situation. */
export interface ModifierOffer {
  readonly id: string;
  readonly label: Text;
  readonly value: number;
  /** It applies unless it is struck out. */
  readonly applies: boolean;
}

/** Id of the modifier that full defense in the conflict brings. */
export const FULL_DEFENSE = "conflict-defends";

/** Modifiers by wounds, arms and position for a roll of this actor. Source: F8, S6, T4, M4. */
export function offeredModifiers(
  world: World,
  actor: LedgerActor,
  { side, exchange }: Pick<ModifiersInput, "side" | "exchange">,
): readonly ModifierOffer[] {
  const { ruleset, dials } = world.game;
  const carried = exchange ? {} : { carried: carriedBy(world, actor) };
  const asked = { side, exchange, ...carried, actor: actor.snapshot(), ...sinceHit(world, actor.uuid) };
  const lines = ruleset.harm?.modifiers(asked, dials) ?? [];
  const own = lines.map(({ id, value, applies, reason }): ModifierOffer => {
    const label = text(`NORN.Modifier.${ruleset.id}.${id}`);
    return { id: `harm-${id}`, label: reason ? scaleText(label, reason) : label, value, applies };
  });
  return [...own, ...conflictModifiers(world, actor.uuid, side)];
}

/** All weapons, and the armor worn in the game's first kind of conflict. */
function carriedBy({ game }: Pick<World, "game">, actor: LedgerActor): NonNullable<ModifiersInput["carried"]> {
  const [first] = game.ruleset.harm?.scopes(game.dials) ?? [];
  const weapons = actor.snapshot().attacks.filter(({ effect }) => effect === "");
  return { weapons: weapons.map(({ arms }) => arms), armor: actor.armed(game, first?.id ?? "").armor };
}

/** By what someone has done in the running conflict: full defense, and smaller actions on their turn. Source: S6, T4. */
function conflictModifiers(world: World, actor: string, side: ModifiersInput["side"]): readonly ModifierOffer[] {
  const taking = takingPart(world, actor);
  if (!taking) return [];
  const { conflict, own } = taking;
  if (side === "defense") {
    const full = isDefending(conflict, own) ? conflict.rules.fullDefense : null;
    return full ? modifier(FULL_DEFENSE, defenseName(world.game.ruleset, full.defense), full.adds) : [];
  }
  return modifier("conflict-smaller", text("NORN.Conflict.smaller"), 0 - smallerNow(conflict, own));
}

/** A modifier that applies; none for 0. */
export function modifier(id: string, label: Text, value: number): readonly ModifierOffer[] {
  return value === 0 ? [] : [{ id, label, value, applies: true }];
}

/** What stands between an attacker and a target, as the target is armed now. `defense`: how it defends, "" if that is not known. */
export function exchangeWith(
  { game, actor: find }: Pick<World, "game" | "actor">,
  attack: Attack,
  { attacker, target, defense = "" }: { readonly attacker: string; readonly target: string; readonly defense?: string },
): Exchange {
  const other = find(target);
  const armed = other?.armed(game, attack.scope) ?? { weapon: NO_ARMS, armor: NO_ARMS };
  return exchangeOf(game, attack, find(attacker), other, { ...armed, defense });
}
