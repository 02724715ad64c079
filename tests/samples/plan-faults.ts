import { isDeepStrictEqual } from "node:util";
import type { EntryKind } from "../../src/ledger/entry.ts";
import { parseRequest } from "../../src/ledger/kinds.ts";
import { readOutcome } from "../../src/ledger/message.ts";
import type { Planned } from "../../src/ledger/plan.ts";
import { applyEvents } from "../../src/rules/index.ts";
import { envelope } from "./plain-authority.ts";
import type { PlainWorld } from "./plain-world.ts";

/** What is wrong with a plan, whatever was asked for. */
export function faultsOf(world: PlainWorld, kind: EntryKind, plan: Planned | null): string[] {
  if (!plan?.ok) return plan && !/^[a-z-]+$/.test(plan.code) ? [`no code: ${plan.code}`] : [];
  const { request, events, later, points } = plan.value;
  const system = { kind, actor: "Actor.me", actorName: "", game: "", state: "done", ...plan.value };
  const outcome = readOutcome(
    envelope(world, "outcome", "gm"),
    JSON.parse(JSON.stringify(system)) as Readonly<Record<string, unknown>>,
  );
  const found: [string, boolean][] = [
    // Else the entry would never be settled.
    ["its outcome cannot be read", outcome === null],
    ["its events are read as others", !isDeepStrictEqual(outcome?.outcome.events, events)],
    ["what waits is read as something else", !isDeepStrictEqual(outcome?.outcome.later, later)],
    ["its request is read as another", !isDeepStrictEqual(parseRequest(kind, request)?.request, request)],
    ["it cannot be written", !applyEvents(world.state(), events).ok],
    ["it is huge", JSON.stringify(plan.value).length > 150_000],
    ["its price is no number", !Number.isSafeInteger(points)],
  ];
  return found.flatMap(([fault, is]) => (is ? [fault] : []));
}
