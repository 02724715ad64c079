import { type BreakLine, breakLines, ok, refuse } from "../../rules/index.ts";
import type { ToldChange } from "../../view/ledger/breaks/told-change.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { storeInOrder } from "../mappers/stored-events.ts";
import { currentRuleset, dialValues } from "../settings/current-game.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { plainPlan, type Planned } from "../ledger/plan.ts";
import { breakTable } from "./break-table.ts";

/** A new session, the end of a scene …: everything that changes now, but for what the game master leaves out. */
export function planBreak({ author, asked }: Entry): Planned {
  if (!game.users.get(author)?.isGM) return refuse("gm-only");
  const ruleset = currentRuleset();
  const dials = dialValues();
  const at = ruleset.breaks.known(dials).find((known) => known === asked.details["at"]);
  const except = keysIn(asked.details["except"]);
  if (!at) return refuse("break-unknown");
  if (!except) return refuse("details-unreadable");
  const lines = breakLines({ ruleset, dials }, breakTable(), at).filter(({ key }) => !except.includes(key));
  const details = { at, except: Object.fromEntries(except.map((key) => [key, true])), changes: storeInOrder(lines.map(told)) };
  return ok(
    plainPlan(
      lines.flatMap(({ events }) => events),
      { asked: { details } },
    ),
  );
}

/** Lines that are left out, by their keys; null where a client sent something else. */
function keysIn(except: unknown): readonly string[] | null {
  if (except === undefined) return [];
  if (typeof except !== "object" || except === null || Array.isArray(except)) return null;
  return Object.values(except).every((left) => left === true) ? Object.keys(except) : null;
}

function told({ actor, kind, aspect, counts }: BreakLine): Omit<ToldChange, "counts"> & { readonly counts: object } {
  const whose = ledgerActor(actor);
  const hidden = ledgerAspect(aspect?.uuid ?? "")?.system.hidden === true;
  const open =
    whose !== null && (whose.hasPlayerOwner || (whose.ownership.default ?? 0) >= CONST.DOCUMENT_OWNERSHIP_LEVELS.LIMITED);
  return {
    who: whose?.name ?? "",
    kind,
    aspect: aspect?.name ?? "",
    counts: storeInOrder(counts.map((count) => ({ ...count }))),
    secret: hidden || !open,
  };
}
