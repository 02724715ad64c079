export { AsyncFunction } from "./async-function.ts";
export { getDefiningClass, getParentClasses, isSubclass } from "./classes.ts";
export { Collection } from "./collection.ts";
export { Color } from "./color.ts";
export { debounce, throttle } from "./debounce.ts";
export { deepClone } from "./deep-clone.ts";
export { deepFreeze, deepSeal } from "./deep-freeze.ts";
export { isDeletionKey } from "./deletion-key.ts";
export { diffObject } from "./diff-object.ts";
export { duplicate } from "./duplicate.ts";
export { equals, objectsEqual } from "./equals.ts";
export { escapeHTML, unescapeHTML } from "./escape-html.ts";
export { expandObject } from "./expand-object.ts";
export { fetchJsonWithTimeout, fetchWithTimeout, HttpError } from "./fetch.ts";
export { filterObject } from "./filter-object.ts";
export { flattenObject } from "./flatten-object.ts";
export { formatFileSize } from "./format-file-size.ts";
export { getType } from "./get-type.ts";
export { invertObject } from "./invert-object.ts";
export { IterableWeakMap, IterableWeakSet } from "./iterable-weak.ts";
export { isEmpty } from "./is-empty.ts";
export { isNewerVersion } from "./is-newer-version.ts";
export { isPlainObject } from "./is-plain-object.ts";
export {
  iterateEntries,
  iterateEntries as objectEntries,
  iterateKeys,
  iterateKeys as objectKeys,
  iterateValues,
  iterateValues as objectValues,
} from "./iterate.ts";
export { logCompatibilityWarning } from "./logging.ts";
export { mergeObject } from "./merge-object.ts";
export { deleteProperty, getProperty, hasProperty, setProperty } from "./properties.ts";
export { randomID } from "./random-id.ts";
export { Semaphore } from "./semaphore.ts";
export { timeSince } from "./time-since.ts";
export { encodeURL, getRoute } from "./urls.ts";
export { buildUuid, parseUuid } from "./uuid.ts";
