import { ok, refuse, type Result } from "../../rules/result.ts";
import { ACTOR_FORMAT } from "./actor-file.ts";
import { CAMPAIGN_FORMAT, readCampaign, type ReadCampaign } from "./campaign-file.ts";
import type { ForeignCharacter } from "./foreign/foreign-character.ts";
import { readFari } from "./foreign/read-fari.ts";
import { readFatex } from "./foreign/read-fatex.ts";
import { readFco } from "./foreign/read-fco.ts";
import { readActor, type ReadActor, readOwnFile, type Schemas } from "./read-actor.ts";
import { isPlainRecord, shown } from "./review-fields.ts";

/** What a file is. */
export type ReadFile =
  | { readonly kind: "actor"; readonly read: ReadActor; readonly exported: string }
  | { readonly kind: "campaign"; readonly read: ReadCampaign }
  | { readonly kind: "foreign"; readonly read: ForeignCharacter };

type Given = Readonly<Record<string, unknown>>;

/** Says what parsed JSON is, and reads it; whatever cannot be imported is refused with what is wrong. */
export function recognize(data: unknown, schemas: Schemas): Result<ReadFile> {
  if (!isPlainRecord(data)) return refuse("format-unknown", { found: shown(data) });
  const { format, fariType } = data;
  if (format === ACTOR_FORMAT) return asActor(readOwnFile(data, schemas), data);
  if (format === CAMPAIGN_FORMAT) {
    const read = readCampaign(data);
    return read.ok ? ok({ kind: "campaign", read: read.value }) : read;
  }
  if (typeof format === "string") return refuse("format-unknown", { found: shown(format) });
  if (typeof fariType === "string" || isFari(data)) return readFromFari(data);
  return readFromFoundry(data, schemas);
}

function isFari({ pages, system, items }: Given): boolean {
  return Array.isArray(pages) && system === undefined && items === undefined;
}

function readFromFari(data: Given): Result<ReadFile> {
  const { fariType = "character" } = data;
  if (fariType !== "character") return refuse("foreign-kind", { found: shown(fariType) });
  return ok({ kind: "foreign", read: readFari(data) });
}

const FCO = "fate-core-official";
const FATEX = "fatex";
/** What Fate Core Official has called its characters; older exports do not name the system. */
const FCO_CHARACTERS = /^(?:fate-?core-?official|modularfate|core|accelerated)$/i;

/** An export of Foundry's: the system is named in it, or shows in how it keeps its data. */
function readFromFoundry(data: Given, schemas: Schemas): Result<ReadFile> {
  const { type } = data;
  const system = data["system"] ?? data["data"];
  if (typeof type !== "string" || !isPlainRecord(system)) return refuse("format-unknown", { found: shown(data) });
  const of = systemOf(data);
  if (of === FCO || FCO_CHARACTERS.test(type)) {
    return FCO_CHARACTERS.test(type) ? foreign(readFco(data)) : refuse("foreign-kind", { found: type });
  }
  if (of === FATEX || (of === "" && isPlainRecord(system["fatepoints"]))) {
    return type === "character" || type === "npc" ? foreign(readFatex(data)) : refuse("foreign-kind", { found: type });
  }
  if (of !== "" && of !== "norn") return refuse("system-unknown", { found: shown(of) });
  return asActor(readActor(data, { path: "", game: "", schemas }), data);
}

function foreign(read: ForeignCharacter): Result<ReadFile> {
  return ok({ kind: "foreign", read });
}

function asActor(read: Result<ReadActor>, file: Given): Result<ReadFile> {
  return read.ok ? ok({ kind: "actor", read: read.value, exported: exportSource(file) }) : read;
}

function statsOf(data: Given): Given {
  const { _stats: stats } = data;
  return isPlainRecord(stats) ? stats : {};
}

/** The system that Foundry has written into an export. */
function systemOf(data: Given): string {
  const { systemId, exportSource: source } = statsOf(data);
  const { flags } = data;
  const old = isPlainRecord(flags) && isPlainRecord(flags["exportSource"]) ? flags["exportSource"]["system"] : undefined;
  const named = [isPlainRecord(source) ? source["systemId"] : undefined, systemId, old].find((id) => typeof id === "string");
  return typeof named === "string" ? named : "";
}

/** The uuid the exported actor had: its own data refer to it. "" where it is not known. */
function exportSource(data: Given): string {
  const { exportSource: source } = statsOf(data);
  const uuid = isPlainRecord(source) ? source["uuid"] : undefined;
  return typeof uuid === "string" && /^Actor\.[A-Za-z0-9]{16}$/.test(uuid) ? uuid : "";
}
