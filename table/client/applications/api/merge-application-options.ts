import { isPlain, listOf, objectOf, type PlainObject } from "../../../common/plain-object.ts";
import { deepClone } from "../../../common/utils/deep-clone.ts";

/**
 * Merges options from the most general to the most specific: arrays are joined, plain objects merged, everything else replaced.
 * Functions, elements and documents are kept by reference. Source: platform.md §4.1.
 */
export function mergeApplicationOptions(layers: readonly object[]): PlainObject {
  const merged: PlainObject = {};
  for (const layer of layers) mergeLayer(merged, objectOf(layer));
  return merged;
}

function mergeLayer(target: PlainObject, layer: PlainObject): void {
  for (const [key, value] of Object.entries(layer)) {
    const present = target[key];
    if (value === undefined && key in target) continue;
    if (Array.isArray(present) && Array.isArray(value)) target[key] = [...listOf(present), ...listOf(value)];
    else if (isPlain(present) && isPlain(value)) mergeLayer(present, value);
    else target[key] = deepClone(value);
  }
}
