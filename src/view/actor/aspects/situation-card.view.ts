import type { Ruleset } from "../../../rules/ruleset.ts";
import { freeBadge } from "../../created-aspects/created.view.ts";
import type { Text } from "../../text.ts";
import { aspectCard, type AspectBadge, type AspectCard } from "./aspect-card.view.ts";
import { type QuickAdd, quickAddAspect } from "../fields/quick-add.view.ts";
import type { AspectInput, FreeSource, SheetFlags, SheetInput } from "../sheet-input.ts";

/** The free invocations of one holder, as pips. */
interface Pips {
  readonly label: Text;
  readonly dots: readonly number[];
  /** Id of the free invocations, where they can be dragged to another actor; "" where not. */
  readonly free: string;
}

/** One aspect of a situation: its phrase large, what matters of it at a glance. */
interface SituationAspect extends AspectCard {
  readonly pips: readonly Pips[];
}

/** A situation as one large card of its aspects: on its sheet, and wherever else a situation is shown. */
export interface SituationCard {
  readonly aspects: readonly SituationAspect[];
  /** A line for one more; null for a reader who may not write one. */
  readonly more: QuickAdd | null;
}

/** More free invocations than this are a number only. */
const MOST_PIPS = 8;

export function situationCard({ aspects }: Pick<SheetInput, "aspects">, ruleset: Ruleset, flags: SheetFlags): SituationCard {
  return {
    aspects: aspects.map((aspect) => situationAspect(aspect, ruleset, flags)),
    more: flags.editable ? quickAddAspect() : null,
  };
}

function situationAspect(aspect: AspectInput, ruleset: Ruleset, flags: SheetFlags): SituationAspect {
  const card = aspectCard(aspect, ruleset, flags);
  return { ...card, badges: card.badges.filter(isMark), pips: aspect.freeOf.map(pipsOf) };
}

/** Pips say how many free invocations there are. */
function isMark({ id }: AspectBadge): boolean {
  return id !== "free";
}

function pipsOf({ id, count, holder, mine }: FreeSource): Pips {
  return {
    label: freeBadge(count, holder),
    dots: Array.from({ length: Math.min(count, MOST_PIPS) }, (_, index) => index),
    free: mine ? id : "",
  };
}
