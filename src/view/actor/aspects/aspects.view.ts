import type { AspectKind } from "../../../rules/aspects/aspect-kind.ts";
import { hasAspectsAsSkills, rolledAspects } from "../../../rules/aspects/rolled-aspects.ts";
import { rolesOf } from "../../../rules/aspects/roles-of.ts";
import type { AspectRole, Ruleset } from "../../../rules/ruleset.ts";
import type { ActorSnapshot } from "../../../rules/snapshot.ts";
import type { Aspect } from "../../../rules/aspects/aspect.ts";
import { aspectCard, type AspectCard } from "./aspect-card.view.ts";
import { ASPECT_GROUPS, groupOf } from "./aspect-group.ts";
import { type ForeignFold, foreignItemsView } from "../rows/foreign-items.view.ts";
import { hasAssets } from "./assets.view.ts";
import { type QuickAdd, quickAddTrait } from "../fields/quick-add.view.ts";
import { type SituationCard, situationCard } from "./situation-card.view.ts";
import type { SheetFlags, SheetInput } from "../sheet-input.ts";
import { roleText } from "../../listed-words.ts";
import { text, type Text } from "../../text.ts";

/** An aspect the game expects and the player has not written yet. */
interface AspectSlot {
  readonly kind: AspectKind;
  readonly role: string;
  readonly label: Text;
}

export interface AspectsView {
  /** A situation reads as one large card, unless it is being edited; null for everyone else. */
  readonly situation: SituationCard | null;
  /** The character's own aspects first, then those of its things, then the temporary ones. */
  readonly cards: readonly AspectCard[];
  readonly slots: readonly AspectSlot[];
  /** A hint on what to do, while there are no aspects at all. */
  readonly empty: Text | null;
  /** A line for what an NPC whose aspects are its skills turns out to be good at. */
  readonly more: QuickAdd | null;
  readonly editable: boolean;
  readonly elsewhere: readonly ForeignFold[];
}

export function aspectsView(source: SheetInput, ruleset: Ruleset, flags: SheetFlags): AspectsView {
  const slots = flags.editing ? missing(source, ruleset) : [];
  const skills = hasAspectsAsSkills(ruleset, source.actor) ? rolledAspects(ruleset, source.actor) : [];
  const rolled = new Set(skills.map(({ id }) => id));
  const cards = inOrder(shown(source)).map((aspect) => aspectCard(aspect, ruleset, flags, rolled.has(aspect.id)));
  const asCard = source.actor.type === "situation" && !flags.editing;
  return {
    situation: asCard ? situationCard({ aspects: inOrder(source.aspects) }, ruleset, flags) : null,
    cards: asCard ? [] : cards,
    slots,
    empty: cards.length + slots.length > 0 ? null : text(flags.editable ? "NORN.Sheet.Aspects.empty" : "NORN.Sheet.Aspects.none"),
    more: hasAspectsAsSkills(ruleset, source.actor) && flags.editable && !flags.editing ? quickAddTrait() : null,
    editable: flags.editable,
    elsewhere: foreignItemsView(source, "aspects", ruleset, flags),
  };
}

/** Assets have a part of their own. */
function shown(source: SheetInput): SheetInput["aspects"] {
  return hasAssets(source) ? source.aspects.filter(({ kind }) => kind !== "asset") : source.aspects;
}

/** Group by group. */
function inOrder(aspects: SheetInput["aspects"]): SheetInput["aspects"] {
  return ASPECT_GROUPS.flatMap((group) => aspects.filter(({ kind }) => groupOf(kind) === group));
}

function missing({ actor, aspects }: SheetInput, ruleset: Ruleset): AspectSlot[] {
  const roles = rolesOf(ruleset, actor).filter(({ kind }) => kind !== "asset");
  return roles.flatMap((role) =>
    Array.from({ length: emptyPlaces(aspects, role) }, () => ({
      kind: role.kind,
      role: role.id,
      label: roleText(ruleset, role),
    })),
  );
}

type Filled = readonly Pick<Aspect, "role" | "kind">[];

/** How many aspects a character still lacks in a role; 0 where the role takes any number. */
export function lacking(aspects: Filled, role: AspectRole): number {
  return Math.max(0, (role.count ?? 0) - filledOf(aspects, role));
}

/** A role that takes any number has a place for the first. */
function emptyPlaces(aspects: Filled, role: AspectRole): number {
  return role.count === null ? Math.max(0, 1 - filledOf(aspects, role)) : lacking(aspects, role);
}

function filledOf(aspects: Filled, role: AspectRole): number {
  return aspects.filter(({ kind, role: filled }) => filled === role.id && kind === role.kind).length;
}

/** The role for one more aspect: one that takes any number, else the first that is not full; null where the game has no more. */
export function nextRole(aspects: Filled, ruleset: Ruleset, actor: Pick<ActorSnapshot, "type" | "size">): AspectRole | null {
  const roles = rolesOf(ruleset, actor);
  return roles.find((role) => role.count === null) ?? roles.find((role) => lacking(aspects, role) > 0) ?? null;
}
