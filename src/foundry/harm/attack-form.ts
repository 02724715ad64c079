import { type Attack, readAttack } from "../../ledger/harm/attack.ts";
import {
  type Arms,
  type ConflictScope,
  type GameInForce,
  type HarmRules,
  NO_ARMS,
  ok,
  refuse,
  type Result,
  scopesAgainst,
  unwrittenKey,
} from "../../rules/index.ts";
import type { Choice } from "../../view/roll/roll-dialog.view.ts";
import type { OfferedLine } from "../../view/roll/offered-line.ts";
import type { RollForm } from "../../view/roll/roll-form.ts";
import type { Defending, Target } from "../../view/roll/roll-options.ts";
import { type StakeField, stakeField, stakeTakes } from "../../view/roll/stake-field.view.ts";
import { type Text, text } from "../../view/text.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isCombatOfType } from "../documents/of-type.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownActor } from "../ledger/shown-world.ts";
import { armsOf } from "../mappers/arms.ts";
import { targetedActors } from "../roll/targets.ts";
import { broughtAgainst } from "./after-defense.ts";
import { exchangeWith, FULL_DEFENSE, offeredModifiers, takingPart, weaponsOf } from "./offered-modifiers.ts";

/** A defense, and against whom: null if they are gone. */
interface Against extends Defending {
  readonly attacker: NornActor | null;
}

export interface AttackFields {
  readonly scopes: readonly Choice[];
  /** Empty while it is not an attack, or where there is nothing to choose. */
  readonly weapons: readonly Choice[];
  readonly distance: string;
  readonly isAttack: boolean;
  readonly stake: StakeField;
}

/** What the roll dialog asks of an attack; null in a game without blows. */
export function attackFields(
  inForce: GameInForce,
  actor: NornActor,
  form: RollForm,
  targets: readonly Target[],
): AttackFields | null {
  const { ruleset } = inForce;
  if (!ruleset.harm) return null;
  const scopes = scopesOn(inForce, targets);
  const chosen = scopeIn(scopes, form.attack);
  const option = (value: string, label: Text, chosen: string): Choice => ({ value, label, selected: value === chosen });
  const armed = weaponsOf(actor).map(({ id, name }) => option(id ?? "", text("NORN.Named", { name }), form.weapon));
  return {
    scopes: [
      option("", text("NORN.Harm.Attack.none"), chosen),
      ...scopes.map(({ id }) => option(id, text(`NORN.Scope.${ruleset.id}.${id}`), chosen)),
    ],
    weapons:
      form.attack === "" || armed.length === 0 ? [] : [option("", text("NORN.Harm.Attack.unarmed"), form.weapon), ...armed],
    distance: form.distance,
    isAttack: form.attack !== "",
    stake: stakeField(
      inForce,
      form,
      targets.flatMap(({ uuid }) => ledgerActor(uuid)?.type ?? []),
    ),
  };
}

/** Scopes in which a single target can be attacked. */
function scopesOn({ ruleset, dials }: GameInForce, [only, ...others]: readonly Target[]): readonly ConflictScope[] {
  const target = only && others.length === 0 ? ledgerActor(only.uuid)?.snapshot() : undefined;
  const attacked = target ? { type: target.type, layouts: ruleset.tracks(target, dials) } : null;
  return scopesAgainst(ruleset.harm?.scopes(dials) ?? [], attacked);
}

/** Another target may have to be attacked in another scope; "" for no attack. */
function scopeIn(scopes: readonly ConflictScope[], id: string): string {
  return id === "" || scopes.some((scope) => scope.id === id) ? id : (scopes[0]?.id ?? "");
}

/** Whether a roll of this trait is most likely an attack: others are targeted, and it is what people attack with in the conflict one is in. */
export function isLikelyAttack(inForce: GameInForce, actor: NornActor, trait: string): boolean {
  if (!takingPart(inForce, actor) || !targetedActors().some(({ uuid }) => uuid !== actor.uuid)) return false;
  const { attacks = [], pairs = [] } = usualScope(inForce, actor, "") ?? {};
  const key = actor.snapshot().traits.find(({ id }) => id === trait)?.key ?? unwrittenKey(trait);
  return [...attacks, ...pairs.flatMap(({ traits }) => traits)].includes(key);
}

/** The weapon an attack begins with: the first that is ready. */
export function readyWeapon(actor: NornActor): string {
  return weaponsOf(actor).find(({ system }) => system.equipped)?.id ?? "";
}

/** Hits a weapon adds, in games with enhancements. */
export function enhancedBy({ enhancement }: HarmRules, actor: NornActor, weapon: string): number {
  return enhancement?.({ actor: actor.snapshot(), weapon: weaponArms(actor, weapon), armor: NO_ARMS, defense: "" }) ?? 0;
}

/** Whether the attack of a form is on everyone in the zone. Source: S7. */
export function hitsZone({ ruleset }: GameInForce, actor: NornActor, { attack, weapon }: RollForm): boolean {
  return attack !== "" && ruleset.harm?.hitsZone?.(weaponArms(actor, weapon), attack) === true;
}

function weaponArms(actor: NornActor, weapon: string): Arms {
  const chosen = weaponsOf(actor).find(({ id }) => id === weapon);
  return chosen ? armsOf(chosen) : NO_ARMS;
}

/** The attack a form asks for, null for none. */
export function attackOf(inForce: GameInForce, actor: NornActor, form: RollForm, targets: readonly Target[]): Attack | null {
  const { weapon, distance, stake } = form;
  const scope = scopeIn(scopesOn(inForce, targets), form.attack);
  if (scope === "") return null;
  const armor = shownActor(actor)?.armed(inForce, scope).armor ?? NO_ARMS;
  const gear = weaponsOf(actor).find(({ id }) => id === weapon)?.uuid ?? "";
  const zones = Math.trunc(Number(distance) || 0);
  const bare = inForce.ruleset.harm?.unarmedRange?.(scope, actor.snapshot()) ?? null;
  const arms = gear === "" ? { ...NO_ARMS, range: bare } : weaponArms(actor, weapon);
  const takes = stakeTakes(inForce, form);
  return readAttack({ scope, weapon: arms, armor, pace: conflictAround(actor).pace, distance: zones, gear, stake, takes });
}

/** The pace and the scope of the conflict an actor is in; "" where it has none of its own. */
function conflictAround(actor: NornActor): { readonly pace: string; readonly scope: string } {
  const combat = game.combats.active;
  const takesPart = combat?.combatants.some((one) => one.actor?.uuid === actor.uuid) === true;
  return takesPart && isCombatOfType(combat, "conflict") ? combat.system : { pace: "", scope: "" };
}

/** What an attack is about at first: what its gear is made for; without any, the conflict the attacker is in. */
export function usualScope({ ruleset, dials }: GameInForce, actor: NornActor, gear: string): ConflictScope | null {
  const scopes = ruleset.harm?.scopes(dials) ?? [];
  const wanted = gear === "" ? conflictAround(actor).scope : weaponArms(actor, gear).scope;
  return scopes.find(({ id }) => id === wanted) ?? scopes[0] ?? null;
}

/** Whether this can be rolled as an attack: it is on someone, and within reach of the weapon. Source: S6, S7. */
export function attackAllowed(
  inForce: GameInForce,
  actor: NornActor,
  form: RollForm,
  targets: readonly Target[],
): Result<true, "noTarget" | "out-of-range"> {
  const { ruleset, dials } = inForce;
  const attack = attackOf(inForce, actor, form, targets);
  const [first] = targets;
  if (!attack) return ok(true);
  if (!first) return refuse("noTarget");
  return ruleset.harm?.mayAttack?.(exchangeWith(inForce, actor, first.uuid, attack), dials) ?? ok(true);
}

/** The modifiers that the rules bring to this roll. */
export function modifiersFor(
  inForce: GameInForce,
  actor: NornActor,
  {
    attack,
    targets,
    defending,
  }: { readonly attack: Attack | null; readonly targets: readonly Target[]; readonly defending: Against | null },
): readonly OfferedLine[] {
  if (defending) return defenseModifiers(inForce, actor, defending);
  const [first, ...others] = targets;
  const brought = first ? broughtAgainst(inForce.ruleset, actor, first.uuid) : 0;
  const alike = others.length === 0 || (attack && inForce.ruleset.harm?.hitsZone?.(attack.weapon, attack.scope));
  const exchange = attack && first && alike && ledgerActor(first.uuid) ? exchangeWith(inForce, actor, first.uuid, attack) : null;
  return [
    ...lineOf("after-defense", "NORN.AfterDefense.bonus", brought),
    ...offeredModifiers(inForce, actor, { side: attack ? "attack" : "other", exchange }),
  ];
}

/** A modifier that applies; none for 0. */
function lineOf(id: string, key: string, value: number): readonly OfferedLine[] {
  return value === 0 ? [] : [{ id, label: game.i18n.localize(key), value, applies: true }];
}

/** Counts full defense only once. */
function defenseModifiers(
  inForce: GameInForce,
  actor: NornActor,
  { attack, defense, attacker }: Against,
): readonly OfferedLine[] {
  const exchange = attacker && exchangeWith(inForce, attacker, actor.uuid, attack, defense.id);
  const own = lineOf("harm-defense", `NORN.Defense.${inForce.ruleset.id}.${defense.id}.name`, defense.modifier);
  const offered = offeredModifiers(inForce, actor, { side: "defense", exchange });
  return [...own, ...offered.filter(({ id }) => own.length === 0 || id !== FULL_DEFENSE)];
}
