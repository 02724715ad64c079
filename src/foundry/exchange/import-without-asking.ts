import type { Refused } from "../../rules/result.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { createAsItIs, createPlanned } from "./create-imported.ts";
import { sayRefusal } from "./import-window.ts";
import { planFor, readImport } from "./read-import.ts";

/** Creates the actor of a file. What is wrong is said in a notification, and nothing is created. */
export async function importWithoutAsking(given: unknown): Promise<NornActor | undefined> {
  const read = await readImport(given);
  if (!read.ok) return said(read);
  if (!Actor.implementation.canUserCreate(game.user)) return said({ ok: false, code: "not-allowed", args: {} });
  const { value } = read;
  const played = ledgerWorld().game;
  if (value.kind === "campaign") return said({ ok: false, code: "no-actor", args: {} });
  const made =
    value.kind === "actor"
      ? await createAsItIs(value.read.data, value.exported)
      : await createPlanned(planFor(value, played, played.ruleset.id));
  return made.ok ? made.value : said(made);
}

function said(refused: Refused): undefined {
  sayRefusal(refused);
  return undefined;
}
