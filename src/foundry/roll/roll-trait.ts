import type { NamedWound } from "../../ledger/requests/recovery.ts";
import type { WantedThing } from "../../ledger/requests/buying.ts";
import type { CheckModifier, GameInForce, Ruleset } from "../../rules/index.ts";
import { text } from "../../view/text.ts";
import { readRollForm } from "../../view/roll/read-roll-form.ts";
import { keptSecond, openingForm, OWN_DIFFICULTY, type RollForm } from "../../view/roll/roll-form.ts";
import {
  findRollable,
  needsPartner,
  partnersOf,
  type RollableTrait,
  rollableAspects,
  rollableTraits,
} from "../../view/roll/rollable-trait.ts";
import { chosenMessageMode } from "../compat/message-mode.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { payCosts } from "../costs/pay-costs.ts";
import { type Defending, enhancedBy, isLikelyAttack, modifiersFor, readyWeapon, usualScope } from "../harm/attack-form.ts";
import { withModifiers } from "../harm/offered-modifiers.ts";
import { askBefore } from "../invoke/ask-before.ts";
import { effectsOffered, payForEffects } from "../stunts/roll-effects.ts";
import { notifyText } from "../words/notify-text.ts";
import { gameInForce } from "../settings/current-game.ts";
import { traitName } from "../settings/trait-name.ts";
import { rememberChoices, lastChoices } from "./last-choices.ts";
import { rollCheck } from "./roll-check.ts";
import type { Aim, Opposing, RollAnswer, RollSetup } from "./roll-setup.ts";
import { type Target, targetedActors } from "./targets.ts";

export interface RollOptions {
  /** Rolls at once as last time, without a difficulty. */
  readonly fast?: boolean;
  /** No dialog opens: what cannot be rolled at once is not rolled. */
  readonly unasked?: boolean;
  /** The initial difficulty of the dialog. */
  readonly difficulty?: number;
  /** It is made to oppose another roll. */
  readonly opposing?: Opposing;
  /** Id of the roll it is made to count with, or of the call it answers. */
  readonly madeFor?: string;
  /** The wound it is made to treat. */
  readonly treats?: NamedWound;
  /** What it is made to buy. */
  readonly buys?: WantedThing;
  /** It waits for no opposition: the GM may have a difficulty in mind. */
  readonly static?: boolean;
  /** Uuid of the challenge it is made for. */
  readonly challenge?: string;
  /** Where an aspect it creates is to be. */
  readonly aim?: Aim;
  /** Where it runs to. */
  readonly run?: Aim;
  /** Rolled at this rank instead of a trait. */
  readonly at?: Pick<RollableTrait, "name" | "rank"> & Partial<Pick<RollableTrait, "id" | "pairing" | "specialty">>;
  /** Who acts aboard the vehicle that rolls. */
  readonly pilot?: NornActor | null;
  /** Id of the trait that joins at first, where ranks add up. */
  readonly second?: string;
  /** Id of the trait that modifies it at first, "" for none. */
  readonly joins?: string;
  /** It is an attack, with the gear of this id; "" for the weapon that is ready. */
  readonly attackWith?: string;
  /** Id of the scope that attack is in at first; absent: the one its gear serves, or the conflict's. */
  readonly attackIn?: string;
  /** It is made to defend against an attack. */
  readonly defending?: Defending;
  /** Whom it is against at first, whatever is targeted. */
  readonly against?: Target | null;
  /** It activates a power: named in the breakdown, adding nothing. */
  readonly activates?: CheckModifier;
}

/**
 * Rolls a trait of an actor: asks how, rolls, and sends the card. `traitId` is the id of a skill item, `key:<key>` for a
 * listed trait that is not written on the actor, or the id of an aspect where the game rolls aspects.
 * Resolves to the message; to undefined if the user cancels or may not roll (which they are informed of).
 */
export async function rollTrait(
  actor: NornActor,
  traitId: string,
  options: RollOptions = {},
): Promise<ChatMessage.Implementation | undefined> {
  if (!actor.isOwner) return refused("NORN.Roll.notYours", actor.shownName);
  const inForce = gameInForce();
  if (!isHandled(inForce.ruleset, actor, options)) return rollOne(inForce, actor, traitId, options);
  const { whoActs } = await import("./aboard.ts");
  const aboard = await whoActs(inForce.ruleset, actor, traitId, options.fast === true || options.unasked === true);
  if (!aboard) return undefined;
  const { trait, at, joins, pilot } = aboard;
  return rollOne(inForce, actor, trait, { ...options, pilot, ...(joins !== "" && { joins }), ...(at && { at }) });
}

/** Someone aboard acts with what a vehicle can do. */
function isHandled({ aboard }: Ruleset, { type }: NornActor, { at }: RollOptions): boolean {
  return type === "vehicle" && !at && aboard !== undefined;
}

async function rollOne(
  inForce: GameInForce,
  actor: NornActor,
  traitId: string,
  options: RollOptions,
): Promise<ChatMessage.Implementation | undefined> {
  const { ruleset, dials } = inForce;
  const snapshot = actor.snapshot();
  const traits = rollableTraits(ruleset, snapshot, (key) => traitName(ruleset, key));
  const aspects = rollableAspects(ruleset, snapshot);
  const at = options.at && { id: "", group: "", specialty: false, pairing: null, ...options.at };
  const first = at ?? findRollable(traits, snapshot, traitId) ?? aspects.find(({ id }) => id === traitId);
  if (!first) return refused("NORN.Roll.noSuchTrait", actor.shownName);

  const kept = lastChoices(ruleset.id);
  const second = options.second ?? keptSecond(kept, first.id, partnersOf(first, traits));
  const opening = openingForm(ruleset, { dials, second: second ?? "", mode: chosenMessageMode() });
  const { opposing = null, pilot = null } = options;
  const known = isComplete(ruleset, traits, first, second);
  if (options.unasked && !known) return undefined;
  const setup = {
    actor,
    pilot,
    first,
    traits,
    form: { ...askedForm(ruleset, opening, options), ...attackingForm(inForce, actor, first.id, options) },
    opposing,
    defending: options.defending ?? null,
    against: opposing?.against ?? options.against ?? null,
  };
  const answer =
    options.fast && known ? answerAtOnce(setup, inForce) : await (await import("./roll-dialog.ts")).RollDialog.ask(setup);
  if (!answer) return undefined;
  const request = options.activates ? withModifiers(answer.request, [options.activates]) : answer.request;
  if (!at && !options.unasked) await rememberChoices(ruleset.id, first.id, request.traits[1]?.id ?? "");
  const message = await rollCheck(inForce, actor, {
    ...answer,
    ...purposeOf(options),
    request,
    pilot: pilot?.uuid ?? null,
  });
  if (message) await payCosts(message, actor, pilot);
  if (message) await askBefore(message, pilot ?? actor, answer.before);
  if (message) await payForEffects(message, request, answer.effects);
  return message;
}

function purposeOf(options: RollOptions) {
  const { opposing, madeFor = "", challenge = "", treats = null, buys = null, aim = null, run = null } = options;
  return { madeFor: opposing?.roll ?? madeFor, challenge, treats, buys, aim, run };
}

/** A pool of two traits opens the dialog until both are known. */
function isComplete(
  { traits: { combinations } }: GameInForce["ruleset"],
  traits: readonly RollableTrait[],
  first: RollableTrait,
  second: string | null | undefined,
): boolean {
  const alone = partnersOf(first, traits).length === 0 || (second === "" && !needsPartner(first, traits));
  return Boolean(second) || alone || !combinations.includes("adds");
}

/** A plain roll: nothing else decides its purpose. */
function isPlain(options: RollOptions): boolean {
  const { opposing, defending, madeFor, challenge, treats, aim, activates, difficulty, static: still } = options;
  return !(opposing || defending || madeFor || challenge || treats || aim || activates || still) && difficulty === undefined;
}

/** The form, with what the options decide. */
function askedForm(ruleset: GameInForce["ruleset"], form: RollForm, { difficulty, joins }: RollOptions): RollForm {
  const joined = joins ? { ...form, seconds: secondJoins(ruleset, joins) } : form;
  return difficulty === undefined ? joined : { ...joined, difficulty: OWN_DIFFICULTY, typed: String(difficulty) };
}

function secondJoins({ traits }: GameInForce["ruleset"], trait: string): RollForm["seconds"] {
  const [joins = ""] = traits.combinations;
  return { a: { trait, joins } };
}

/** The scope and weapon an attack begins with. */
function attackingForm(inForce: GameInForce, actor: NornActor, trait: string, options: RollOptions): Partial<RollForm> {
  const attackWith = options.attackWith ?? (isPlain(options) && isLikelyAttack(inForce, actor, trait) ? "" : undefined);
  const weapon = attackWith || readyWeapon(actor);
  const { harm } = inForce.ruleset;
  if (attackWith === undefined || !harm) return { weapon };
  const enhancement = String(enhancedBy(harm, actor, weapon));
  return { attack: options.attackIn ?? usualScope(inForce, actor, attackWith)?.id ?? "", weapon, enhancement };
}

function answerAtOnce(setup: RollSetup, inForce: GameInForce): RollAnswer {
  const { actor, form, first, traits, defending } = setup;
  const request = readRollForm(form, first, traits, inForce.ruleset);
  if (!request.ok) throw new Error(`An untouched roll of ${first.name} was refused: ${request.code}.`);
  const rolled = request.value.traits.map(({ id }) => id);
  const made = { roll: defending ? "defend" : "other", scope: defending?.attack.scope ?? "", rolled, traits } as const;
  const lines = [
    ...modifiersFor(inForce, actor, { attack: null, targets: [], defending }),
    ...effectsOffered(inForce, setup, made),
  ].filter(({ applies }) => applies);
  const targets = defending ? [] : targetedActors();
  return {
    request: withModifiers(request.value, lines),
    mode: chosenMessageMode(),
    targets,
    attack: null,
    blocks: [],
    before: [],
    effects: [],
  };
}

function refused(key: string, name: string): undefined {
  notifyText(text(key, { name }));
}
