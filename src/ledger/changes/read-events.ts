import { ASPECT_KINDS, ASPECT_NATURES } from "../../rules/aspects/aspect-kind.ts";
import type { AspectLock, Aspect } from "../../rules/aspects/aspect.ts";
import { GAINS } from "../../rules/invoke/invocation-rules.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { FATE_POINT_COUNTERS } from "../../rules/events/ledger-state.ts";
import { CONFLICT_FIELDS, type MarkValue, PARTICIPANT_FIELDS } from "../../rules/conflict/conflict-now.ts";
import type { Whereabouts } from "../../rules/zones/move.ts";
import { choiceOf, idOf, type Input, isInput, textOf, wholeOf } from "../read-input.ts";

const MARK_FIELDS = [...CONFLICT_FIELDS, ...PARTICIPANT_FIELDS] as const;

/** The most events of one entry: more are neither planned nor stored, and a longer list is invalid. */
export const MOST_EVENTS = 20_000;

/** Untrusted events of a message; null where one of them is invalid. */
export function parseEvents(stored: unknown): readonly LedgerEvent[] | null {
  if (!Array.isArray(stored) || stored.length > MOST_EVENTS) return null;
  const events = stored.map((one: unknown) => (isInput(one) ? parseEvent(one) : null));
  return events.every((event) => event !== null) ? events : null;
}

function parseEvent(stored: Input): LedgerEvent | null {
  const { type, known } = stored;
  const [actor, aspect, user] = [idOf(stored["actor"]), idOf(stored["aspect"]), idOf(stored["user"])];
  const by = wholeOf(stored["by"]);
  switch (type) {
    case "fate-points-changed": {
      const counter = choiceOf(FATE_POINT_COUNTERS, stored["counter"]);
      return counter && actor !== "" && by !== null ? { type, actor, counter, by } : null;
    }
    case "npc-pool-changed":
      return by === null ? null : { type, by };
    case "aspect-boxes-changed":
      return aspect !== "" && by !== null ? { type, aspect, by } : null;
    case "free-invocations-changed": {
      const [free, holder] = [idOf(stored["free"]), idOf(stored["holder"])];
      return aspect !== "" && free !== "" && by !== null ? { type, aspect, free, holder, by } : null;
    }
    case "aspect-known":
      return aspect !== "" && user !== "" && typeof known === "boolean" ? { type, aspect, user, known } : null;
    case "aspect-added":
    case "aspect-removed": {
      const state = isInput(stored["aspect"]) ? readAspect(stored["aspect"]) : null;
      return state && { type, aspect: state };
    }
    case "track-box-checked":
    case "track-box-cleared":
      return parseBoxEvent(type, stored);
    case "aspect-renamed":
      return parseRenaming(aspect, stored);
    case "trait-rank-changed": {
      const trait = idOf(stored["trait"]);
      return trait !== "" && by !== null ? { type, trait, by } : null;
    }
    case "ammunition-changed":
    case "gear-quantity-changed":
      return parseGearEvent(type, stored, by);
    case "challenge-marks-changed":
    case "challenge-counter-changed":
      return parseChallengeEvent(type, stored, by);
    case "actor-moved": {
      const [from, to] = [parseWhereabouts(stored["from"]), parseWhereabouts(stored["to"])];
      return actor !== "" && from && to ? { type, actor, from, to } : null;
    }
    case "conflict-mark-changed":
      return parseMark(stored);
    default:
      return null;
  }
}

function parseRenaming(aspect: string, stored: Input): LedgerEvent | null {
  const [from, to] = [textOf(stored["from"]), textOf(stored["to"])];
  return aspect !== "" && from !== "" && to !== "" ? { type: "aspect-renamed", aspect, from, to } : null;
}

function parseBoxEvent(type: "track-box-checked" | "track-box-cleared", stored: Input): LedgerEvent | null {
  const [actor, track, box] = [idOf(stored["actor"]), idOf(stored["track"]), idOf(stored["box"])];
  return actor !== "" && track !== "" && box !== "" ? { type, actor, track, box } : null;
}

function parseGearEvent(
  type: "ammunition-changed" | "gear-quantity-changed",
  stored: Input,
  by: number | null,
): LedgerEvent | null {
  const gear = idOf(stored["gear"]);
  if (gear === "" || by === null) return null;
  if (type === "ammunition-changed") return { type, gear, by };
  return { type, gear, name: textOf(stored["name"]), copied: stored["copied"] === true, by };
}

function parseChallengeEvent(
  type: "challenge-marks-changed" | "challenge-counter-changed",
  stored: Input,
  by: number | null,
): LedgerEvent | null {
  const challenge = idOf(stored["challenge"]);
  const [side, row, counter] = [idOf(stored["side"]), idOf(stored["row"]), idOf(stored["counter"])];
  if (challenge === "" || by === null) return null;
  if (type === "challenge-counter-changed") return counter === "" ? null : { type, challenge, counter, by };
  return side !== "" && row !== "" ? { type, challenge, side, row, by } : null;
}

function parseWhereabouts(stored: unknown): Whereabouts | null {
  return isInput(stored)
    ? { zone: idOf(stored["zone"]), ahead: idOf(stored["ahead"]), done: Math.max(0, wholeOf(stored["done"]) ?? 0) }
    : null;
}

function parseMark({ target: named, field: of, from, to }: Input): LedgerEvent | null {
  const [target, field] = [idOf(named), choiceOf(MARK_FIELDS, of)];
  return target !== "" && field && isMark(from) && isMark(to) ? { type: "conflict-mark-changed", target, field, from, to } : null;
}

function isMark(value: unknown): value is MarkValue {
  return value === null || typeof value === "boolean" || typeof value === "string" || Number.isFinite(value);
}

function readAspect(stored: Input): Aspect | null {
  const kind = choiceOf(ASPECT_KINDS, stored["kind"]);
  const nature = choiceOf(ASPECT_NATURES, stored["nature"]);
  const level = wholeOf(stored["level"]);
  const checked = wholeOf(stored["checked"]);
  const { lock, free, known } = stored;
  if (!kind || !nature || level === null || checked === null || !isInput(lock) || !isInput(free)) return null;
  const uuid = idOf(stored["uuid"]);
  return {
    id: uuid.split(".").at(-1) ?? "",
    uuid,
    name: textOf(stored["name"]),
    parent: idOf(stored["parent"]),
    kind,
    role: textOf(stored["role"]),
    level,
    checked,
    negative: stored["negative"] === true,
    persistent: stored["persistent"] === true,
    lock: parseLock(lock),
    nature,
    free: Object.fromEntries(Object.entries(free).flatMap(parseFree)),
    trait: idOf(stored["trait"]),
    severity: textOf(stored["severity"]),
    track: textOf(stored["track"]),
    quality: wholeOf(stored["quality"]),
    thing: idOf(stored["thing"]),
    maker: idOf(stored["maker"]),
    about: idOf(stored["about"]),
    zone: idOf(stored["zone"]),
    hidden: stored["hidden"] === true,
    known: Object.fromEntries(Object.entries(isInput(known) ? known : {}).flatMap(parseKnown)),
  };
}

function parseLock(stored: Input): AspectLock {
  const gain = choiceOf(GAINS, stored["gain"]) ?? "plus-two";
  return { on: stored["on"] === true, trait: idOf(stored["trait"]), gain, words: textOf(stored["words"]) };
}

function parseFree([id, held]: [string, unknown]): [string, { readonly count: number; readonly holder: string }][] {
  const count = isInput(held) ? wholeOf(held["count"]) : null;
  return isInput(held) && count !== null ? [[id, { count, holder: idOf(held["holder"]) }]] : [];
}

function parseKnown([user, known]: [string, unknown]): [string, true][] {
  return known === true ? [[user, true]] : [];
}
