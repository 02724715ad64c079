import type { Attack } from "../../ledger/harm/attack.ts";
import type { NamedWound } from "../../ledger/requests/recovery.ts";
import type { WantedThing } from "../../ledger/requests/buying.ts";
import { type CheckPart, type CheckResult, dialsOfRolls, type GameInForce } from "../../rules/index.ts";
import { applyMessageMode } from "../compat/message-mode.ts";
import { checkAsRoll } from "../dice/check-as-roll.ts";
import { rollDice } from "../dice/roll-dice.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { speakerOf } from "../documents/speaker-of.ts";
import type { Aim, RollAnswer } from "./roll-setup.ts";
import { storeRequest } from "../mappers/stored-request.ts";

type RollSpec = Omit<RollAnswer, "before" | "attack" | "lines" | "blocks"> & {
  readonly blocks?: readonly string[];
  readonly attack?: Attack | null;
  readonly madeFor?: string;
  readonly treats?: NamedWound | null;
  readonly buys?: WantedThing | null;
  /** Uuid of who acts aboard the vehicle that rolls. */
  readonly pilot?: string | null;
  readonly challenge?: string;
  readonly aim?: Aim | null;
  readonly run?: Aim | null;
};

/**
 * Rolls the dice of a check and creates its `action` message, from which every client computes the card. Without an actor, they are
 * a GM's dice for no one in particular.
 */
export async function rollCheck(
  { ruleset, dials }: GameInForce,
  actor: NornActor | null,
  spec: RollSpec,
): Promise<ChatMessage.Implementation | undefined> {
  const { request, mode, targets, attack = null, pilot = null } = spec;
  const { roll, faces } = await rollDice(ruleset.plan(request, dials));
  const result = ruleset.resolve(request, faces, dials);
  const whole = checkAsRoll(roll, partsBesideDice(result, roll.total));
  const data = applyMessageMode(
    {
      type: "action",
      speaker: speakerOf(actor),
      // As HTML, so that core does not draw the dice: the card draws them.
      content: `<p>${whole.total}</p>`,
      rolls: [JSON.stringify(whole)],
      sound: CONFIG.sounds.dice,
      system: {
        game: ruleset.id,
        actor: actor?.uuid ?? null,
        actorName: actor?.shownName ?? "",
        actorImg: actor?.shownImg ?? null,
        pilot,
        request: storeRequest(request),
        faces: [...faces],
        dials: { ...dialsOfRolls(ruleset.dials, dials) },
        targets: targets.map((target) => ({ ...target })),
        attack: attack && { ...attack, weapon: { ...attack.weapon }, armor: { ...attack.armor } },
        ...purposeOf(spec),
      },
    },
    mode,
  );
  return ChatMessage.create(data);
}

/** What a roll is made for, as its message stores it. */
function purposeOf({ blocks = [], madeFor = "", challenge = "", treats = null, buys = null, aim = null, run = null }: RollSpec) {
  return {
    blocks: [...blocks],
    madeFor,
    challenge,
    treats: treats && { ...treats },
    buys: buys && { ...buys },
    ...(aim && { aim: { ...aim } }),
    ...(run && { run: { ...run } }),
  };
}

/** The parts of the total besides the dice. Dice placed without a throw are added here too (F11). */
function partsBesideDice({ parts, reading }: CheckResult, thrown: number): CheckPart[] {
  const beside = parts.filter(({ source, unit }) => source !== "dice" && unit !== "dice");
  const placed = reading.total - thrown;
  return placed === 0 ? beside : [{ source: "dice", label: "", value: placed, unit: "points", joins: null }, ...beside];
}
