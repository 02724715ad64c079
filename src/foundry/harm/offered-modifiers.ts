import { stillStands } from "../../ledger/order.ts";
import { exchangeOf } from "../../ledger/harm/blows.ts";
import type { Attack } from "../../ledger/harm/attack.ts";
import { type Exchange, type GameInForce, isDefending, type ModifiersInput, NO_ARMS, smallerNow } from "../../rules/index.ts";
import type { OfferedLine } from "../../view/roll/offered-line.ts";
import { scaleText } from "../../view/harm/scale-text.ts";
import { text } from "../../view/text.ts";
import { conflictOf } from "../documents/conflict-of-combat.ts";
import { isItemOfType } from "../documents/of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { armsOf } from "../mappers/arms.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { rollStore } from "../ledger/roll-store.ts";
import { shownActor, shownEntries } from "../ledger/shown-world.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";

/** Id of the line that full defense in the conflict brings. */
export const FULL_DEFENSE = "conflict-defends";

/** Modifiers by wounds, arms and position for a roll of this actor. Source: F8, S6, T4, M4. */
export function offeredModifiers(
  { ruleset, dials }: GameInForce,
  actor: NornActor,
  asked: Pick<ModifiersInput, "side" | "exchange">,
): readonly OfferedLine[] {
  const carried = asked.exchange ? {} : { carried: carriedBy({ ruleset, dials }, actor) };
  const lines = ruleset.harm?.modifiers({ ...asked, ...carried, actor: actor.snapshot(), ...sinceHit(actor) }, dials) ?? [];
  const own = lines.map(({ id, value, applies, reason }): OfferedLine => {
    const label = text(`NORN.Modifier.${ruleset.id}.${id}`);
    return { id: `harm-${id}`, label: putIntoWords(reason ? scaleText(label, reason) : label), value, applies };
  });
  return [...own, ...conflictModifiers({ ruleset, dials }, actor, asked.side)];
}

/** All weapons, and the armor worn in the game's first kind of conflict. */
function carriedBy(inForce: GameInForce, actor: NornActor): NonNullable<ModifiersInput["carried"]> {
  const scope = inForce.ruleset.harm?.scopes(inForce.dials)[0]?.id ?? "";
  const armor = shownActor(actor)?.armed(inForce, scope).armor ?? NO_ARMS;
  return { weapons: weaponsOf(actor).map(armsOf), armor };
}

/** The weapons of an actor. */
export function weaponsOf(actor: NornActor) {
  return [...actor.items].flatMap((item) =>
    isItemOfType(item, "gear") && item.inPlay && item.system.category === "weapon" ? [item] : [],
  );
}

/** What someone has done in the conflict they are in: full defense, and smaller actions on their turn. Source: S6, T4. */
function conflictModifiers(inForce: GameInForce, actor: NornActor, side: ModifiersInput["side"]): readonly OfferedLine[] {
  const taking = takingPart(inForce, actor);
  if (!taking) return [];
  const { conflict, own } = taking;
  if (side === "defense") {
    const full = isDefending(conflict, own) ? conflict.rules.fullDefense : null;
    return full ? [line(FULL_DEFENSE, `NORN.Defense.${inForce.ruleset.id}.${full.defense}.name`, full.adds)] : [];
  }
  const smaller = smallerNow(conflict, own);
  return smaller > 0 ? [line("conflict-smaller", "NORN.Conflict.smaller", 0 - smaller)] : [];
}

function line(id: string, key: string, value: number): OfferedLine {
  return { id, label: game.i18n.localize(key), value, applies: true };
}

/** Whether someone is on full defense in the conflict they are in. Source: F8, S6, T4. */
export function onFullDefense(inForce: GameInForce, actor: NornActor): boolean {
  const taking = takingPart(inForce, actor);
  return taking !== null && isDefending(taking.conflict, taking.own);
}

/** The conflict an actor is in, once it has begun. */
export function takingPart(inForce: GameInForce, { uuid }: NornActor) {
  const conflict = conflictOf(game.combats.active, inForce);
  const own = conflict?.participants.find(({ actor }) => actor === uuid);
  return conflict && own && conflict.round > 0 ? { conflict, own } : null;
}

/** What stands between an attacker and the only target, as the target is armed now. */
export function exchangeWith(inForce: GameInForce, attacker: NornActor, target: string, attack: Attack, defense = ""): Exchange {
  const other = shownActor(ledgerActor(target));
  const armed = other?.armed(inForce, attack.scope) ?? { weapon: NO_ARMS, armor: NO_ARMS };
  return exchangeOf(inForce, attack, shownActor(attacker), other, { ...armed, defense });
}

/** The actor's last hit, and whether nothing was rolled since. */
function sinceHit({ uuid }: NornActor): Pick<ModifiersInput, "afterHit" | "lastHit"> {
  const hit = shownEntries()
    .ofKinds(["harm"])
    .findLast((entry) => entry.actor === uuid && stillStands(shownEntries(), entry));
  if (!hit) return { afterHit: false };
  const rolled = rollStore().by(uuid).at(-1);
  const lastHit = hit.outcome.events.flatMap((event) =>
    event.type === "track-box-checked" ? [{ track: event.track, box: event.box }] : [],
  );
  return { afterHit: !rolled || rolled.timestamp <= hit.settled, lastHit };
}
