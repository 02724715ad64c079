import type { ActiveGame } from "../../rules/ruleset.ts";
import { isPlayerCharacter } from "../documents/actors-in-play.ts";
import { hasActorData, isMessageOfType } from "../documents/of-type.ts";
import { onItemChange } from "../documents/on-change.ts";
import { refreshCard } from "../chat/render-card.ts";
import { renderedCards } from "../chat/rendered-cards.ts";
import { activeGame } from "../settings/active-game.ts";
import { npcPool, onPoolChange } from "../settings/npc-pool.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { onForeseen, shownWorld } from "../ledger/shown-world.ts";
import { spenderOn } from "./ask-spend.ts";
import { type SpendChoice, spendChoices } from "./spend-part.ts";

/** Stands for the GM's pool among those whose points have changed. */
const POOL = "";

/** Whose points or boxes have changed since the last look at the cards. */
const changed = new Set<string>();
/** Each one's points after the latest change. */
const known = new Map<string, number>();

/** Keeps the fate point buttons of cards in step with what the payer has. Called in `init`. */
export function registerRefreshSpendButtons(): void {
  Hooks.on("updateActor", (actor, change) => {
    const system: object = actor.system;
    if (!foundry.utils.hasProperty(change, "system.fatePoints") || !hasActorData(system)) return;
    pointsChanged(activeGame(), actor.uuid, system.fatePoints.value);
  });
  onForeseen((entries) => entries.forEach(({ actor }) => noteChanged(actor)));
  onPoolChange(() => pointsChanged(activeGame(), POOL, npcPool().points));
  onItemChange(({ actor }) => {
    const { ruleset, dials } = activeGame();
    if (actor && ruleset.spending.boxCanPay(dials)) noteChanged(actor.uuid);
  });
}

/** A button can differ only if they were short of points, or are now: most changes end here. */
function pointsChanged(played: ActiveGame, whose: string, points: number): void {
  const before = known.get(whose) ?? 0;
  known.set(whose, points);
  if (Math.min(before, points) < dearestUse(played)) noteChanged(whose);
}

function dearestUse({ ruleset, dials }: ActiveGame): number {
  const uses = ruleset.spending.uses({ method: ruleset.dice[0]?.id ?? null }, dials);
  return Math.max(...uses.map(({ cost }) => cost));
}

function noteChanged(whose: string): void {
  changed.add(whose);
  refreshDue();
}

/** Redraws the cards on the screen whose buttons would differ. */
const refreshDue = foundry.utils.debounce(() => {
  for (const { message, html } of renderedCards()) {
    const drawn = renderedState(html);
    if (drawn === "" || !isMessageOfType(message, "action")) continue;
    const payer = spenderOn(message);
    if (!payer || !(changed.has(payer.uuid) || (changed.has(POOL) && !isPlayerCharacter(payer)))) continue;
    const now = rollOn(message);
    if (now.ok && stateOf(spendChoices(shownWorld(), message, now.value)) !== drawn) refreshCard(message.id ?? "");
  }
  changed.clear();
}, 20);

/** Which of a card's fate points can be spent, and how they are paid. */
function renderedState(html: HTMLElement): string {
  const controls = html.querySelectorAll<HTMLButtonElement | HTMLOptionElement>(
    'button[data-action="spend"], .norn-spend-paid option',
  );
  return [...controls].map(({ dataset, value, disabled }) => stateText(dataset["use"] ?? value, disabled)).join();
}

function stateOf(spends: readonly SpendChoice[]): string {
  return spends
    .flatMap(({ use, refusal, payments }) => [
      stateText(use, refusal !== null),
      ...payments.map(({ value, disabled }) => stateText(value, disabled)),
    ])
    .join();
}

function stateText(name: string, disabled: boolean): string {
  return `${name} ${disabled}`;
}
