import type { LedgerEvent } from "../rules/events/ledger-event.ts";
import { ok, refuse, type Result } from "../rules/result.ts";
import { MOST_EVENTS } from "./changes/read-events.ts";
import type { Entry, EntryKind, EntryOf, Said } from "./entry.ts";
import type { Kinds } from "./kind.ts";
import { ADJUST } from "./kinds/adjust.ts";
import { ADVANCE } from "./kinds/advance.ts";
import { ALLOW } from "./kinds/allow.ts";
import { ANSWER } from "./kinds/answer.ts";
import { DISCOVER } from "./kinds/discover.ts";
import { BLOCK } from "./kinds/block.ts";
import { BREAK } from "./kinds/break.ts";
import { SPEND_LEFTOVER } from "./kinds/spend-leftover.ts";
import { CLAIM } from "./kinds/claim.ts";
import { CALL } from "./kinds/call.ts";
import { CALL_SHOT, VETO_SHOT } from "./kinds/call-shot.ts";
import { COMPEL } from "./kinds/compel.ts";
import { ANSWER_CONCESSION, CONCEDE } from "./kinds/concede.ts";
import { COST } from "./kinds/cost.ts";
import { COUNTER } from "./kinds/counter.ts";
import { CREATE } from "./kinds/create.ts";
import { DEFEND } from "./kinds/defend.ts";
import { DEAL } from "./kinds/deal.ts";
import { DIFFICULTY } from "./kinds/difficulty.ts";
import { DRAMATIC } from "./kinds/dramatic.ts";
import { ENTRANCE } from "./kinds/entrance.ts";
import { EXPERIENCE } from "./kinds/experience.ts";
import { HARM } from "./kinds/harm.ts";
import { HEAL } from "./kinds/heal.ts";
import { IMPROVE } from "./kinds/improve.ts";
import { INVOKE } from "./kinds/invoke.ts";
import { JOIN } from "./kinds/join.ts";
import { MOVE } from "./kinds/move.ts";
import { OPPOSE } from "./kinds/oppose.ts";
import { PASS } from "./kinds/pass.ts";
import { PAY_DEBT } from "./kinds/pay-debt.ts";
import { POOL } from "./kinds/pool.ts";
import { ANSWER_PROPOSAL, PROPOSE } from "./kinds/propose.ts";
import { PURCHASE } from "./kinds/purchase.ts";
import { REMOVE } from "./kinds/remove.ts";
import { REVEAL } from "./kinds/reveal.ts";
import { REWARD } from "./kinds/reward.ts";
import { RESOLVE } from "./kinds/resolve.ts";
import { SPEND } from "./kinds/spend.ts";
import { STORY } from "./kinds/story.ts";
import { STRAIN } from "./kinds/strain.ts";
import { TIME } from "./kinds/time.ts";
import { TURN } from "./kinds/turn.ts";
import { USE } from "./kinds/use.ts";
import { REDO, undoOrRedo, UNDO } from "./kinds/undo.ts";
import type { Planned } from "./plan.ts";
import { type Input, isInput } from "./read-input.ts";
import { reasonOf } from "./reason-of.ts";
import { firstBuiltOn, isChanged, rollsAbout } from "./roll/changed-roll.ts";
import { speaksForRoll } from "./roll/speaks-for-roll.ts";
import type { EntryBook, LedgerRoll, World } from "./world.ts";

/** The one table of kinds: a new kind is a file in `kinds`, its type in `entry.ts`, a row here, and a line in `src/view/log/lines.ts`. */
const KINDS: Kinds = {
  invoke: INVOKE,
  spend: SPEND,
  story: STORY,
  counter: COUNTER,
  call: CALL,
  oppose: OPPOSE,
  defend: DEFEND,
  harm: HARM,
  concede: CONCEDE,
  "answer-concession": ANSWER_CONCESSION,
  "call-shot": CALL_SHOT,
  "veto-shot": VETO_SHOT,
  heal: HEAL,
  join: JOIN,
  allow: ALLOW,
  difficulty: DIFFICULTY,
  "spend-leftover": SPEND_LEFTOVER,
  purchase: PURCHASE,
  dramatic: DRAMATIC,
  block: BLOCK,
  time: TIME,
  advance: ADVANCE,
  move: MOVE,
  cost: COST,
  resolve: RESOLVE,
  compel: COMPEL,
  answer: ANSWER,
  break: BREAK,
  create: CREATE,
  pass: PASS,
  remove: REMOVE,
  propose: PROPOSE,
  "answer-proposal": ANSWER_PROPOSAL,
  discover: DISCOVER,
  reveal: REVEAL,
  "pay-debt": PAY_DEBT,
  pool: POOL,
  entrance: ENTRANCE,
  deal: DEAL,
  claim: CLAIM,
  reward: REWARD,
  experience: EXPERIENCE,
  improve: IMPROVE,
  turn: TURN,
  use: USE,
  strain: STRAIN,
  undo: UNDO,
  redo: REDO,
  adjust: ADJUST,
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of our own table
export const ENTRY_KINDS = Object.keys(KINDS) as EntryKind[];

/** What an entry asks and what was found, of any kind. */
export type AnySaid = { readonly [K in EntryKind]: Said<K> }[EntryKind];

/** Reads a request, and in an outcome what was found; null for an unknown kind, or where the kind cannot read it. */
export function parseSaid(kind: unknown, input: unknown, isDone: boolean): AnySaid | null {
  const known = ENTRY_KINDS.find((one) => one === kind);
  if (!known || !isInput(input)) return null;
  const request = KINDS[known].parse(input);
  const facts = isDone ? KINDS[known].parseFacts(input) : null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table gives each kind its own request: lost in the union
  return request && ({ kind: known, request, facts } as AnySaid);
}

/** What an entry will change, from current data, or why it cannot be done now. */
export function planEntry<K extends EntryKind>(world: World, entry: EntryOf<K>): Planned<K> {
  if (entry.state !== "pending") return refuse("entry-gone");
  const plan = KINDS[entry.kind].plan(world, entry, KINDS);
  if (!plan.ok) return plan;
  const { events, later } = plan.value;
  if (!speaksFor(world, entry)) return refuse("not-yours", { actor: entry.actorName });
  const forged = forgedRoll(world, entry);
  if (forged) return refuse("not-yours", { actor: forged.actorName });
  if (Math.max(events.length, later.length) > MOST_EVENTS) return refuse("too-many-changes", { most: MOST_EVENTS });
  const rolls = rollsAbout(world, builtOnBy(world, entry));
  return rolls.some(isChanged) ? refuse("roll-changed") : ok({ ...plan.value, builtOn: firstBuiltOn(rolls) });
}

/** The same, where a bug is a refusal too: an entry that can never be planned would be tried again for ever. */
export function planOrRefuse<K extends EntryKind>(world: World, entry: EntryOf<K>): Planned<K> {
  try {
    return planEntry(world, entry);
  } catch (error) {
    return refuse("plan-failed", { reason: reasonOf(error) });
  }
}

/** The first roll it is about that was made by someone who may not roll for its actor; null where all are genuine. */
function forgedRoll<K extends EntryKind>(world: World, entry: Said<K>): LedgerRoll | null {
  const rolls = aboutOf(entry).map((id) => world.roll(id));
  return rolls.flatMap((roll) => (roll.ok && !speaksForRoll(world, roll.value) ? [roll.value] : []))[0] ?? null;
}

/** Ids of what an entry builds on: to undo, and to pay out what is settled, rests on no dice; what is redone rests on its own. */
function builtOnBy<K extends EntryKind>({ entries }: World, entry: EntryOf<K>): readonly string[] {
  const { kind, request } = entry;
  if (kind === "undo" || kind === "resolve") return [];
  const redone = kind === "redo" && "entry" in request ? entries.entry(request.entry) : null;
  return redone ? aboutOf(redone) : aboutOf(entry);
}

/** Whether an entry's author plays the actor it is by, if there is one; some are done to another's. */
function speaksFor<K extends EntryKind>(world: Pick<World, "actor" | "isGm" | "owns">, entry: EntryOf<K>): boolean {
  const { author, actor, kind, request } = entry;
  return (
    world.actor(actor) === null || world.isGm(author) || world.owns(author, actor) || KINDS[kind].byAnother?.(request) === true
  );
}

/** What undoing or redoing an entry would change if this user asked now; or why it is refused. */
export function planUndoOrRedo(
  world: World,
  action: "undo" | "redo",
  of: Entry | null,
  user: string,
): Result<readonly LedgerEvent[]> {
  return undoOrRedo({ world, kinds: KINDS, user }, action, of);
}

/** Ids of the messages and entries an entry names, the main one first. */
export function aboutOf<K extends EntryKind>(said: Said<K>): readonly string[] {
  return KINDS[said.kind].about(said).filter((id) => id !== "");
}

/** Uuids of the actors an entry is done to. */
export function concernedBy<K extends EntryKind>(said: Said<K>): readonly string[] {
  return (KINDS[said.kind].concerns?.(said) ?? []).filter((uuid) => uuid !== "");
}

/** Whether it is in every history. */
export function concernsAll({ kind }: Pick<Entry, "kind">): boolean {
  return KINDS[kind].concernsAll === true;
}

/** Whether only GMs may see that this was asked. */
export function isSecret<K extends EntryKind>(world: World, { kind, request }: Pick<EntryOf<K>, "kind" | "request">): boolean {
  return KINDS[kind].secret?.(world, request) ?? false;
}

/** Whether it uses an aspect, which counts for the rest of the turn. */
export function usesAspect<K extends EntryKind>({ kind, request }: Pick<EntryOf<K>, "kind" | "request">): boolean {
  return KINDS[kind].usesAspect?.(request) ?? false;
}

/** Item data of the copies it creates, by id. */
export function copiesOf<K extends EntryKind>(world: Pick<World, "newId">, entry: EntryOf<K>): ReadonlyMap<string, Input> {
  return KINDS[entry.kind].copies?.(world, entry) ?? new Map();
}

/** Whether it asks a GM for something, and no one has answered yet. */
export function asksGm<K extends EntryKind>(book: EntryBook, entry: EntryOf<K>): boolean {
  return KINDS[entry.kind].asksGm?.(book, entry) ?? false;
}

/** Id of a roll whose total counts on another with it, "" where no roll was made; null for other kinds. */
export function addedRoll<K extends EntryKind>({ kind, request }: Pick<EntryOf<K>, "kind" | "request">): string | null {
  return KINDS[kind].countsRoll?.(request) ?? null;
}
