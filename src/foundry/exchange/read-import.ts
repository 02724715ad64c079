import { type GameInForce, ok, type Result } from "../../rules/index.ts";
import { planActor } from "../../view/exchange/foreign/plan-actor.ts";
import type { PlannedActor } from "../../view/exchange/foreign/planned-actor.ts";
import { readJson } from "../../view/exchange/read-json.ts";
import { type ReadFile, recognize } from "../../view/exchange/recognize.ts";
import { putIntoWords } from "../registration/handlebars-helpers.ts";
import { rulesetOf } from "../settings/current-game.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { withoutMissingPictures } from "./foreign-pictures.ts";
import { storedFields } from "./schemas.ts";

/** What is in a text from a file, or in data that a macro has; refused with what is wrong and where. */
export async function readImport(given: unknown): Promise<Result<ReadFile>> {
  // Data too are read from a text: then they are plain, and checked like a file.
  const data = readJson(typeof given === "string" ? given : asText(given));
  const file = data.ok ? recognize(data.value, storedFields()) : data;
  if (!file.ok || file.value.kind !== "foreign") return file;
  return ok({ kind: "foreign", read: await withoutMissingPictures(file.value.read) });
}

function asText(data: unknown): string {
  try {
    return JSON.stringify(data) ?? "";
  } catch {
    return "";
  }
}

/** What a character of another program becomes in a game of this world. */
export function planFor(read: Extract<ReadFile, { kind: "foreign" }>, gameId: string): PlannedActor {
  return planActor(read.read, { ...gameOf(gameId), wordOf: putIntoWords });
}

function gameOf(id: string): GameInForce {
  const { game } = ledgerWorld();
  return id === game.ruleset.id ? game : { ruleset: rulesetOf(id, game.dials), dials: game.dials };
}
