import { isPlain, listOf, objectOf, type PlainObject } from "../plain-object.ts";

/*
 * Forms in which released systems' packs still hold documents, and what Foundry makes of them when they are read. Each function
 * changes a source and may be called with a part of one.
 */

/** Moves a value to its newer name, unless there is one already. */
function rename(source: PlainObject, from: string, to: string): void {
  if (!(from in source)) return;
  if (!(to in source)) source[to] = source[from];
  delete source[from];
}

/** Since 12 `_stats.compendiumSource`, before that a flag (DOC DocumentStats). */
export function readOldSourceId(source: PlainObject): void {
  const core = objectOf(objectOf(source["flags"])["core"]);
  if (typeof core["sourceId"] !== "string") return;
  const stats = isPlain(source["_stats"]) ? source["_stats"] : (source["_stats"] = {});
  stats["compendiumSource"] ??= core["sourceId"];
}

/** Since 11 `name`, since 12 `img` (KB v11-active-effects). On 14 the changes are the system's, and a duration has a unit (#13740). */
export function readOldEffect(source: PlainObject, generation: number): void {
  rename(source, "label", "name");
  rename(source, "icon", "img");
  if (generation < 14) return;
  if (Array.isArray(source["changes"])) {
    const system = isPlain(source["system"]) ? source["system"] : (source["system"] = {});
    system["changes"] ??= source["changes"].filter(isPlain).map(changeWithType);
    delete source["changes"];
  }
  const duration = source["duration"];
  if (!isPlain(duration) || "value" in duration) return;
  const unit = (["seconds", "rounds", "turns"] as const).find((name) => typeof duration[name] === "number");
  if (unit) source["duration"] = { value: duration[unit], units: unit };
}

/** The mode of 13 → the type of 14 (DOC CONST.ACTIVE_EFFECT_CHANGE_TYPES). */
const TYPES = ["custom", "multiply", "add", "downgrade", "upgrade", "override"];

function changeWithType({ mode, ...change }: PlainObject): PlainObject {
  return { type: TYPES[Number(mode)] ?? "custom", ...change };
}

/** Since 12 the type is a word; since 13 a text is `description`, and a document is named by its uuid. */
export function readOldTableResult(source: PlainObject): void {
  const { type, documentCollection, documentId } = source;
  if (typeof type === "number") source["type"] = type === 0 ? "text" : "document";
  else if (type === "pack") source["type"] = "document";
  if (typeof documentId === "string" && typeof documentCollection === "string" && !("documentUuid" in source)) {
    const world = /^[A-Z]\w+$/.test(documentCollection);
    source["documentUuid"] = world ? `${documentCollection}.${documentId}` : `Compendium.${documentCollection}.${documentId}`;
  }
  if (source["type"] === "text") rename(source, "text", "description");
  else rename(source, "text", "name");
}

/** Since 12 the author is `author`, and the number that was `type` is `style`. */
export function readOldMessage(source: PlainObject): void {
  rename(source, "user", "author");
  if (typeof source["type"] !== "number") return;
  source["style"] ??= Math.min(source["type"], 3);
  source["type"] = "base";
}

/** Since 11 what a token's own actor differs in is `delta` (KB v11-tokens). */
export function readOldToken(source: PlainObject): void {
  rename(source, "actorData", "delta");
  for (const effect of listOf(objectOf(source["delta"])["effects"])) if (isPlain(effect)) readOldEffect(effect, 13);
}
