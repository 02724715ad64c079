import { isDeepStrictEqual } from "node:util";
import type { AnySaid } from "../../src/ledger/kinds.ts";
import { parseOutcome } from "../../src/ledger/message.ts";
import type { Planned } from "../../src/ledger/plan.ts";
import { applyEvents } from "../../src/rules/events/apply-event.ts";
import { envelope } from "./plain-messages.ts";
import type { PlainWorld } from "./plain-world.ts";

/** What is wrong with the plan for a request, whatever that asked for. */
export function faultsOf(world: PlainWorld, asked: Pick<AnySaid, "kind" | "request"> | null, plan: Planned | null): string[] {
  if (!plan?.ok) return plan && !/^[a-z-]+$/.test(plan.code) ? [`no code: ${plan.code}`] : [];
  const { facts, ...outcome } = plan.value;
  const request = { ...asked?.request, ...facts };
  const system = { ...outcome, kind: asked?.kind, request, actor: "Actor.me", actorName: "", game: "", state: "done" };
  const read = parseOutcome(
    envelope(world, "outcome", "gm"),
    JSON.parse(JSON.stringify(system)) as Readonly<Record<string, unknown>>,
  );
  const { events, later, points } = outcome;
  const found: [string, boolean][] = [
    // Else the entry would never be settled.
    ["its outcome cannot be read", read === null],
    ["its events are read as others", !isDeepStrictEqual(read?.outcome.events, events)],
    ["what waits is read as something else", !isDeepStrictEqual(read?.outcome.later, later)],
    ["its facts are read as others", !isDeepStrictEqual(read?.said.facts, facts)],
    ["what it asked is read as something else", !isDeepStrictEqual({ ...read?.said.request, ...facts }, request)],
    ["it cannot be written", !applyEvents(world.state(), events).ok],
    ["it is huge", JSON.stringify(system).length > 150_000],
    ["its price is no number", !Number.isSafeInteger(points)],
  ];
  return found.flatMap(([fault, is]) => (is ? [fault] : []));
}
