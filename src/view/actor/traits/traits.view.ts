import { groupText } from "../../listed-words.ts";
import { hasSpecialties, type Ruleset, type TraitAudit } from "../../../rules/ruleset.ts";
import { hasExperience } from "../../../rules/traits/experience.ts";
import { unwrittenTraits } from "../../../rules/traits/listed-traits.ts";
import { type Text, text } from "../../text.ts";
import { nounText } from "./trait-noun.ts";
import { buildView, type BuildView } from "./build-rungs.view.ts";
import { type ForeignFold, foreignItemsView } from "../rows/foreign-items.view.ts";
import { type QuickAdd, quickAddTrait } from "../fields/quick-add.view.ts";
import type { SheetParts } from "../sheet-parts.ts";
import type { SheetFlags, SheetInput } from "../sheet-input.ts";
import { type Rung, rungsOf, type TraitRest, traitRest } from "./trait-rungs.view.ts";
import { type TraitContext, type TraitRow, traitRow, virtualRow } from "./trait-row.view.ts";

/** What the sheet remembers as unfolded while traits are built on the ladder. */
export const BUILD_FLAG = "build";

/** A larger group stands below the others, over the whole width. */
const MOST_IN_COLUMN = 10;

/**
 * How a group is drawn: `columns` beside the other small fixed groups · `list` in the order the player gave it. Games that read
 * ranks on a ladder show all their traits by rank instead (`rungs`), unless the sheet is being edited.
 */
const TRAIT_LAYOUTS = ["columns", "list"] as const;
type TraitLayout = (typeof TRAIT_LAYOUTS)[number];

interface TraitGroupView {
  readonly id: string;
  readonly heading: Text | null;
  readonly layout: TraitLayout;
  readonly rows: readonly TraitRow[];
  readonly addLabel: Text | null;
}

export interface TraitsView {
  /** Such an actor has no traits, and this one has none either. */
  readonly hidden: boolean;
  readonly heading: Text;
  /** From the top of the ladder down; empty in the other games and while editing. */
  readonly rungs: readonly Rung[];
  /** Traits at the unbought rank, shown apart from the ladder. */
  readonly rest: TraitRest | null;
  readonly groups: readonly TraitGroupView[];
  readonly empty: Text | null;
  readonly addLabel: Text | null;
  /** Experience points not spent yet, of characters in games that have any; not while editing, where they are a field. */
  readonly experience: { readonly words: Text; readonly spends: boolean } | null;
  /** A line for what an NPC turns out to be good at. */
  readonly more: QuickAdd | null;
  readonly editing: boolean;
  /** While editing on a ladder: the names of both ways, and which is chosen. Null for no choice. */
  readonly ways: readonly { readonly id: "list" | "build"; readonly label: Text; readonly chosen: boolean }[] | null;
  /** The ladder to build on, if that way is chosen. */
  readonly build: BuildView | null;
  readonly elsewhere: readonly ForeignFold[];
}

export function traitsView(
  source: SheetInput,
  ruleset: Ruleset,
  audit: TraitAudit,
  flags: SheetFlags,
  parts: SheetParts,
): TraitsView {
  const wrong = new Set(audit.findings.filter((finding) => finding.severity === "wrong").flatMap((finding) => finding.traits));
  const specialties = hasSpecialties(ruleset, source.actor);
  const context: TraitContext = { actor: source.actor, ruleset, flags, specialties, wrong };
  const rows = allRows(source, context);
  const hasLadder = ruleset.ladder.length > 0;
  const onLadder = hasLadder && !flags.editing;
  const bare = rows.length === 0;
  const building = hasLadder && flags.editing && !bare && flags.expanded.has(BUILD_FLAG);
  const elsewhere = foreignItemsView(source, "traits", ruleset, flags);
  return {
    hidden: !parts.traits && bare && elsewhere.length === 0,
    heading: nounText(ruleset, "name"),
    rungs: onLadder ? rungsOf(rows, context) : [],
    rest: onLadder ? traitRest(rows, context) : null,
    groups: onLadder || building ? [] : groupsOf(rows, context),
    empty: bare && (!parts.tier || flags.editing) ? nounText(ruleset, flags.editable ? "empty" : "none") : null,
    addLabel:
      flags.editable && (onLadder || bare || (isOneGroup(ruleset) && !building)) && (!parts.tier || flags.editing)
        ? addLabel(ruleset)
        : null,
    experience:
      hasExperience(ruleset, source.actor.type) && !flags.editing
        ? { words: text("NORN.Experience.open", { points: source.actor.fatePoints.experience ?? 0 }), spends: flags.editable }
        : null,
    more:
      parts.tier && parts.traits && flags.editable && !flags.editing && !hasFixedRows(source, ruleset) ? quickAddTrait() : null,
    editing: flags.editing,
    ways: hasLadder && flags.editing && !bare ? waysOf(building) : null,
    build: building ? buildView(rows, audit, context) : null,
    elsewhere,
  };
}

/** Its tier has traits of its own, and no others. */
function hasFixedRows({ actor: { tier } }: SheetInput, { traits }: Ruleset): boolean {
  return traits.ofTier[tier] !== undefined;
}

function waysOf(building: boolean): TraitsView["ways"] {
  return [
    { id: "list", label: text("NORN.Sheet.Build.way.list"), chosen: !building },
    { id: "build", label: text("NORN.Sheet.Build.way.build"), chosen: building },
  ];
}

/** The actor's traits in its own order, then those the game lists beyond them. */
function allRows({ actor }: SheetInput, context: TraitContext): TraitRow[] {
  const { traits } = context.ruleset;
  const known = new Set(traits.groups.map((group) => group.id));
  const home = (traits.groups.find((group) => group.open) ?? traits.groups[0])?.id ?? "";
  return [
    // A trait of a group this game does not know is shown with the custom ones.
    ...actor.traits.map((trait) => traitRow(known.has(trait.group) ? trait : { ...trait, group: home }, context)),
    ...unwrittenTraits(context.ruleset, actor).map((plan) => virtualRow(plan.key, plan.group, context)),
  ];
}

function groupsOf(rows: readonly TraitRow[], { ruleset, flags }: TraitContext): TraitGroupView[] {
  const { groups } = ruleset.traits;
  const addable = flags.editing && rows.length > 0;
  return groups
    .map((group): TraitGroupView => {
      const own = rows.filter((row) => row.group === group.id);
      return {
        id: group.id,
        heading: isOneGroup(ruleset) ? null : groupText(ruleset, group.id),
        layout: group.open || flags.editing || own.length > MOST_IN_COLUMN ? "list" : "columns",
        rows: own,
        addLabel: addable && group.open && !isOneGroup(ruleset) ? addLabel(ruleset) : null,
      };
    })
    .filter((group) => group.rows.length > 0 || group.addLabel !== null);
}

/** A group by itself has no heading of its own. */
function isOneGroup({ traits }: Ruleset): boolean {
  return traits.groups.length === 1;
}

/** Null in a game whose traits are all listed. */
function addLabel(ruleset: Ruleset): Text | null {
  return ruleset.traits.groups.some(({ open }) => open) ? nounText(ruleset, "add") : null;
}
