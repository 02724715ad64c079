import { takingPart } from "../../ledger/conflict/conflict.ts";
import { broughtAgainst } from "../../ledger/harm/after-defense.ts";
import { type Attack, parseAttack } from "../../ledger/harm/attack.ts";
import type { Hides } from "../../ledger/roll/shown-roll.ts";
import type { LedgerActor, World } from "../../ledger/world.ts";
import { type Arms, type ConflictScope, type Defense, NO_ARMS } from "../../rules/harm/harm-rules.ts";
import { attackItem, type AttackProfile, attackProfile } from "../../rules/harm/attack-profile.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { scopesAgainst } from "../../rules/harm/scopes-against.ts";
import { unwrittenKey } from "../../rules/traits/listed-traits.ts";
import type { Choice } from "../roll/roll-dialog.view.ts";
import { signed } from "../rank.view.ts";
import type { RollForm } from "../roll/roll-form.ts";
import { type StakeField, stakeField, stakeTakes } from "../roll/stake-field.view.ts";
import { type Text, text } from "../text.ts";
import { defenseName } from "./defend.view.ts";
import { exchangeWith, FULL_DEFENSE, modifier, type ModifierOffer, offeredModifiers } from "./offered-modifiers.view.ts";

/** Whom a roll is against. */
interface Target {
  readonly uuid: string;
}

/** A roll of an actor that may be an attack. */
export interface AttackDraft {
  readonly world: World;
  readonly actor: LedgerActor;
  readonly form: Pick<RollForm, "attack" | "weapon" | "distance" | "awarded" | "stake" | "takes">;
  readonly targets: readonly Target[];
}

interface AttackFields {
  readonly scopes: readonly Choice[];
  /** Empty while it is not an attack, or where there is nothing to choose. */
  readonly weapons: readonly Choice[];
  readonly distance: string;
  readonly isAttack: boolean;
  /** What the exchange may award; null for nothing. */
  readonly award: { readonly label: Text; readonly typed: string } | null;
  readonly stake: StakeField;
}

/** What the roll dialog asks of an attack; null in a game without attacks. */
export function attackFields({ world, actor, form, targets }: AttackDraft): AttackFields | null {
  const { ruleset } = world.game;
  if (!ruleset.harm) return null;
  const scopes = scopesOn(world, targets);
  const chosen = scopeIn(scopes, form.attack);
  const option = (value: string, label: Text, current: string): Choice => ({ value, label, selected: value === current });
  const { attacks } = actor.snapshot();
  const armed = attacks.map((profile) => option(profile.id, profileName(profile, attacks), form.weapon));
  return {
    scopes: [
      option("", text("NORN.Harm.Attack.none"), chosen),
      ...scopes.map(({ id }) => option(id, text(`NORN.Scope.${ruleset.id}.${id}`), chosen)),
    ],
    weapons:
      form.attack === "" || armed.length === 0 ? [] : [option("", text("NORN.Harm.Attack.unarmed"), form.weapon), ...armed],
    distance: form.distance,
    isAttack: form.attack !== "",
    award: awardIn(scopes, ruleset.id, form),
    stake: stakeField(
      world.game,
      form,
      targets.flatMap(({ uuid }) => world.actor(uuid)?.snapshot().type ?? []),
    ),
  };
}

/** What an exchange in the scope of the form awards, and what is typed of it. */
function awardIn(
  scopes: readonly ConflictScope[],
  game: string,
  { attack, awarded }: Pick<RollForm, "attack" | "awarded">,
): AttackFields["award"] {
  const award = scopes.find(({ id }) => id === attack)?.award;
  return award === undefined ? null : { label: text(`NORN.Award.${game}.${award}`), typed: awarded };
}

/** Arms of an attack with what the exchange awards, which adds to its harm. A weapon that is for something else adds nothing. S6-R33. Source: S6. */
function withAward(arms: Arms, { id, award }: ConflictScope, { awarded }: Pick<RollForm, "awarded">): Arms {
  const added = award === undefined ? 0 : Math.trunc(Number(awarded.replace(/^[−–]/, "-")) || 0);
  if (added === 0) return arms;
  return arms.scope === id
    ? { ...arms, weapon: arms.weapon + added }
    : { ...NO_ARMS, scope: id, weapon: added, range: arms.range };
}

/** Its name; of several with the same name, with its rating. */
function profileName({ id, name, arms }: AttackProfile, all: readonly AttackProfile[]): Text {
  const isOne = all.every((other) => other.id === id || other.name !== name);
  return isOne ? text("NORN.Named", { name }) : text("NORN.Harm.Attack.rated", { name, by: signed(arms.weapon) });
}

/** Scopes in which a single target can be attacked. */
export function scopesOn(
  { game, actor }: Pick<World, "game" | "actor">,
  [only, ...others]: readonly Target[],
): readonly ConflictScope[] {
  const { ruleset, dials } = game;
  const target = only && others.length === 0 ? actor(only.uuid)?.snapshot() : undefined;
  const attacked = target ? { type: target.type, layouts: ruleset.tracks(target, dials) } : null;
  return scopesAgainst(ruleset.harm?.scopes(dials) ?? [], attacked);
}

/** Another target may have to be attacked in another scope; "" for no attack. */
function scopeIn(scopes: readonly ConflictScope[], id: string): string {
  return id === "" || scopes.some((scope) => scope.id === id) ? id : (scopes[0]?.id ?? "");
}

/** Whether a roll of this trait is most likely an attack: others are targeted, and it is what people attack with in the conflict one is in. */
export function isLikelyAttack(world: World, actor: LedgerActor, trait: string, targeted: readonly Target[]): boolean {
  if (!takingPart(world, actor.uuid) || !targeted.some(({ uuid }) => uuid !== actor.uuid)) return false;
  const { attacks = [], pairs = [] } = usualScope(world, actor, "") ?? {};
  const key = actor.snapshot().traits.find(({ id }) => id === trait)?.key ?? unwrittenKey(trait);
  return [...attacks, ...pairs.flatMap(({ traits }) => traits)].includes(key);
}

/** Hits a weapon adds, in games with enhancements. */
export function enhancedBy({ game }: Pick<World, "game">, actor: LedgerActor, weapon: string): number {
  const fighter = { actor: actor.snapshot(), weapon: armsOf(actor, weapon), armor: NO_ARMS, defense: "" };
  return game.ruleset.harm?.enhancement(fighter) ?? 0;
}

/** Whether the attack of a form is on everyone in the zone. */
export function hitsZone({ world, actor, form }: Pick<AttackDraft, "world" | "actor" | "form">): boolean {
  const { harm } = world.game.ruleset;
  return form.attack !== "" && harm?.hitsZone(armsOf(actor, form.weapon), form.attack) === true;
}

function armsOf(actor: LedgerActor, weapon: string): Arms {
  return attackProfile(actor.snapshot(), weapon).arms;
}

/** The attack a form asks for, null for none. */
export function attackOf({ world, actor, form, targets }: AttackDraft): Attack | null {
  const scopes = scopesOn(world, targets);
  const scope = scopeIn(scopes, form.attack);
  const known = scopes.find(({ id }) => id === scope);
  if (!known) return null;
  const { harm } = world.game.ruleset;
  const profile = attackProfile(actor.snapshot(), form.weapon);
  const bare = { ...NO_ARMS, range: harm?.unarmedRange(scope, actor.snapshot()) ?? null };
  return parseAttack({
    scope,
    weapon: withAward(profile.id === "" ? bare : profile.arms, known, form),
    armor: actor.armed(world.game, scope).armor,
    pace: world.fightOf(actor.uuid).pace,
    distance: Math.trunc(Number(form.distance) || 0),
    gear: attackItem(actor.uuid, profile),
    stake: form.stake,
    takes: stakeTakes(world.game, form),
  });
}

/** What an attack is about at first: what its gear is made for; without any, the conflict the attacker is in. */
export function usualScope(world: Pick<World, "game" | "fightOf">, actor: LedgerActor, gear: string): ConflictScope | null {
  const { ruleset, dials } = world.game;
  const scopes = ruleset.harm?.scopes(dials) ?? [];
  const wanted = gear === "" ? world.fightOf(actor.uuid).scope : armsOf(actor, gear).scope;
  return scopes.find(({ id }) => id === wanted) ?? scopes[0] ?? null;
}

/** Whether this can be rolled as an attack: it is on someone, and within reach of the weapon. Source: S6, S7. */
export function attackAllowed(draft: AttackDraft): Result<true, "noTarget" | "out-of-range"> {
  const { world, actor, targets } = draft;
  const { ruleset, dials } = world.game;
  const attack = attackOf(draft);
  const [first] = targets;
  if (!attack) return ok(true);
  if (!first) return refuse("noTarget");
  return ruleset.harm?.mayAttack(exchangeWith(world, attack, { attacker: actor.uuid, target: first.uuid }), dials) ?? ok(true);
}

/** What a roll is: an attack, a defense, or neither. */
interface Purpose {
  readonly attack: Attack | null;
  readonly targets: readonly Target[];
  /** `attacker`: uuid, "" for one who is gone. */
  readonly defending: { readonly attack: Attack; readonly defense: Defense; readonly attacker: string } | null;
  /** What is hidden from the one who rolls. */
  readonly hides: Hides;
}

/** The modifiers that the rules bring to this roll. */
export function modifiersFor(
  world: World,
  actor: LedgerActor,
  { attack, targets, defending, hides }: Purpose,
): readonly ModifierOffer[] {
  if (defending) return defenseModifiers(world, actor, defending);
  const [first, ...others] = targets;
  const brought = first ? broughtAgainst(world, hides, { actor: actor.uuid, target: first.uuid }) : 0;
  const alike = others.length === 0 || (attack && world.game.ruleset.harm?.hitsZone(attack.weapon, attack.scope));
  const isOnOne = attack && first && alike && world.actor(first.uuid) !== null;
  const exchange = isOnOne ? exchangeWith(world, attack, { attacker: actor.uuid, target: first.uuid }) : null;
  return [
    ...modifier("after-defense", text("NORN.AfterDefense.bonus"), brought),
    ...offeredModifiers(world, actor, { side: attack ? "attack" : "other", exchange }),
  ];
}

/** Counts full defense only once. */
function defenseModifiers(
  world: World,
  actor: LedgerActor,
  { attack, defense, attacker }: NonNullable<Purpose["defending"]>,
): readonly ModifierOffer[] {
  const sides = { attacker, target: actor.uuid, defense: defense.id };
  const exchange = attacker === "" ? null : exchangeWith(world, attack, sides);
  const own = modifier("harm-defense", defenseName(world.game.ruleset, defense.id), defense.modifier);
  const offered = offeredModifiers(world, actor, { side: "defense", exchange });
  return [...own, ...offered.filter(({ id }) => own.length === 0 || id !== FULL_DEFENSE)];
}
