import type { AspectState, AspectUse, DialValues, InvokeAsked, Ruleset, Gain, Moment } from "../../../rules/index.ts";
import { scopeOf } from "../../../rules/index.ts";
import type { Entry } from "../../../view/ledger/entry.ts";
import type { NornActor } from "../../documents/norn-actor.ts";
import type { NornItem } from "../../documents/norn-item.ts";
import { aspectState } from "../../mappers/aspect-state.ts";
import type { ActionNow } from "../action-state.ts";
import { readEntry } from "../read-entry.ts";
import { stands } from "../entries.ts";
import { ledgerAspect } from "../ledger-documents.ts";
import { payerOf } from "../spend/payer.ts";
import { turnNow } from "./turn-now.ts";

/** The role of the aspect that stands for a debt. */
const UNLUCKY = "unlucky";

interface Asking {
  readonly actor: NornActor;
  readonly aspect: NornItem<"aspect">;
  readonly gain: Gain;
  readonly moment: Moment;
  readonly ruleset: Ruleset;
  readonly dials: DialValues;
  readonly now: ActionNow;
}

/** An invocation as the rules want to have it asked, from what the documents say now. */
export function invocationAsked({ actor, aspect, gain, moment, ruleset, dials, now }: Asking): InvokeAsked {
  const bearer = aspect.actor;
  const { request } = now.state;
  const listed = actor.snapshot().traits;
  return {
    aspect: aspectState(aspect),
    payer: payerOf(actor, ruleset, dials),
    gain,
    moment,
    method: request.method,
    traitNames: request.traits.flatMap(({ id, name }) => [id, name, listed.find((trait) => trait.id === id)?.key ?? ""]),
    uses: usesNow(actor.uuid, now),
    owner: bearer && bearer.type !== "situation" ? payerOf(bearer, ruleset, dials) : null,
    unlucky: unluckyOf(actor, ruleset, dials),
  };
}

/** What the actor has used on this roll, and on others in the same turn of a conflict. */
function usesNow(actor: string, { entries }: ActionNow): AspectUse[] {
  const turn = turnNow();
  const here = new Set(entries.map(({ id }) => id));
  const elsewhere = turn === "" ? [] : [...game.messages].flatMap((message) => entryOfTurn(message, turn, here));
  return [
    ...entries.filter(({ kind }) => kind === "invoke" || kind === "spend").map((entry) => useOf(entry, actor, true)),
    ...elsewhere.map((entry) => useOf(entry, actor, false)),
  ].filter(({ user }) => user === actor);
}

function entryOfTurn(message: unknown, turn: string, here: ReadonlySet<string>): Entry[] {
  const entry = readEntry(message);
  if (!entry || entry.kind !== "invoke" || entry.outcome.turn !== turn || here.has(entry.id) || !stands(entry)) return [];
  return [entry];
}

function useOf({ actor, asked, outcome }: Entry, user: string, sameAction: boolean): AspectUse {
  const aspect = ledgerAspect(asked.aspect);
  const scope = aspect ? scopeOf(aspectState(aspect), user) : "advantage";
  return { aspect: asked.aspect, user: actor, scope, points: outcome.points, sameAction };
}

/** The aspect a first debt brings; null where it is there already, or where nobody may owe. */
function unluckyOf(actor: NornActor, { invoking }: Ruleset, dials: DialValues): AspectState | null {
  if (!invoking.debt(dials)) return null;
  if (actor.snapshot().aspects.some(({ role }) => role === UNLUCKY)) return null;
  return {
    uuid: `${actor.uuid}.Item.${foundry.utils.randomID()}`,
    name: game.i18n.localize("NORN.Ledger.unlucky"),
    parent: actor.uuid,
    kind: "character",
    role: UNLUCKY,
    level: 1,
    checked: 0,
    persistent: false,
    lock: { on: false, to: "" },
    nature: "sticky",
    free: {},
    severity: "",
  };
}
