import { armorAgainst, type AttackResult, harmedOf } from "../../ledger/harm/attack-results.ts";
import { inflicterOf } from "../../ledger/harm/sides.ts";
import { calledIn, harmOf, isOpenHit } from "../../ledger/kinds/harm.ts";
import type { LedgerActor, World } from "../../ledger/world.ts";
import type { Harm, HarmWay, Hit } from "../../rules/harm/harm-rules.ts";
import { severityText } from "../fields/choice-field.view.ts";
import type { SeenRoll } from "../reader.ts";
import { type Text, text } from "../text.ts";
import { type HitRow, hitRows } from "./hit-rows.view.ts";
import { hitText } from "./taken-text.ts";

/** A hit that the reader's actor takes. */
export interface Taking {
  readonly actor: LedgerActor;
  readonly attackResult: AttackResult;
  readonly hit: Hit;
  /** Every way to take it, with what it leads to; the plain one first. */
  readonly ways: readonly { readonly way: HarmWay; readonly harm: Harm }[];
}

/** A hit that is open, if the reader plays the one who is hit; null for any other. */
export function takingBy({ world, reader, now }: SeenRoll, attackResult: AttackResult): Taking | null {
  const actor = world.owns(reader.user, attackResult.harmed) ? world.actor(attackResult.harmed) : null;
  const { ruleset, dials } = world.game;
  const { hit } = attackResult;
  if (!actor || !ruleset.harm || !hit || !isOpenHit(attackResult).ok) return null;
  const harmed = harmedOf(world, actor, now.roll.attack?.scope ?? "", armorAgainst(now, attackResult));
  const ways = ruleset.harm.ways(harmed, hit, dials).flatMap((way) => {
    const harm = harmOf(world, now, attackResult, actor, way);
    return harm.ok ? [{ way, harm: harm.value }] : [];
  });
  return { actor, attackResult, hit, ways };
}

/** What a reader who plays the one who is hit sees. */
export interface TakeView {
  readonly rows: readonly HitRow[];
  /** It takes no more than a press. */
  readonly immediately: boolean;
  readonly label: Text;
  /** There is something to choose, or to name. */
  readonly asks: boolean;
  readonly note: Text | null;
}

/** Null where the hit is not the reader's, or does nothing. */
export function takeView(seen: SeenRoll, attackResult: AttackResult): TakeView | null {
  const own = takingBy(seen, attackResult);
  const [plain] = own?.ways ?? [];
  if (!own || !plain) return null;
  const { consequences, boxes, takenOut, damaged } = plain.harm;
  const named = consequences.length > 0;
  const several = own.ways.length > 1;
  if (!named && !several && boxes.length === 0 && !takenOut && !damaged) return null;
  const plainFirst = firstWay(own.ways) === 0;
  return {
    rows: rowsOf(seen.world, own.actor, plain.harm),
    immediately: !named && plainFirst,
    label: text("NORN.Harm.takeWhat", { what: hitText(seen.world.game.ruleset.id, own.hit) }),
    asks: named || several,
    note: takenOut ? text(plainFirst ? "NORN.Harm.takesOut" : "NORN.Harm.takesOutAsItComes") : null,
  };
}

function rowsOf({ game: { ruleset, dials } }: Pick<World, "game">, actor: LedgerActor, harm: Harm): readonly HitRow[] {
  const snapshot = actor.snapshot();
  const checked = new Map(snapshot.tracks.map(({ id, boxes }) => [id, new Set(boxes)]));
  return hitRows(ruleset, ruleset.tracks(snapshot, dials), checked, harm);
}

/** A way to take a hit, as the window offers it. */
interface OfferedWay {
  readonly way: HarmWay;
  readonly harm: Harm;
  /** What may be given up that way; empty for none. */
  readonly assets: readonly { readonly uuid: string; readonly name: string }[];
}

/** Ways that differ only in the asset that is given up are one, with a choice. */
export function offeredWays(ways: Taking["ways"]): readonly OfferedWay[] {
  const assets = ways.flatMap(({ harm: { sacrificed } }) =>
    sacrificed ? [{ uuid: sacrificed.uuid, name: sacrificed.name }] : [],
  );
  const first = ways.find(({ harm }) => harm.sacrificed);
  const plain = ways.filter(({ harm }) => !harm.sacrificed).map((one) => ({ ...one, assets: [] }));
  return first ? [...plain, { ...first, assets }] : plain;
}

/** What the window of a hit asks: the way, and what the consequences are called. */
interface TakeQuestion {
  readonly hit: Text;
  readonly ways: readonly {
    readonly index: number;
    readonly selected: boolean;
    readonly title: Text;
    readonly assets: OfferedWay["assets"];
    readonly rows: readonly HitRow[];
    readonly notes: readonly Text[];
    /** `called`: what the attacker calls it, "" where its one who is hit does. */
    readonly consequences: readonly { readonly place: number; readonly severity: Text; readonly called: string }[];
  }[];
}

export function takeQuestion({ world, now }: SeenRoll, { actor, attackResult, hit, ways }: Taking): TakeQuestion {
  const { id: game } = world.game.ruleset;
  const offered = offeredWays(ways);
  const first = firstWay(offered);
  const inflicter = world.actor(inflicterOf(now, attackResult))?.name ?? now.roll.actorName;
  return {
    hit: hitText(game, hit),
    ways: offered.map(({ way, harm, assets }, index) => {
      const called = calledIn(world, attackResult, harm);
      return {
        index,
        selected: index === first,
        title: wayTitle(game, way),
        assets,
        rows: rowsOf(world, actor, harm),
        notes: leadsTo(harm, inflicter),
        consequences: harm.consequences.map(({ severity }, place) => ({
          place,
          severity: text("NORN.Harm.consequence", { severity: severityText(game, severity) }),
          called: called?.place === place ? called.name : "",
        })),
      };
    }),
  };
}

function wayTitle(game: string, { consequences: [first, ...others], armor, asset = "" }: HarmWay): Text {
  if (asset !== "") return text("NORN.Organization.sacrifice");
  if (armor) return text("NORN.Harm.Way.armor");
  if (first === undefined) return text("NORN.Harm.Way.plain");
  const names = others.reduce(
    (before, other) => text("NORN.Harm.Way.both", { one: before, other: severityText(game, other) }),
    severityText(game, first),
  );
  return text("NORN.Harm.Way.consequences", { names });
}

/** What taking a hit in one way leads to, besides the boxes that are drawn. `inflicter`: the name of the one who hit. */
export function leadsTo({ boxes, consequences, takenOut, damaged }: Harm, inflicter: string): readonly Text[] {
  const said = consequences.flatMap(({ free, persistent }) => [
    ...(free === "attacker" ? [text("NORN.Harm.Take.freeFor", { who: inflicter })] : []),
    ...(free === "anyone" ? [text("NORN.Harm.Take.freeForAll")] : []),
    ...(persistent ? [text("NORN.Harm.Take.persists")] : []),
  ]);
  const once = said.filter(({ key }, place) => said.findIndex((other) => other.key === key) === place);
  return [
    ...(boxes.length === 0 ? [text("NORN.Harm.Take.noBox")] : []),
    ...(takenOut ? [text("NORN.Harm.takesOut")] : []),
    ...(damaged ? [text("NORN.Harm.damages")] : []),
    ...once,
  ];
}

/** Index of the way to take a hit that is offered first: as it comes, unless that takes out someone whom another way keeps in. */
export function firstWay(ways: readonly { readonly harm: Pick<Harm, "takenOut"> }[]): number {
  return Math.max(
    0,
    ways.findIndex(({ harm }) => !harm.takenOut),
  );
}
