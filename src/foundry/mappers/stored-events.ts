import {
  ASPECT_KINDS,
  ASPECT_NATURES,
  type AspectLock,
  type AspectState,
  GAINS,
  type LedgerEvent,
  POTS,
} from "../../rules/index.ts";

type Stored = Readonly<Record<string, unknown>>;

/** Events by their place from "0", as a message keeps them: lists are replaced whole in Foundry, records are not. */
export function storeInOrder<T>(list: readonly T[]): Record<string, T> {
  return Object.fromEntries(list.map((one, index) => [String(index), one]));
}

export function readInOrder<T>(stored: Readonly<Record<string, T>>): T[] {
  return Object.entries(stored)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, one]) => one);
}

/** The events of a message; null where one of them is none (a message may be written by anybody's client). */
export function readStoredEvents(stored: Readonly<Record<string, unknown>>): readonly LedgerEvent[] | null {
  const events = readInOrder(stored).map(readEvent);
  return events.every((event) => event !== null) ? events : null;
}

function readEvent(stored: unknown): LedgerEvent | null {
  if (!isRecord(stored)) return null;
  const { type, actor, aspect, pot, by, free, holder, user, known, track, box } = stored;
  const amount = typeof by === "number" && Number.isInteger(by) ? by : null;
  switch (type) {
    case "fate-points-changed": {
      const known = POTS.find((id) => id === pot);
      return known && isText(actor) && amount !== null ? { type, actor, pot: known, by: amount } : null;
    }
    case "npc-pool-changed":
      return amount === null ? null : { type, by: amount };
    case "boxes-checked":
      return isText(aspect) && amount !== null ? { type, aspect, by: amount } : null;
    case "free-invocations-changed":
      return isText(aspect) && isText(free) && isText(holder) && amount !== null
        ? { type, aspect, free, holder, by: amount }
        : null;
    case "aspect-known":
      return isText(aspect) && isText(user) && typeof known === "boolean" ? { type, aspect, user, known } : null;
    case "aspect-added":
    case "aspect-removed": {
      const state = readAspect(aspect);
      return state ? { type, aspect: state } : null;
    }
    case "box-marked":
    case "box-cleared":
      return isText(actor) && isText(track) && isText(box) ? { type, actor, track, box } : null;
    default:
      return null;
  }
}

function readAspect(stored: unknown): AspectState | null {
  if (!isRecord(stored)) return null;
  const {
    uuid,
    name,
    parent,
    kind,
    role,
    level,
    checked,
    persistent,
    lock,
    nature,
    free,
    severity,
    quality,
    maker,
    about,
    hidden,
    known,
  } = stored;
  const ofKind = ASPECT_KINDS.find((id) => id === kind);
  const ofNature = ASPECT_NATURES.find((id) => id === nature);
  const texts = isText(uuid) && isText(name) && isText(parent) && isText(role) && isText(severity);
  if (!ofKind || !ofNature || !texts || typeof level !== "number" || typeof checked !== "number") return null;
  if (!isRecord(lock) || !isRecord(free)) return null;
  const holders = Object.entries(free).flatMap(([id, held]) =>
    isRecord(held) && typeof held["count"] === "number" && isText(held["holder"])
      ? [[id, { count: held["count"], holder: held["holder"] }] as const]
      : [],
  );
  return {
    uuid,
    name,
    parent,
    kind: ofKind,
    role,
    level,
    checked,
    persistent: persistent === true,
    lock: readLock(lock),
    nature: ofNature,
    free: Object.fromEntries(holders),
    severity,
    quality: typeof quality === "number" ? quality : null,
    maker: isText(maker) ? maker : "",
    about: isText(about) ? about : "",
    hidden: hidden === true,
    known: isRecord(known)
      ? Object.fromEntries(
          Object.keys(known)
            .filter((user) => known[user] === true)
            .map((user) => [user, true as const]),
        )
      : {},
  };
}

function isRecord(value: unknown): value is Stored {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function readLock({ on, trait, gain, words }: Stored): AspectLock {
  return {
    on: on === true,
    trait: isText(trait) ? trait : "",
    gain: GAINS.find((id) => id === gain) ?? "plus-two",
    words: isText(words) ? words : "",
  };
}
