import { gameName } from "../game-name.ts";
import { changedDials } from "../../rules/dials/changed-dials.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import { rulesetById, RULESET_IDS } from "../../rules/rulesets/ruleset-by-id.ts";
import { campaignRuleset } from "../../rules/campaign-ruleset.ts";
import { changedNames } from "../apps/campaign-dials.view.ts";
import { text, type Text } from "../text.ts";
import type { ReadCampaign } from "./campaign-file.ts";
import type { LeftOver, PlannedActor } from "./foreign/planned-actor.ts";
import type { ForeignSource } from "./foreign/foreign-character.ts";
import type { ReadActor } from "./read-actor.ts";

/** What an import would do, before it does. */
export interface ImportPreview {
  /** What the file is. */
  readonly what: Text;
  /** Name and picture of the actor to be; null for options. */
  readonly actor: { readonly name: string; readonly img: string } | null;
  readonly facts: readonly Text[];
  /** The games to choose from; null where the file decides. */
  readonly games: readonly { readonly id: string; readonly name: Text; readonly chosen: boolean }[] | null;
  readonly lists: readonly PreviewList[];
}

interface PreviewList {
  readonly title: Text;
  readonly lines: readonly PreviewLine[];
  /** Shown at once; else unfolded by a click. */
  readonly open: boolean;
}

interface PreviewLine {
  readonly what: Text;
  readonly value: string;
  readonly why: Text | null;
}

/** Order in which things are counted. */
const TYPES = ["skill", "aspect", "stunt", "power", "extra", "gear", "phase", "challenge"];

function counted(items: readonly { readonly type: string }[]): Text[] {
  return TYPES.flatMap((type) => {
    const count = items.filter((item) => item.type === type).length;
    return count === 0 ? [] : [text(`NORN.Exchange.Count.${type}.${count === 1 ? "one" : "many"}`, { count })];
  });
}

function typeText(type: string): Text {
  return text(`TYPES.Actor.${type}`);
}

function named(title: string, names: readonly string[], open: boolean): PreviewList[] {
  const lines = names.map((name) => ({ what: text("NORN.Named", { name }), value: "", why: null }));
  return names.length === 0 ? [] : [{ title: text(`NORN.Exchange.${title}`, { count: names.length }), lines, open }];
}

/** An actor from a file of ours or of Foundry's. */
export function actorPreview({ game, data, unknown }: ReadActor, played: string): ImportPreview {
  const { name, type, img, items } = data;
  const other = game !== "" && game !== played;
  return {
    what: game === "" ? text("NORN.Exchange.File.foundry") : text("NORN.Exchange.File.actor", { game: gameName(game) }),
    actor: { name, img: typeof img === "string" ? img : "" },
    facts: [
      typeText(type),
      ...counted(items),
      ...(other ? [text("NORN.Exchange.otherGame", { game: gameName(game), played: gameName(played) })] : []),
    ],
    games: null,
    lists: named("unknown", unknown, true),
  };
}

/** A character of another program. */
export function foreignPreview(plan: PlannedActor, source: ForeignSource, chosen: string): ImportPreview {
  const own = plan.items.filter(({ type, system }) => type === "skill" && system["key"] === "").map(({ name }) => name);
  const more = plan.more > 0 ? [{ what: text("NORN.Exchange.more", { count: plan.more }), value: "", why: null }] : [];
  const left = [...plan.left.map(asLine), ...more];
  const title = text("NORN.Exchange.left", { game: gameName(chosen) });
  return {
    what: text(`NORN.Exchange.File.${source}`),
    actor: { name: plan.name, img: plan.img },
    facts: [typeText(plan.type), ...counted(plan.items)],
    games: RULESET_IDS.map((id) => ({ id, name: gameName(id), chosen: id === chosen })),
    lists: [...named("own", own, false), ...(left.length > 0 ? [{ title, lines: left, open: true }] : [])],
  };
}

const LONGEST_SHOWN = 160;

function asLine({ what, value, why }: LeftOver): PreviewLine {
  return { what, value: value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value, why };
}

/** The options of a campaign: what will be as in the file, and what will be as in the book again. */
export function campaignPreview(read: ReadCampaign, stored: DialValues, played: string): ImportPreview {
  const ruleset = campaignRuleset(rulesetById(read.game), read.dials);
  const before = campaignRuleset(rulesetById(read.game), stored);
  const kept = new Set(changedDials(ruleset.dials, read.dials).map(({ id }) => id));
  const back = changedDials(before.dials, stored).filter(({ id }) => !kept.has(id));
  const asList = (title: string, names: readonly Text[]): PreviewList[] =>
    names.length === 0
      ? []
      : [{ title: text(`NORN.Exchange.${title}`), lines: names.map((what) => ({ what, value: "", why: null })), open: true }];
  return {
    what: text("NORN.Exchange.File.campaign", { game: gameName(read.game) }),
    actor: null,
    facts: [
      ...(read.game === played ? [] : [text("NORN.Exchange.newGame", { game: gameName(read.game) })]),
      ...(kept.size === 0 ? [text("NORN.Exchange.asInTheBook")] : []),
    ],
    games: null,
    lists: [
      ...asList("changed", changedNames(ruleset, read.dials)),
      ...asList("back", changedNames({ ...before, dials: back }, stored)),
      ...named("unknown", read.unknown, true),
    ],
  };
}
