import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import type { TrackBox, TakenWound, TakeWound, Wounded } from "../../rules/harm/tracks.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { PAYMENTS } from "../../rules/invoke/invoke.ts";
import { spend } from "../../rules/spend/spend.ts";
import { spendOnAspect, type SpendUse } from "../../rules/spend/spend-rules.ts";
import type { EntryOf } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { authorsActor, authorsAspect, boxPayer, payerOf, reached } from "../parties.ts";
import { plainPlan, type Plan } from "../plan.ts";
import { choiceOf, idOf, namedAspect, namedTarget, textOf } from "../read-input.ts";
import { askInvoke, paidBefore } from "../uses.ts";
import type { LedgerActor, World } from "../world.ts";
import type { StoryFacts } from "../requests/spend.ts";

/** A fate point spent on the story, without a roll. Source: F3, F4, S3, T3. */
export const STORY: Kind<"story"> = {
  parse: (input) => ({
    use: idOf(input["use"]),
    ...namedAspect(input),
    against: input["against"] === true,
    expects: choiceOf(PAYMENTS, input["expects"]),
    target: idOf(input["target"]),
    words: textOf(input["words"]).trim(),
    track: idOf(input["track"]),
    box: idOf(input["box"]),
  }),
  parseFacts: (input) => ({
    against: input["against"] === true,
    aspectName: textOf(input["aspectName"]),
    ...namedTarget(input),
    track: idOf(input["track"]),
    box: idOf(input["box"]),
    to: idOf(input["to"]),
  }),
  plan: (world, entry) => {
    const found = authorsActor(world, entry);
    if (!found.ok) return found;
    const actor = found.value;
    const use = storyUses(world.game).find(({ id }) => id === entry.request.use);
    if (!use) return refuse("use-unknown", { use: entry.request.use });
    const paid = use.aspect ? paidByAspect(world, entry, actor) : paidAlone(world, entry, actor, use);
    if (!paid.ok) return paid;
    const about = aboutWhom(world, entry, actor, use);
    if (!about.ok) return about;
    const { events, aspectName, ...price } = paid.value;
    const { target, targetName, track, box, to } = about.value;
    const against = use.aspect && entry.request.against;
    const facts = { against, aspectName, target, targetName, track, box, to };
    return ok(plainPlan<"story">(facts, [...events, ...about.value.events], { ...price, turn: world.turn }));
  },
  about: () => [],
  usesAspect: ({ aspect }) => aspect !== "",
  concerns: ({ request, facts }) => [(facts ?? request).target],
};

/** What a point may be spent on without a roll. */
export function storyUses({ ruleset: { spending }, dials }: World["game"]): readonly SpendUse[] {
  return spending.uses({ method: null }, dials).filter(({ roll }) => roll === "none");
}

type Price = Pick<Plan, "payment" | "points" | "events"> & { readonly aspectName: string };

function paidByAspect(world: World, entry: EntryOf<"story">, actor: LedgerActor): Result<Price> {
  const { id, author, request } = entry;
  const found = authorsAspect(world, author, request);
  if (!found.ok) return found;
  const ask = askInvoke(world, { actor, moment: "after", request: null, entries: [], entry: id });
  const paying = { expects: request.expects, paidBefore: paidBefore(entry) };
  const asked = { ...ask(found.value, "effect", request.against), ...paying };
  const spent = spendOnAspect(world.game, request.use, asked);
  if (!spent.ok) return spent;
  const { payment, points, events } = spent.value;
  return ok({ payment, points, events, aspectName: found.value.name });
}

function paidAlone(
  world: World,
  { author, request }: EntryOf<"story">,
  actor: LedgerActor,
  { id: use }: SpendUse,
): Result<Price> {
  const box = boxPayer(world, author, request);
  if (!box.ok) return box;
  const asked = { use, payer: payerOf(world, actor), method: null, made: [], spent: 0, box: box.value };
  const spent = spend(world.game, asked);
  if (!spent.ok) return spent;
  const { points, events } = spent.value;
  return ok({ payment: box.value ? "box" : "point", points, events, aspectName: box.value?.name ?? "" });
}

type About = Pick<StoryFacts, "target" | "targetName" | "track" | "box" | "to"> & { readonly events: readonly LedgerEvent[] };

const NOBODY: About = { events: [], target: "", targetName: "", track: "", box: "", to: "" };

/** The other actor it is about, and the wound taken. Nothing else of what the client sent is kept. */
function aboutWhom(world: World, { author, request }: EntryOf<"story">, actor: LedgerActor, use: SpendUse): Result<About> {
  if (!use.other) return ok(NOBODY);
  const target = world.actor(reached(world, author, request.target));
  if (!target || target.uuid === actor.uuid || target.isSituation) return refuse("whom-missing");
  const about = { ...NOBODY, target: target.uuid, targetName: target.name };
  if (!use.takeWound) return ok(about);
  const { track, box } = request;
  const taken = woundTaken(world.game, use.takeWound, { from: target, to: actor, box: { track, box } });
  return taken.ok ? ok({ ...about, track, box, to: taken.value.to.box, events: taken.value.events }) : taken;
}

export function woundedBy({ ruleset, dials }: World["game"], actor: Pick<LedgerActor, "snapshot">): Wounded {
  const snapshot = actor.snapshot();
  return { actor: snapshot, layouts: ruleset.tracks(snapshot, dials) };
}

interface WoundInput {
  readonly from: Pick<LedgerActor, "snapshot">;
  readonly to: Pick<LedgerActor, "snapshot">;
  readonly box: TrackBox;
}

/** Takes a wound for another, as the tracks are now. Source: F4. */
export function woundTaken(game: World["game"], take: TakeWound, { from, to, box }: WoundInput): Result<TakenWound> {
  return take(woundedBy(game, from), woundedBy(game, to), box);
}
