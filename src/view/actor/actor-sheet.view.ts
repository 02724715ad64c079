import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { FieldView } from "../item/field.view.ts";
import { type AspectsView, aspectsView } from "./aspects.view.ts";
import { type AuditView, auditView } from "./audit.view.ts";
import { boundedActor } from "./bounded-actor.ts";
import { detailsView } from "./details.view.ts";
import { type HeaderView, headerView } from "./header.view.ts";
import type { SheetFlags, SheetSource } from "./sheet-source.ts";
import { type SheetTab, type TabView, tabsView } from "./tabs.view.ts";
import { type ThingsView, thingsView } from "./things.view.ts";
import { type TracksView, tracksView } from "./tracks.view.ts";
import { type TraitsView, traitsView } from "./traits.view.ts";

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
    things: thingsView(source, flags),
  };
}
