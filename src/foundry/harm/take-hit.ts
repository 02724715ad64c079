import { armorAgainst, type Blow, suffererOf } from "../../ledger/harm/blows.ts";
import { calledIn, harmOf, isOpenHit } from "../../ledger/kinds/harm.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import type { LedgerActor } from "../../ledger/world.ts";
import { type GameInForce, type Harm, type HarmWay, PLAIN_WAY } from "../../rules/index.ts";
import { hitRows, type TakeView } from "../../view/harm/blows.view.ts";
import { firstWay, leadsTo } from "../../view/harm/take-hit.view.ts";
import { hitText } from "../../view/harm/taken-text.ts";
import { text } from "../../view/text.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownActor, shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";
import { aboutBlow, blowOnCard, sideOfHit } from "./blow-on.ts";
import { consequenceName, severityText } from "../mappers/consequence-name.ts";

type Action = NornChatMessage<"action">;

interface Taking {
  readonly played: GameInForce;
  readonly actor: LedgerActor;
  readonly now: RollNow;
  readonly blow: Blow;
  /** Every way to take it, with what it leads to; the plain one first. */
  readonly ways: readonly { readonly way: HarmWay; readonly harm: Harm }[];
}

/** A hit that this user's actor takes; null for any other. */
function taking(now: RollNow, blow: Blow): Taking | null {
  const found = ledgerActor(blow.sufferer);
  const actor = found?.isOwner ? shownActor(found) : null;
  const world = shownWorld();
  const { ruleset, dials } = world.game;
  if (!actor || !ruleset.harm || !blow.hit || !isOpenHit(blow).ok) return null;
  const sufferer = suffererOf(world, actor, now.roll.attack?.scope ?? "", armorAgainst(now, blow));
  const ways = ruleset.harm.ways(sufferer, blow.hit, dials).flatMap((way) => {
    const harm = harmOf(world, now, blow, actor, way);
    return harm.ok ? [{ way, harm: harm.value }] : [];
  });
  return { played: world.game, actor, now, blow, ways };
}

/** What the card shows the one who is hit: null where the hit is not theirs, or does nothing. */
export function takeView(now: RollNow, blow: Blow): TakeView | null {
  const own = taking(now, blow);
  const [plain] = own?.ways ?? [];
  if (!own || !plain || !blow.hit) return null;
  const { ruleset } = own.played;
  const named = plain.harm.consequences.length > 0;
  if (!named && own.ways.length === 1 && plain.harm.boxes.length === 0 && !plain.harm.takenOut && !plain.harm.damaged)
    return null;
  return {
    rows: rowsOf(own, plain.harm),
    atOnce: !named && firstWay(own.ways) === 0,
    label: text("NORN.Harm.takeWhat", { what: hitText(ruleset.id, blow.hit) }),
    asks: named || own.ways.length > 1,
    note: plain.harm.takenOut ? text(firstWay(own.ways) === 0 ? "NORN.Harm.takesOut" : "NORN.Harm.takesOutAsItComes") : null,
  };
}

function rowsOf({ played: { ruleset, dials }, actor }: Taking, harm: Harm) {
  const snapshot = actor.snapshot();
  const checked = new Map(snapshot.tracks.map(({ id, boxes }) => [id, new Set(boxes)]));
  return hitRows(ruleset, ruleset.tracks(snapshot, dials), checked, harm);
}

function takingOn(action: Action, target: string): Taking | null {
  const on = blowOnCard(action, target);
  return on && taking(on.now, on.blow);
}

/** Takes a hit as it comes. */
export async function takeAtOnce(action: Action, target: string): Promise<void> {
  const own = takingOn(action, target);
  if (own) await take(action, own, PLAIN_WAY, []);
}

async function take(action: Action, { actor, blow }: Taking, way: HarmWay, names: readonly string[]): Promise<void> {
  const { consequences, armor, asset = "" } = way;
  const request = { ...aboutBlow(action, blow.target), chosen: consequences, armor, asset, names, byItself: false };
  await submitEntry({ kind: "harm", actor: ledgerActor(actor.uuid), request });
}

/** Asks in which way, and what the consequences are called. */
export async function askHit(action: Action, target: string): Promise<void> {
  const own = takingOn(action, target);
  if (!own || !own.blow.hit) return;
  const { ruleset } = own.played;
  const offered = offeredWays(own.ways);
  const first = firstWay(offered);
  const inflicter = shownActor(sideOfHit(action, target, "inflicter"))?.name ?? own.now.roll.actorName;
  const answer = await prompt({
    title: game.i18n.format("NORN.Harm.Take.title", { who: own.actor.name }),
    icon: "fa-heart-crack",
    template: "harm/take.hbs",
    width: 420,
    context: {
      hit: hitText(ruleset.id, own.blow.hit),
      ways: offered.map(({ way, harm, assets }, index) => ({
        index,
        selected: index === first,
        title: wayTitle(ruleset.id, way),
        assets,
        rows: rowsOf(own, harm),
        notes: leadsTo(harm, inflicter),
        consequences: harm.consequences.map(({ severity }, place) => ({
          place,
          severity: text("NORN.Harm.consequence", { severity: severityText(ruleset.id, severity) }),
          called: calledAt(own, harm, place),
        })),
      })),
    },
    buttons: [{ id: "ok", label: "NORN.Harm.take", icon: "fa-heart-crack" }],
  });
  if (!answer) return;
  const index = Number(fieldValue(answer.fields, "way") || "0");
  const chosen = offered[index];
  if (!chosen) return;
  const asset = fieldValue(answer.fields, `asset-${index}`);
  const names = chosen.harm.consequences.map(({ severity }, place) => {
    const typed = fieldValue(answer.fields, `name-${index}-${place}`).trim();
    return typed === "" ? consequenceName(ruleset.id, severity) : typed;
  });
  await take(action, own, asset === "" ? chosen.way : { ...chosen.way, asset }, names);
}

interface OfferedWay {
  readonly way: HarmWay;
  readonly harm: Harm;
  /** What may be given up that way; empty for none. */
  readonly assets: readonly { readonly uuid: string; readonly name: string }[];
}

/** Ways that differ only in the asset that is given up are one, with a choice. */
function offeredWays(ways: Taking["ways"]): readonly OfferedWay[] {
  const assets = ways.flatMap(({ harm: { sacrificed } }) =>
    sacrificed ? [{ uuid: sacrificed.uuid, name: sacrificed.name }] : [],
  );
  const first = ways.find(({ harm }) => harm.sacrificed);
  const plain = ways.filter(({ harm }) => !harm.sacrificed).map((one) => ({ ...one, assets: [] }));
  return first ? [...plain, { ...first, assets }] : plain;
}

/** What the attacker calls a consequence, "" where its sufferer does. */
function calledAt({ blow }: Taking, harm: Harm, place: number): string {
  const called = calledIn(shownWorld(), blow, harm);
  return called?.place === place ? called.name : "";
}

function wayTitle(game: string, { consequences, armor, asset = "" }: HarmWay) {
  if (asset !== "") return text("NORN.Organization.sacrifice");
  if (armor) return text("NORN.Harm.Way.armor");
  if (consequences.length === 0) return text("NORN.Harm.Way.plain");
  const names = consequences.map((severity) => putIntoWords(severityText(game, severity))).join(" + ");
  return text("NORN.Harm.Way.consequences", { names });
}
