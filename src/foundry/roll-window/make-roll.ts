import type { GameInForce, Ruleset } from "../../rules/index.ts";
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
import { withModifiers } from "../roll/offered-line.ts";
import { rollCheck } from "../roll/roll-check.ts";
import type { RollAnswer, RollSetup } from "../roll/roll-setup.ts";
import type { RollOptions, RollTrait } from "../roll/roll-trait.ts";
import { targetedActors } from "../roll/targets.ts";
import { gameInForce } from "../settings/current-game.ts";
import { traitName } from "../settings/trait-name.ts";
import { notifyText } from "../words/notify-text.ts";
import { lastChoices, rememberChoices } from "./last-choices.ts";
import { afterRoll, draftOf, offeredOn, openingOf } from "./sections.ts";

/** Rolls a trait: see `RollTrait`. */
export const makeRoll: RollTrait = async (actor, traitId, options = {}) => {
  if (!actor.isOwner) return refused("NORN.Roll.notYours", actor.shownName);
  const inForce = gameInForce();
  if (!isHandled(inForce.ruleset, actor, options)) return rollOne(inForce, actor, traitId, options);
  const { whoActs } = await import("./aboard.ts");
  const aboard = await whoActs(inForce.ruleset, actor, traitId, options.fast === true || options.unasked === true);
  if (!aboard) return undefined;
  const { trait, at, joins, pilot } = aboard;
  return rollOne(inForce, actor, trait, { ...options, pilot, ...(joins !== "" && { joins }), ...(at && { at }) });
};

/** Someone aboard acts with what a vehicle can do. */
function isHandled({ aboard }: Ruleset, { type }: NornActor, { at }: RollOptions): boolean {
  return type === "vehicle" && !at && aboard !== null;
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
    form: { ...askedForm(ruleset, opening, options), ...openingOf(inForce, actor, first.id, options) },
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
  if (message) await afterRoll({ message, actor, pilot, answer: { ...answer, request } });
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

/** The form, with what the options decide. */
function askedForm(ruleset: GameInForce["ruleset"], form: RollForm, { difficulty, joins }: RollOptions): RollForm {
  const joined = joins ? { ...form, seconds: secondJoins(ruleset, joins) } : form;
  return difficulty === undefined ? joined : { ...joined, difficulty: OWN_DIFFICULTY, typed: String(difficulty) };
}

function secondJoins({ traits }: GameInForce["ruleset"], trait: string): RollForm["seconds"] {
  const [joins = ""] = traits.combinations;
  return { a: { trait, joins } };
}

/** As it is offered, on those who are targeted: no attack, and nothing chosen before. */
function answerAtOnce(setup: RollSetup, inForce: GameInForce): RollAnswer {
  const { form, first, traits, defending } = setup;
  const request = readRollForm(form, first, traits, inForce.ruleset);
  if (!request.ok) throw new Error(`An untouched roll of ${first.name} was refused: ${request.code}.`);
  const lines = offeredOn(draftOf({ inForce, setup, form: { ...form, attack: "" }, here: [], chosen: [] }));
  return {
    request: withModifiers(
      request.value,
      lines.filter(({ applies }) => applies),
    ),
    mode: chosenMessageMode(),
    targets: defending ? [] : targetedActors(),
    attack: null,
    blocks: [],
    before: [],
    lines: [],
  };
}

function refused(key: string, name: string): undefined {
  notifyText(text(key, { name }));
}
