import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { ActorSnapshot } from "../../rules/snapshot.ts";
import { type AspectsView, aspectsView } from "./aspects.view.ts";
import { type AuditView, auditView } from "./audit.view.ts";
import { type HeaderView, headerView } from "./header.view.ts";
import type { SheetFlags, SheetSource } from "./sheet-source.ts";
import { type SheetTab, tabsView, type TabView } from "./tabs.view.ts";
import { type ThingsView, thingsView } from "./things.view.ts";
import { type TracksView, tracksView } from "./tracks.view.ts";
import { type TraitsView, traitsView } from "./traits.view.ts";
import { checkField, type FieldView, nameOption, numberField, selectField, wordOption } from "../item/field.view.ts";
import { tierText } from "../listed-words.ts";
import { text } from "../text.ts";

/** Everything an actor's sheet shows, one member for each part. */
export interface ActorSheetView {
  readonly header: HeaderView;
  readonly tabs: readonly TabView[];
  readonly details: readonly FieldView[];
  readonly aspects: AspectsView;
  readonly traits: TraitsView;
  /** null for actors whose traits are not counted by any rule. */
  readonly audit: AuditView | null;
  readonly tracks: TracksView;
  readonly things: ThingsView;
}

export function actorSheetView(
  source: SheetSource,
  ruleset: Ruleset,
  dials: DialValues,
  flags: SheetFlags,
  tab: SheetTab,
): ActorSheetView {
  const bounded = boundedActor(source.actor, ruleset);
  const audit = ruleset.traits.audit(bounded, dials);
  return {
    header: headerView(source, ruleset, flags),
    tabs: tabsView(source, tab),
    details: detailsView(source, ruleset),
    aspects: aspectsView(source, ruleset, flags),
    traits: traitsView(source, ruleset, audit, flags),
    audit: audit.pools.length > 0 ? auditView(audit, ruleset, flags) : null,
    tracks: tracksView(source, ruleset, ruleset.tracks(bounded, dials), flags),
    things: thingsView(source, ruleset, flags),
  };
}

/** More boxes or larger sizes are a typing error, or an import. */
const MOST = 60;

/**
 * An actor with numbers small enough to be counted one by one, as audits and tracks do: a rank of a thousand million in an
 * imported character must not draw as many rungs and boxes. A number outside the game's range stays outside it.
 */
export function boundedActor(actor: ActorSnapshot, { traits: { range } }: Ruleset): ActorSnapshot {
  return {
    ...actor,
    size: within(actor.size, -MOST, MOST),
    traits: actor.traits.map((trait) => ({
      ...trait,
      rank: trait.rank === null ? null : within(trait.rank, range.min - 1, range.max + 1),
      start: trait.start === null ? null : within(trait.start, range.min - 1, range.max + 1),
    })),
    aspects: actor.aspects.map((aspect) => ({ ...aspect, level: within(aspect.level, 1, MOST) })),
    tracks: actor.tracks.map((track) => ({ ...track, bonus: within(track.bonus, -MOST, MOST) })),
  };
}

function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** The fields an actor has beyond those of every sheet; none for a player character. */
export function detailsView({ actor, scene, scenes, everywhere }: SheetSource, { tiers: known = [] }: Ruleset): FieldView[] {
  const { type, tier = "", size } = actor;
  const own = (id: string): { id: string; name: string; label: ReturnType<typeof text> } => ({
    id,
    name: `system.${id}`,
    label: text(`NORN.Actor.FIELDS.${id}.label`),
  });
  const tiers = [
    wordOption("", text("NORN.Sheet.Tier.none"), tier),
    ...known.map((one) => wordOption(one.id, tierText(one), tier)),
    // A tier of another game is kept and shown as stored.
    ...(tier === "" || known.some(({ id }) => id === tier) ? [] : [nameOption(tier, tier, tier)]),
  ];
  const gone = scene !== "" && !scenes.some(({ id }) => id === scene);
  const places = [
    wordOption("", text("NORN.Sheet.Details.noScene"), scene),
    ...scenes.map(({ id, name }) => nameOption(id, name, scene)),
    ...(gone ? [wordOption(scene, text("NORN.Sheet.Details.goneScene"), scene)] : []),
  ];
  return [
    ...(type === "npc" ? [selectField(own("tier"), tiers)] : []),
    ...(type === "situation"
      ? [{ ...selectField(own("scene"), places), emptyAllowed: true }, checkField(own("everywhere"), everywhere)]
      : []),
    numberField({ ...own("size"), hint: text("NORN.Actor.FIELDS.size.hint") }, size, { min: -20, max: 20 }),
  ];
}
