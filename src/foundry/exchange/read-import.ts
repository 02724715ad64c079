import type { ActiveGame } from "../../rules/ruleset.ts";
import { ok, type Result } from "../../rules/result.ts";
import { planActor } from "../../view/exchange/foreign/plan-actor.ts";
import type { PlannedActor } from "../../view/exchange/foreign/planned-actor.ts";
import { parseJson } from "../../view/exchange/read-json.ts";
import { type ReadFile, recognize } from "../../view/exchange/recognize.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";
import { rulesetOf } from "../settings/active-game.ts";
import { storedFields } from "./schemas.ts";
import { isPicture } from "../../view/exchange/read-actor.ts";
import type { ForeignCharacter, ForeignThing } from "../../view/exchange/foreign/foreign-character.ts";

/** What is in a text from a file, or in data that a macro has; refused with what is wrong and where. */
export async function readImport(given: unknown): Promise<Result<ReadFile>> {
  // Data too are read from a text: then they are plain, and checked like a file.
  const data = parseJson(typeof given === "string" ? given : asText(given));
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
export function planFor(read: Extract<ReadFile, { kind: "foreign" }>, played: ActiveGame, id: string): PlannedActor {
  const { dials } = played;
  const into = id === played.ruleset.id ? played : { ruleset: rulesetOf(id, dials), dials };
  return planActor(read.read, { ...into, wordOf: putIntoWords });
}

/** Requests made for pictures of one file. */
const MOST_ASKED = 60;

/**
 * A character of another world names pictures that may not be here: those are listed with the rest, since a broken picture shows
 * less than none. Pictures elsewhere on the web cannot be asked for, and stay.
 */
async function withoutMissingPictures(character: ForeignCharacter): Promise<ForeignCharacter> {
  const { img, tokenImg, stunts, extras } = character;
  const named = [img, tokenImg, ...[...stunts, ...extras].map((thing) => thing.img)].filter((path) => path !== "");
  const asked = [...new Set(named)].filter((path) => isPicture(path) && !isElsewhere(path)).slice(0, MOST_ASKED);
  const there = await Promise.all(asked.map((path) => foundry.utils.srcExists(path)));
  const missing = asked.filter((_, index) => there[index] !== true);
  const kept = (path: string): string => (missing.includes(path) ? "" : path);
  const keptIn = (thing: ForeignThing): ForeignThing => ({ ...thing, img: kept(thing.img) });
  return {
    ...character,
    img: kept(img),
    tokenImg: kept(tokenImg),
    stunts: stunts.map(keptIn),
    extras: extras.map(keptIn),
    rest: [...missing.map((value) => ({ what: game.i18n.localize("NORN.Exchange.noPicture"), value })), ...character.rest],
  };
}

function isElsewhere(path: string): boolean {
  return /^(?:[a-z]+:|\/\/)/i.test(path);
}
