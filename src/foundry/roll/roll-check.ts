import { dialsOfRolls } from "../../rules/dials/dials-of-rolls.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { partsBesideDice } from "../../rules/roll/parts-beside-dice.ts";
import type { RollAnswer } from "../../view/roll/draft-roll.ts";
import type { RollPurpose } from "../../view/roll/roll-options.ts";
import { applyMessageMode, type MessageMode } from "../compat/message-mode.ts";
import { checkAsRoll } from "../dice/check-as-roll.ts";
import { rollDice } from "../dice/roll-dice.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { speakerOf } from "../documents/speaker-of.ts";
import { storeRequest } from "../mappers/stored-request.ts";

/** What is rolled, what for, and who sees it. */
interface RollSpec extends Pick<RollAnswer, "request" | "targets">, Partial<Pick<RollAnswer, "attack" | "blocks">> {
  readonly mode: MessageMode;
  readonly purpose: RollPurpose;
  /** Uuid of who acts aboard the vehicle that rolls. */
  readonly pilot?: string | null;
}

/**
 * Rolls the dice of a check and creates its `action` message, from which every client computes the card. Without an actor, they are
 * a GM's dice for no one in particular.
 */
export async function rollCheck(
  { ruleset, dials }: ActiveGame,
  actor: NornActor | null,
  spec: RollSpec,
): Promise<ChatMessage.Implementation | undefined> {
  const { request, mode, targets, attack = null, blocks = [], purpose, pilot = null } = spec;
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
        blocks: [...blocks],
        ...storePurpose(purpose),
      },
    },
    mode,
  );
  return ChatMessage.create(data);
}

/** What a roll is made for, as its message stores it. */
function storePurpose({ madeFor = "", challenge = "", treats, buys, aim, run }: RollPurpose) {
  return {
    madeFor,
    challenge,
    treats: treats ? { ...treats } : null,
    buys: buys ? { ...buys } : null,
    ...(aim && { aim: { ...aim } }),
    ...(run && { run: { ...run } }),
  };
}
