import { host } from "../../common/host.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { getGame } from "../core/globals.ts";
import type { ActiveEffect } from "./active-effect.ts";

/** What is prepared of an effect's duration (DOC ActiveEffectDuration). Nothing ends an effect whose time is over. */
export function prepareDuration({ duration }: ActiveEffect): PlainObject {
  return host.generation >= 14 ? ofUnits(duration) : ofKinds(duration);
}

/** 14: a value and its unit; those of seconds and more pass with the world's time. */
function ofUnits({ value, units }: PlainObject): PlainObject {
  if (typeof value !== "number") return { remaining: Infinity, label: localize("None"), expired: false };
  return { remaining: value, label: `${value} ${String(units)}`, expired: value <= 0 };
}

/** 13: seconds of the world's time, or rounds and turns of a combat. */
function ofKinds({ seconds, startTime, rounds, turns, startRound }: PlainObject): PlainObject {
  if (typeof seconds === "number") {
    const remaining = seconds - (getGame().time.worldTime - (Number(startTime) || 0));
    return { type: "seconds", duration: seconds, remaining, label: `${remaining} s` };
  }
  if (typeof rounds === "number" || typeof turns === "number") {
    const whole = (Number(rounds) || 0) + (Number(turns) || 0) / 100;
    const begun = typeof startRound === "number" ? startRound : null;
    const passed = begun === null ? 0 : Math.max(0, (getGame().combats.viewed?.round ?? begun) - begun);
    const remaining = Math.max(0, whole - passed);
    return { type: "turns", duration: whole, remaining, label: `${Math.floor(remaining)} rounds` };
  }
  return { type: "none", duration: null, remaining: null, label: localize("None") };
}

function localize(key: string): string {
  return getGame().i18n.localize(key);
}
