import type { CheckRequest } from "../../rules/roll/check.ts";
import { answerQuickly } from "../../view/roll/draft-roll.ts";
import { beginRoll } from "../../view/roll/begin-roll.ts";
import { handlesAboard } from "../../view/roll/aboard.view.ts";
import type { RollOptions } from "../../view/roll/roll-options.ts";
import type { RollInput } from "../../view/roll/roll-section.ts";
import { text } from "../../view/text.ts";
import { chosenMessageMode } from "../compat/message-mode.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownActor, shownWorld } from "../ledger/shown-world.ts";
import { rollCheck } from "../roll/roll-check.ts";
import type { RollTrait } from "../roll/roll-trait.ts";
import { targetedActors } from "../roll/targets.ts";
import { notifyText } from "../words/notify-text.ts";
import { lastChoices, rememberChoices } from "./last-choices.ts";
import { rollReader } from "./roll-reader.ts";
import { afterRoll, type Rollers } from "./sections.ts";

/** Rolls a trait: see `RollTrait`. */
export const makeRoll: RollTrait = async (actor, traitId, options = {}) => {
  if (!actor.isOwner) return refused("NORN.Roll.notYours", actor);
  const { ruleset } = shownWorld().game;
  if (options.at || !handlesAboard(ruleset, actor))
    return rollOne({ actor, pilot: null }, { trait: traitId, joins: "", options });
  const { whoActs } = await import("./aboard.ts");
  const aboard = await whoActs(ruleset, actor, traitId, options.fast === true || options.unasked === true);
  if (!aboard) return undefined;
  const { trait, at, joins, pilot } = aboard;
  return rollOne({ actor, pilot: ledgerActor(pilot) }, { trait, joins, options: at ? { ...options, at } : options });
};

interface Rolled {
  /** Id of the trait. */
  readonly trait: string;
  /** Id of the trait that modifies it at first, "" for none. */
  readonly joins: string;
  readonly options: RollOptions;
}

async function rollOne(rollers: Rollers, rolled: Rolled): Promise<ChatMessage.Implementation | undefined> {
  const world = shownWorld();
  const { actor, pilot } = rollers;
  const own = shownActor(actor);
  const { id: played } = world.game.ruleset;
  const reader = rollReader(world, rollers);
  const begun =
    own &&
    beginRoll({
      ...{ world, reader, actor: own, pilot: shownActor(pilot), ...rolled },
      ...{ last: lastChoices(played), mode: chosenMessageMode(), targeted: targetedActors() },
    });
  if (!begun) return refused("NORN.Roll.noSuchTrait", actor);
  const { fast, unasked, at } = rolled.options;
  if (unasked && !begun.known) return undefined;
  const { setup } = begun;
  const asked =
    fast && begun.known
      ? immediately({ world, reader, ...begun })
      : await (await import("./roll-dialog.ts")).RollDialog.ask(rollers, begun);
  if (!asked) return undefined;
  const { answer, mode } = asked;
  if (!at && !unasked) await rememberTraits(played, answer.request);
  const message = await rollCheck(world.game, actor, { ...answer, mode, purpose: setup.purpose, pilot: pilot?.uuid ?? null });
  if (message) await afterRoll(message, rollers, answer);
  return message;
}

async function rememberTraits(played: string, { traits: [first, second] }: CheckRequest): Promise<void> {
  await rememberChoices(played, first?.id ?? "", second?.id ?? "");
}

function immediately(roll: RollInput) {
  const answer = answerQuickly(roll);
  if (!answer.ok) throw new Error(`An untouched roll of ${roll.setup.first.name} was refused: ${answer.code}.`);
  return { answer: answer.value, mode: chosenMessageMode() };
}

function refused(key: string, { shownName: name }: NornActor): undefined {
  notifyText(text(key, { name }));
}
