import type { ConflictScope } from "../../rules/harm/harm-rules.ts";
import { attackProfile } from "../../rules/harm/attack-profile.ts";
import { armsScope } from "../../rules/harm/scopes-against.ts";
import type { RollForm } from "../roll/roll-form.ts";
import { mayChooseTrait } from "../roll/roll-targets.ts";
import { reacts, type RollAgainst, type RollSetup, type RollStart } from "../roll/roll-section.ts";
import { enhancedBy, isLikelyAttack, scopesOn, usualScope } from "./attack-form.view.ts";
import { type AttackTrait, usualTrait } from "./attack-with.view.ts";

/**
 * What follows in the form of a roll from what was changed in it: an attack on the one who was named, and a weapon counts as if it
 * were rolled from its row, with its ability, scope and enhancement. What the user has chosen stays.
 */
export function attackFollows(roll: RollAgainst, { form: before, chosen }: RollAgainst): Partial<RollForm> {
  const { world, setup } = roll;
  if (reacts(setup) || !world.game.ruleset.harm) return {};
  const attack = wasNamed(roll, before, chosen) ? (usualScope(world, setup.actor, "")?.id ?? "") : roll.form.attack;
  const now = { ...roll, form: { ...roll.form, attack } };
  if (attack !== "") return { attack, ...armed(now, before) };
  return before.attack === "" ? {} : { ...enhanced(now, before), trait: setup.first.id, ownTrait: false };
}

/** An enemy was named: with what people attack with in the running conflict, that is an attack, as on a target. */
function wasNamed({ world, setup, form, chosen }: RollAgainst, before: RollForm, were: RollAgainst["chosen"]): boolean {
  if (form.target === before.target || form.attack !== "" || before.attack !== "" || !isPlain(setup)) return false;
  const likely = (targets: RollAgainst["chosen"]): boolean => isLikelyAttack(world, setup.actor, setup.first.id, targets);
  return likely(chosen) && !likely(were);
}

/** A roll that nothing else decides the purpose of. */
function isPlain({ purpose, activates }: RollSetup): boolean {
  return activates === null && Object.keys(purpose).length === 0;
}

function armed(roll: RollAgainst, before: RollForm): Partial<RollForm> {
  const { form, setup } = roll;
  const attack = form.weapon === before.weapon ? form.attack : scopeOfWeapon(roll);
  const ownTrait = form.ownTrait || (before.attack !== "" && choseTrait(form, before));
  const isChanged = form.weapon !== before.weapon || form.attack !== before.attack;
  const best = isChanged && !ownTrait && mayChooseTrait(setup) ? usualIn(roll, attack, before) : null;
  return { ...enhanced(roll, before), attack, ownTrait, ...(best && rolledWith(form, best)) };
}

/** A trait of an attack was chosen, or one that joins it. */
function choseTrait(form: RollForm, before: RollForm): boolean {
  return form.trait !== before.trait || joining(form).some((trait, place) => trait !== joining(before)[place]);
}

const joining = ({ seconds }: RollForm): readonly string[] =>
  Object.values(seconds).flatMap(({ trait, joins }) => (joins === "adds" ? [trait] : []));

/** What such an attack is rolled with. Until a weapon is chosen, a trait that no one attacks with stays. */
function usualIn({ world, reader, setup, form }: RollAgainst, attack: string, before: RollForm): AttackTrait | null {
  const scope = scopeById(world, attack);
  const attacker = { world, reader, actor: setup.actor };
  const best = usualTrait(attacker, { attack: form.weapon, scope, prefers: form.trait });
  const isChosen = form.weapon !== before.weapon || best?.trait === form.trait;
  return isChosen || attacksWith(scope, setup, form.trait) ? best : null;
}

/** Whether people attack with a trait in this scope. */
function attacksWith(scope: ConflictScope | null, { actor }: RollSetup, trait: string): boolean {
  const { attacks = [], near = [], far = [], pairs = [] } = scope ?? {};
  const known = new Set([attacks, near, far, pairs.flatMap(({ traits }) => traits)].flat());
  return actor.snapshot().traits.some(({ id, key }) => id === trait && known.has(key)) || known.has(trait.replace(/^key:/, ""));
}

function scopeById({ game }: RollAgainst["world"], id: string): ConflictScope | null {
  return game.ruleset.harm?.scopes(game.dials).find((scope) => scope.id === id) ?? null;
}

/** The scope a weapon is for; the one that was chosen, where that serves it, or the target has no other. */
function scopeOfWeapon({ world, setup, form, chosen }: RollAgainst): string {
  const scopes = world.game.ruleset.harm?.scopes(world.game.dials) ?? [];
  const { id, arms } = attackProfile(setup.actor.snapshot(), form.weapon);
  const wanted = arms.scope === "" ? scopes[0]?.id : arms.scope;
  if (id === "" || wanted === undefined || armsScope(scopes, form.attack) === wanted) return form.attack;
  return scopesOn(world, chosen).some((scope) => scope.id === wanted) ? wanted : form.attack;
}

/** What a weapon adds, unless the user has changed it. */
function enhanced({ world, setup: { actor }, form }: RollAgainst, before: RollForm): Partial<RollForm> {
  const brings = ({ attack, weapon }: RollForm): string => String(attack === "" ? 0 : enhancedBy(world, actor, weapon));
  const isOwn = form.enhancement !== before.enhancement || before.enhancement !== brings(before);
  return isOwn ? {} : { enhancement: brings(form) };
}

function rolledWith({ seconds }: Pick<RollForm, "seconds">, { trait, second }: AttackTrait): Partial<RollForm> {
  return { trait, ...(second !== null && { seconds: { ...seconds, a: { trait: second, joins: "adds" } } }) };
}

/** The weapon a roll of this trait begins with, and what joins it: the first drawn one that is used with it. */
export function attackWithTrait({ world, reader, actor, trait }: Pick<RollStart, "world" | "reader" | "actor" | "trait">) {
  const drawn = actor.snapshot().attacks.flatMap((profile) => (profile.drawn ? [profile.id] : []));
  const found = [...drawn, ""].flatMap((attack) => {
    const best = usualTrait({ world, reader, actor }, { attack, scope: usualScope(world, actor, attack), prefers: trait });
    return best?.trait === trait ? [{ weapon: attack, second: best.second }] : [];
  });
  return found[0] ?? { weapon: drawn[0] ?? "", second: null };
}
