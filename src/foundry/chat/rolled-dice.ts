import type { DieKind } from "../../rules/dice/dice-method.ts";
import { type DiePicture, rolledPictures } from "../../view/roll/die-picture.view.ts";
import { SixAsFudgeDie } from "../dice/fudge-dice.ts";
import { PoolDie, TenHitsDie } from "../dice/pool-dice.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { templatePath } from "../words/template-path.ts";

const TEMPLATE = templatePath("chat/rolled-dice.hbs");

/** Puts pictures of the games' dice into core's card of a formula that was rolled: `/roll 4dF+2`, a macro, a table. */
export async function renderRolledDice(message: NornChatMessage, html: HTMLElement): Promise<void> {
  const cards = [...html.querySelectorAll(".message-content .dice-roll")];
  // Where a module has made the content its own, core's cards and the rolls do not match.
  if (cards.length === 0 || cards.length !== message.rolls.length) return;
  for (const [index, card] of cards.entries()) {
    const dice = picturesOf(message.rolls[index]);
    if (dice.length === 0) continue;
    const drawn = await foundry.applications.handlebars.renderTemplate(TEMPLATE, { dice });
    card.querySelector(".dice-formula")?.insertAdjacentHTML("afterend", drawn);
  }
}

/** Nothing for a roll with other dice: half a picture would mislead. */
function picturesOf(roll: Roll | undefined): DiePicture[] {
  const dice = roll?.dice ?? [];
  const kinds = dice.map(kindOf);
  if (kinds.includes(null)) return [];
  return dice.flatMap((die, index) => {
    const kind = kinds[index];
    return kind
      ? rolledPictures(
          kind,
          die.results.map((result) => read(die, result)),
        )
      : [];
  });
}

type Die = Roll["dice"][number];

function kindOf(die: Die): DieKind | null {
  if (die instanceof foundry.dice.terms.FateDie) return "fudge";
  if (die instanceof SixAsFudgeDie) return die.kind;
  if (die instanceof PoolDie) return "six";
  return die instanceof TenHitsDie ? "ten" : null;
}

function read(die: Die, { result, active }: Die["results"][number]) {
  const face = die instanceof SixAsFudgeDie ? die.worth(result) : result;
  return { face, counts: active !== false, hits: die instanceof TenHitsDie && active ? die.worth(result) : 0 };
}
