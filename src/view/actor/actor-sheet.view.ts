import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { ActorSnapshot } from "../../rules/snapshot.ts";
import { type AspectsView, aspectsView } from "./aspects/aspects.view.ts";
import { type AuditView, auditView } from "./traits/audit.view.ts";
import { type HeaderView, headerView } from "./header.view.ts";
import { detailsView } from "./fields/details.view.ts";
import { type LinksView, linksView } from "./rows/links.view.ts";
import { type SheetTab, sheetParts } from "./sheet-parts.ts";
import { type AssetsView, assetsView } from "./aspects/assets.view.ts";
import type { SheetFlags, SheetInput } from "./sheet-input.ts";
import { tabsView, type TabView } from "./tabs.view.ts";
import { type ThingsView, thingsView } from "./rows/things.view.ts";
import { type TracksView, tracksView } from "./rows/tracks.view.ts";
import { type TraitsView, traitsView } from "./traits/traits.view.ts";
import type { FieldView } from "../fields/field.view.ts";

/** Everything an actor's sheet shows, one member for each part. */
export interface ActorSheetView {
  readonly header: HeaderView;
  readonly tabs: readonly TabView[];
  readonly details: readonly FieldView[];
  readonly aspects: AspectsView;
  /** null for all but organizations. */
  readonly assets: AssetsView | null;
  readonly traits: TraitsView;
  /** null for actors whose traits are not counted by any rule. */
  readonly audit: AuditView | null;
  readonly tracks: TracksView;
  readonly things: ThingsView;
  readonly links: LinksView | null;
}

export function actorSheetView(
  source: SheetInput,
  ruleset: Ruleset,
  dials: DialValues,
  flags: SheetFlags,
  tab: SheetTab,
): ActorSheetView {
  const bounded = boundedActor(source.actor, ruleset);
  const audit = ruleset.traits.audit(bounded, dials);
  const parts = sheetParts(source, ruleset);
  return {
    header: headerView(source, { ruleset, dials }, flags, parts),
    tabs: tabsView(source, parts.tabs, tab),
    details: flags.editing ? detailsView(source, ruleset, parts) : [],
    assets: assetsView(source, ruleset, flags),
    aspects: aspectsView(source, ruleset, flags),
    traits: traitsView(source, ruleset, audit, flags, parts),
    audit: audit.pools.length + audit.findings.length > 0 ? auditView(audit, ruleset, flags) : null,
    tracks: tracksView(source, ruleset, ruleset.tracks(bounded, dials), flags),
    things: thingsView(source, ruleset, flags, parts),
    links: linksView(source, ruleset, flags),
  };
}

/** More boxes or larger sizes are a typing error, or an import. */
const MOST = 60;

/**
 * An actor with numbers small enough to be counted one by one, as audits and tracks do: a rank of a thousand million in an
 * imported character must not draw as many rungs and boxes. A number outside the game's range stays outside it.
 */
function boundedActor(actor: ActorSnapshot, { traits: { range } }: Ruleset): ActorSnapshot {
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
