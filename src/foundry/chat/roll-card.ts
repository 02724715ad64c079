import type { DialValues } from "../../rules/dials/dial-values.ts";
import { ok, type Result } from "../../rules/result.ts";
import { actionCardView } from "../../view/chat/action-card.view.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { isChanged, rollsIn } from "../../ledger/roll/changed-roll.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { foreseen, shownEntries } from "../ledger/shown-world.ts";
import { parseStoredRequest } from "../mappers/stored-request.ts";
import { activeRuleset, showLadderWords } from "../settings/active-game.ts";
import { templatePath } from "../words/template-path.ts";
import { type Text, text } from "../../view/text.ts";
import type { Card, CardPart, CardRender } from "./card-part.ts";

/** A roll with everything done to it. */
export interface RollOnCard {
  readonly message: NornChatMessage<"action">;
  readonly now: RollNow;
  /** It is of the active game: nothing can be done to others. */
  readonly isOfActiveGame: boolean;
}

export type RollCardPart = CardPart<RollOnCard, "action">;

/** Where the chapters' parts go: after the dice, after the result, and in the foot with the buttons. */
export interface RollCardParts {
  readonly steps: readonly RollCardPart[];
  /** Before the outcome. */
  readonly opposition: readonly RollCardPart[];
  readonly result: readonly RollCardPart[];
  readonly actions: readonly RollCardPart[];
  /** What is said below all, also of a folded roll and of dice that cannot be read. */
  readonly notes: readonly RollCardPart[];
  /** The one-line form of a roll that another card already shows; null for any other. */
  readonly folded: (now: RollNow) => object | null;
}

const TEMPLATE = templatePath("chat/roll-card.hbs");

export function rollCard(parts: RollCardParts): Card<"action"> {
  const all = [...parts.steps, ...parts.opposition, ...parts.result, ...parts.notes, ...parts.actions];
  return {
    render: (message) => render(message, parts),
    actions: Object.fromEntries(all.flatMap(({ actions = {} }) => Object.entries(actions))),
    dragStart: (message, event) => all.forEach((part) => part.dragStart?.(message, event)),
  };
}

/** The roll as thrown, with everything done to it: no message is updated for that. */
function render(message: NornChatMessage<"action">, parts: RollCardParts): CardRender {
  const now = rollOn(message);
  const card = actionCardView(sourceOf(message, now), showLadderWords());
  // Core writes the speaker above the card: the name is not repeated.
  const who = card.who === message.alias ? "" : card.who;
  const roll = now.ok ? { message, now: now.value, isOfActiveGame: now.value.roll.ruleset.id === activeRuleset().id } : null;
  // Nothing comes of dice that cannot be read.
  const read = card.fault === null ? roll : null;
  const drawn = {
    steps: renderParts(parts.steps, roll),
    opposition: renderParts(parts.opposition, read),
    result: renderParts(parts.result, read),
    notes: renderParts(parts.notes, roll),
    actions: renderParts(parts.actions, read?.isOfActiveGame && !rollsIn(read.now).some(isChanged) ? read : null),
  };
  const opposing = read && parts.folded(read.now);
  return { template: TEMPLATE, context: { ...card, who, provisional: roll && provisionalOn(roll.now), parts: drawn, opposing } };
}

/** What the result of a roll still waits for; null where all that counts in it is settled. */
function provisionalOn(now: RollNow): Text | null {
  // Undone ones too.
  const asked = rollsIn(now).flatMap(({ id }) => shownEntries().about(id));
  const waits = asked.flatMap((entry) => foreseen(entry) ?? []).filter(({ entry }) => entry.state === "done");
  if (waits.length === 0) return null;
  return text(waits.some(({ dice }) => dice !== "none") ? "NORN.Ledger.Provisional.dice" : "NORN.Ledger.Provisional.waits");
}

function sourceOf({ system }: NornChatMessage<"action">, now: Result<RollNow>): Parameters<typeof actionCardView>[0] {
  return {
    game: system.game,
    actorName: system.actorName,
    actorImg: system.actorImg ?? null,
    request: now.ok ? ok(now.value.state.request) : parseStoredRequest(system.game, system.request),
    faces: now.ok ? now.value.state.faces : [...system.faces],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a dial is read within its bounds, whatever is stored
    dials: system.dials as DialValues,
    targets: system.targets.map(({ name }) => name),
    done: now.ok ? now.value.steps.map(({ entry }) => entry.id) : [],
  };
}

function renderParts(parts: readonly RollCardPart[], roll: RollOnCard | null): CardRender[] {
  return parts.flatMap(({ template, context }) => {
    const drawn = roll && context(roll);
    return drawn ? [{ template, context: drawn }] : [];
  });
}
