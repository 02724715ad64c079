import { type Mark, ok, refuse, type Result, spend, spendOnAspect, type SpendUse, type LedgerEvent } from "../../rules/index.ts";
import type { Entry, EntryAsked } from "../../view/ledger/entry.ts";
import { isPlace } from "../documents/is-place.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { currentRuleset, dialValues, gameInForce } from "../settings/current-game.ts";
import { aspectAskedFor } from "../ledger/aspect-asked-for.ts";
import { authorsActor } from "../ledger/authors-actor.ts";
import { turnNow } from "../invoke/turn-now.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { plainPlan, type Plan, type Planned } from "../ledger/plan.ts";
import { askingForStory } from "./asking-for-story.ts";
import { boxPayer } from "./box-payer.ts";
import { payerOf } from "./payer.ts";
import { markTaken } from "./take-mark.ts";

/** As much of somebody's words as a card keeps. */
const MOST_WORDS = 2000;

/** A spend that hangs on no roll and tells a bit of story. */
export function planToldSpend(entry: Entry): Planned {
  const found = authorsActor(entry);
  if (!found.ok) return found;
  const actor = found.value;
  const use = currentRuleset()
    .spending.uses({ method: null }, dialValues())
    .find(({ id }) => id === entry.asked.use);
  if (!use) return refuse("use-unknown", { use: entry.asked.use });
  const paid = use.aspect ? paidByAspect(entry, actor) : paidAlone(entry, actor, use);
  if (!paid.ok) return paid;
  const about = aboutWhom(entry, actor, use);
  if (!about.ok) return about;
  const words = entry.asked.words.trim().slice(0, MOST_WORDS);
  const { events, ...price } = paid.value;
  const asked = { ...price.asked, words, gain: "effect", ...about.value.asked };
  return ok(plainPlan([...events, ...about.value.events], { ...price, turn: turnNow(), asked }));
}

type Price = Pick<Plan, "payment" | "points" | "events" | "asked">;

function paidByAspect(entry: Entry, actor: NornActor): Result<Price> {
  const found = aspectAskedFor(entry);
  if (!found.ok) return found;
  const aspect = found.value;
  const spent = spendOnAspect(gameInForce(), entry.asked.use, askingForStory(actor)(aspect, "effect"));
  if (!spent.ok) return spent;
  const { payment, points, events } = spent.value;
  return ok({ payment, points, events, asked: { aspectName: aspect.name } });
}

function paidAlone(entry: Entry, actor: NornActor, use: SpendUse): Result<Price> {
  const ruleset = currentRuleset();
  const box = boxPayer(entry);
  if (!box.ok) return box;
  const payer = payerOf(actor, ruleset, dialValues());
  const spent = spend({ ruleset, dials: dialValues() }, { use: use.id, payer, method: null, made: [], spent: 0, box: box.value });
  if (!spent.ok) return spent;
  const { points, events } = spent.value;
  return ok({ payment: box.value ? "box" : "point", points, events, asked: { aspectName: box.value?.name ?? "" } });
}

interface About {
  readonly events: readonly LedgerEvent[];
  readonly asked: Partial<EntryAsked>;
}

/** Whom it is about besides, and what becomes of that one's wound. Nothing else of what a client wrote is kept. */
function aboutWhom({ asked }: Entry, actor: NornActor, use: SpendUse): Result<About> {
  if (!use.other) return ok({ events: [], asked: { target: "", details: {} } });
  const target = ledgerActor(asked.target);
  if (!target || target.uuid === actor.uuid || isPlace(target)) return refuse("whom-missing");
  const targetName = target.name;
  if (!use.takesMark) return ok({ events: [], asked: { details: { targetName } } });
  const { track, box } = asked.details;
  const mark: Mark = { track: String(track), box: String(box) };
  const taken = markTaken(target, actor, mark);
  if (!taken.ok) return taken;
  const details = { targetName, ...mark, to: taken.value.to.box };
  return ok({ events: taken.value.events, asked: { details } });
}
