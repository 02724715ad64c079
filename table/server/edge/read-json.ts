import { RefusedError } from "../documents/operation.ts";
import { MESSAGE } from "./bounds.data.ts";

/** Keys by which a path leads out of an object and into what all objects share. */
const SHARED = /(?:^|[.=])(?:__proto__|constructor|prototype)(?:$|\.)/;

const levelsOf = (key: string): number => (key.includes(".") ? key.split(".").length : 1);

const TOO_DEEP = `What was sent is nested too deeply: at most ${MESSAGE.levels} levels may be sent`;

/**
 * What it weighs: about the bytes of its JSON. It is read without recursion, since nothing is known of it yet.
 * @throws RefusedError for what is nested too deeply, for a number that is not finite, and for keys that all objects have
 */
export const weighJson = (value: unknown): number => {
  const open: [unknown, number][] = [[value, 0]];
  let weight = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [at, level] = next;
    weight += typeof at === "string" ? at.length : 8;
    if (typeof at === "number" && !Number.isFinite(at)) throw new RefusedError("What was sent has a number that is not finite");
    if (level > MESSAGE.levels) throw new RefusedError(TOO_DEEP);
    if (typeof at !== "object" || at === null) continue;
    if (Array.isArray(at)) {
      for (const inner of at) open.push([inner, level + 1]);
      continue;
    }
    for (const [key, inner] of Object.entries(at)) {
      if (SHARED.test(key)) throw new RefusedError(`The key "${key.slice(0, 100)}" may not be part of a message`);
      weight += key.length;
      open.push([inner, level + levelsOf(key)]);
    }
  }
  return weight;
};

/** A text from outside, as JSON. @throws RefusedError if it is none */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedError("What was sent is no JSON");
  }
};
