import type { Blow } from "../../ledger/harm/blows.ts";
import type { ConflictScope, Defense, Harm, Hit, HitPart, Ruleset, TrackLayout } from "../../rules/index.ts";
import { dicePictures, type DiePicture } from "../roll/die-picture.view.ts";
import { type NumberView, totalView } from "../roll/check-result.view.ts";
import { traitNames } from "../roll/trait-names.ts";
import { rankView, signed } from "../rank.view.ts";
import { rowText, trackText } from "../listed-words.ts";
import { type Text, text } from "../text.ts";
import type { HitExtra } from "./hit-extra.view.ts";
import { scaleText } from "./scale-text.ts";
import { hitText, takenText } from "./taken-text.ts";

/** A box as it would be after a hit. */
export interface HitBox {
  readonly state: "clear" | "checked" | "new";
}

/** A row of boxes as it would be after a hit. */
export interface HitRow {
  /** Above the first row of a track that has several; null elsewhere. */
  readonly track: Text | null;
  readonly label: Text;
  readonly boxes: readonly HitBox[];
}

/** What a reader who plays the one who is hit sees. */
export interface TakeView {
  readonly rows: readonly HitRow[];
  /** It takes no more than a press. */
  readonly atOnce: boolean;
  readonly label: Text;
  /** There is something to choose, or to name. */
  readonly asks: boolean;
  readonly note: Text | null;
}

/** The likeliest defense, for a reader who plays the target. */
export interface DefendView {
  readonly trait: string;
  readonly defense: string;
  readonly label: Text;
}

/** An attack on one target, as the card of the attack shows it. */
export interface BlowView {
  readonly target: string;
  readonly name: string;
  /** What of it is attacked, where that is chosen. Source: S8. */
  readonly at: Text | null;
  readonly awaits: boolean;
  readonly defend: DefendView | null;
  /** Defends with a roll that has done so against another attacker. */
  readonly shares: Text | null;
  readonly total: NumberView | null;
  /** What it was defended with, "" where nothing was rolled. */
  readonly traits: string;
  readonly way: Text | null;
  readonly dice: readonly DiePicture[];
  /** Id of the defense's roll, "" for none. */
  readonly roll: string;
  readonly verdict: Text | null;
  readonly isHit: boolean;
  readonly parts: readonly { readonly label: Text; readonly value: string }[];
  readonly take: TakeView | null;
  /** It no longer harms the one it would hit: they have left the conflict, or are gone. */
  readonly left: Text | null;
  /** What else can be done about it, and was done. */
  readonly extra: HitExtra | null;
  /** The reader may make an aspect of what was at stake. */
  readonly places: boolean;
  readonly taken: Text | null;
  /** Ids of the entries this reader may undo, "" for none. */
  readonly undoesDefense: string;
  readonly undoesHarm: string;
}

/** What the view cannot know of a blow. */
export interface BlowAround {
  readonly name: string;
  /** What the attack is about. */
  readonly scope: ConflictScope | null;
  /** Name of the one who is hit. */
  readonly suffererName: string;
  readonly words: boolean;
  readonly defend: DefendView | null;
  readonly shares: Text | null;
  readonly take: TakeView | null;
  readonly extra: HitExtra | null;
  /** The one it is on, or hits, has been deleted. */
  readonly gone: boolean;
  /** What is at stake ("" for harm), and whether the reader may place it as an aspect. */
  readonly stake: string;
  readonly places: boolean;
  /** The reader may undo an entry. */
  readonly undoes: (entry: { readonly id: string; readonly author: string }) => boolean;
}

export function blowView(ruleset: Ruleset, blow: Blow, around: BlowAround): BlowView {
  const { target, defended, hit, harm, gaveUp } = blow;
  const defense = defended?.defense ?? null;
  const result = defense && ruleset.resolve(defense.state.request, defense.state.faces, defense.roll.dials);
  const way = defended?.entry.request.defense ?? "";
  return {
    target,
    name: around.name,
    at: around.scope?.against ? text(`NORN.Scope.${ruleset.id}.${around.scope.id}`) : null,
    awaits: defended === null && gaveUp === null && !around.gone,
    defend: defended || gaveUp ? null : around.defend,
    shares: defended || gaveUp ? null : around.shares,
    total:
      defended &&
      (result ? totalView(result, result.total, ruleset, around.words) : rankView(ruleset, defended.total, around.words)),
    traits: defense ? traitNames(defense.state.request) : "",
    way: defended ? text(`NORN.Defense.${ruleset.id}.${way}.name`) : null,
    dice: result ? dicePictures(result.plan, result.reading) : [],
    roll: defense?.roll.id ?? "",
    verdict: around.stake === "" ? verdictOf(ruleset, blow, around.suffererName) : stakeVerdict(ruleset.id, blow, around.stake),
    isHit: hit !== null || blow.works === true,
    parts: hit && hit.parts.length > 1 ? hit.parts.map(partView) : [],
    take: harm ? null : around.take,
    left: (hit || !defended) && !harm ? leftText(blow, around) : null,
    extra: around.extra,
    places: around.places,
    taken: harm ? text("NORN.Harm.taken", { who: harm.actorName, what: takenText(harm) }) : null,
    undoesDefense: defended && !harm && around.undoes(defended.entry) ? defended.entry.id : "",
    undoesHarm: harm && around.undoes(harm) ? harm.id : "",
  };
}

/** Why it can harm no one any more; null where it can. */
function leftText({ gaveUp }: Blow, { gone, suffererName: who }: BlowAround): Text | null {
  if (gone) return text("NORN.Harm.gone", { who });
  return gaveUp ? text("NORN.Harm.left", { who }) : null;
}

function verdictOf({ id, leftovers }: Ruleset, { margin, hit }: Blow, who: string): Text | null {
  if (margin === null) return null;
  if (hit && !isNothing(hit))
    return text(hit.suffers === "attacker" ? "NORN.Harm.Verdict.struckBack" : "NORN.Harm.Verdict.hit", {
      who,
      what: hitText(id, hit),
    });
  if (margin < 0) return text("NORN.Harm.Verdict.missBy", { margin: -margin });
  return text(leftovers?.inAttacks === true ? "NORN.Harm.Verdict.toBuy" : "NORN.Harm.Verdict.harmless");
}

/** A success without a shift, in games where that is no outcome of its own. */
function isNothing({ amount, outcome = "" }: Pick<Hit, "amount" | "outcome">): boolean {
  return amount === 0 && outcome === "";
}

function partView({ source, label, value, reason }: HitPart): BlowView["parts"][number] {
  const plain = label === "" ? text(`NORN.Harm.Part.${source}`) : text("NORN.Harm.Part.named", { name: label });
  return { label: reason ? scaleText(plain, reason) : plain, value: signed(value) };
}

/** The tracks that a hit marks, with what it would check. */
export function hitRows(
  ruleset: Ruleset,
  layouts: readonly TrackLayout[],
  checked: ReadonlyMap<string, ReadonlySet<string>>,
  harm: Harm,
): readonly HitRow[] {
  const marked = new Set(harm.boxes.map(({ track }) => track));
  return layouts
    .filter(({ id }) => marked.has(id))
    .flatMap((layout) => {
      const { id, rows } = layout;
      const fresh = new Set(harm.boxes.flatMap((one) => (one.track === id ? [one.box] : [])));
      const shown = rows.filter(
        (row) => rows.length === 1 || harm.boxes.some((one) => one.track === id && one.box.startsWith(`${row.id}-`)),
      );
      const track = trackText(ruleset.id, layout);
      return shown.map((row, place): HitRow => {
        const boxes = Array.from({ length: row.boxes }, (_, index): HitBox => {
          const box = `${row.id}-${index}`;
          return { state: fresh.has(box) ? "new" : checked.get(id)?.has(box) ? "checked" : "clear" };
        });
        if (rows.length === 1) return { track: null, label: track, boxes };
        return { track: place === 0 ? track : null, label: rowText(ruleset.id, layout, row.id), boxes };
      });
    });
}

/** The button of the likeliest defense. */
export function defendView(
  defense: Defense,
  { id, name, rank }: { readonly id: string; readonly name: string; readonly rank: string },
): DefendView {
  return { trait: id, defense: defense.id, label: text("NORN.Harm.defendWith", { trait: name, rank }) };
}

/** What becomes of the words at stake; null while the defense is missing. */
function stakeVerdict(
  game: string,
  { margin, works, shortOf }: Pick<Blow, "margin" | "works" | "shortOf">,
  words: string,
): Text | null {
  if (margin === null) return null;
  if (margin < 0) return text("NORN.Stake.Verdict.failsBy", { words, margin: -margin });
  if (shortOf !== "")
    return text("NORN.Stake.Verdict.short", { words, takes: text(`NORN.HitOutcome.${game}.${shortOf}`), margin });
  if (works === null) return text("NORN.Stake.Verdict.waits");
  if (works) return text(margin === 0 ? "NORN.Stake.Verdict.justWorks" : "NORN.Stake.Verdict.works", { words });
  return text(margin === 0 ? "NORN.Stake.Verdict.tie" : "NORN.Stake.Verdict.notAlone", { words });
}
