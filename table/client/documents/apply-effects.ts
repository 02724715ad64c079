import { DataModel } from "../../common/abstract/data-model.ts";
import type { Document } from "../../common/abstract/document.ts";
import type { DataField } from "../../common/data/fields/data-field.ts";
import { ACTIVE_EFFECT_MODES } from "../../common/constants/scene.ts";
import { isFunction, isPlain, listOf, objectOf, type PlainObject } from "../../common/plain-object.ts";
import { getProperty, setProperty } from "../../common/utils/properties.ts";
import { host } from "../../common/host.ts";
import { replaceFormulaData } from "../dice/formula/replace-formula-data.ts";
import { findDocumentConfig } from "../core/globals.ts";
import type { ActiveEffect } from "./active-effect.ts";
import type { Actor } from "./actor.ts";

/** One change of an effect, as both generations write it: 13 by a number, 14 by a word and with a phase (DOC EffectChangeData). */
export interface EffectChange {
  readonly key: string;
  readonly value: unknown;
  /** Undefined for a kind of the system's own. */
  readonly mode: number | undefined;
  readonly type: string;
  readonly priority: number;
  readonly phase: string;
  readonly effect: ActiveEffect;
}

const { CUSTOM, MULTIPLY, ADD, DOWNGRADE, UPGRADE, OVERRIDE } = ACTIVE_EFFECT_MODES;
const MODES: Readonly<Record<string, number>> = {
  custom: CUSTOM,
  multiply: MULTIPLY,
  add: ADD,
  subtract: ADD,
  downgrade: DOWNGRADE,
  upgrade: UPGRADE,
  override: OVERRIDE,
};
/** A change without a priority comes in the order of the modes. */
const STEP = 10;

/** The changes of an effect that count in a phase; 13 has one phase. */
function changesOf(effect: ActiveEffect, phase: string): EffectChange[] {
  const stored = host.generation >= 14 ? objectOf(Reflect.get(effect, "system"))["changes"] : Reflect.get(effect, "changes");
  return listOf(stored).flatMap((one) => {
    if (!isPlain(one)) return [];
    const { key, type, mode, priority, phase: own } = one;
    const by = typeof mode === "number" ? mode : MODES[String(type ?? "add")];
    const ownKind = typeof type === "string" ? handlerOf(type) : undefined;
    if (typeof key !== "string" || key === "" || (by === undefined && !ownKind) || (typeof own === "string" && own !== phase))
      return [];
    const order = typeof priority === "number" ? priority : (ownKind?.defaultPriority ?? (by ?? 0) * STEP);
    return [{ key, value: one["value"], mode: by, type: String(type ?? ""), priority: order, phase, effect }];
  });
}

interface ChangeHandler {
  readonly handler: (...args: unknown[]) => unknown;
  readonly defaultPriority: number;
}

/** How a system carries out a kind of change, on 14: CONFIG.ActiveEffect.changeTypes. */
function handlerOf(type: string): ChangeHandler | undefined {
  const { handler, defaultPriority } = objectOf(objectOf(findDocumentConfig("ActiveEffect")?.["changeTypes"])[type]);
  return isFunction(handler) ? { handler, defaultPriority: Number(defaultPriority) || 0 } : undefined;
}

/** Changes an actor's prepared data by effects, the changes of a low priority first. What they made of which paths. */
export function applyEffects(actor: Actor, effects: readonly ActiveEffect[], phase: string): PlainObject {
  const changes = effects
    .flatMap((effect) => changesOf(effect, phase))
    .map((change) => (host.generation >= 14 ? withData(change, actor) : change))
    .sort((a, b) => a.priority - b.priority);
  return Object.assign({}, ...changes.map((change) => carryOut(actor, change)));
}

/** On 14 a value may name the actor's data, as in `@luck` (DOC v14 ActiveEffectChangeHandler, replacementData). */
function withData(change: EffectChange, actor: Actor): EffectChange {
  const { value } = change;
  return typeof value === "string" && value.includes("@")
    ? { ...change, value: replaceFormulaData(value, actor.getRollData()) }
    : change;
}

/** On 13 the effect applies a change, on 14 the handler of its kind, if a system has one. */
function carryOut(actor: Actor, change: EffectChange): PlainObject {
  if (host.generation < 14) return objectOf(change.effect.apply(actor, change));
  const own = handlerOf(change.type);
  if (own) return objectOf(own.handler(actor, change, { replacementData: {}, modifyTarget: true }));
  return changeActor(change.effect, actor, change);
}

/** Carries out one change: the field of its path does, where there is one. What it made of which path. */
export function changeActor(effect: ActiveEffect, actor: Actor, change: EffectChange): PlainObject {
  const field = fieldAt(actor, change.key);
  if (field) return { [change.key]: effect.constructor.applyField(actor, change, field) };
  const changes: PlainObject = {};
  effect._applyLegacy(actor, change, changes);
  return changes;
}

const LEGACY = {
  [CUSTOM]: "_applyCustom",
  [MULTIPLY]: "_applyMultiply",
  [ADD]: "_applyAdd",
  [DOWNGRADE]: "_applyUpgrade",
  [UPGRADE]: "_applyUpgrade",
  [OVERRIDE]: "_applyOverride",
} as const;

/** Carries out a change of a path without a field, by the effect's method for its mode. */
export function applyLegacy(effect: ActiveEffect, actor: Actor, change: EffectChange, changes: PlainObject): void {
  const method = Object.entries(LEGACY).find(([mode]) => Number(mode) === change.mode)?.[1];
  if (!method) return;
  const current: unknown = getProperty(actor, change.key);
  const read = readDelta(change.value, current);
  const delta = change.type === "subtract" && typeof read === "number" ? -read : read;
  effect[method](actor, change, current, delta, changes);
  for (const [path, value] of Object.entries(changes)) setProperty(actor, path, value);
}

/** What a mode makes of a value whose field is not known. */
export function applyMode({ key }: EffectChange, mode: number, current: unknown, delta: unknown, changes: PlainObject): void {
  const made = changed(current, delta, mode);
  if (made !== undefined) changes[key] = made;
}

/** The field at a path of a document, or of its `system`. */
export function fieldAt(document: Document, key: string): DataField | undefined {
  if (!key.startsWith("system.")) return document.schema.getField(key);
  const system: unknown = Reflect.get(document, "system");
  return system instanceof DataModel ? system.schema.getField(key.slice("system.".length)) : undefined;
}

/** The text of a change as a value of the kind it changes. */
function readDelta(raw: unknown, current: unknown): unknown {
  if (typeof raw !== "string") return raw;
  if (typeof current === "number" || current === undefined || current === null) {
    const number = Number(raw);
    return raw.trim() !== "" && Number.isFinite(number) ? number : raw;
  }
  if (typeof current === "boolean") return raw === "true" || raw === "1";
  return raw;
}

function changed(current: unknown, delta: unknown, mode: number): unknown {
  if (mode === OVERRIDE) return current instanceof Set ? new Set([delta]) : Array.isArray(current) ? [delta] : delta;
  if (mode === ADD) return added(current, delta);
  if (typeof delta !== "number") return undefined;
  if (typeof current !== "number") return mode === MULTIPLY ? undefined : delta;
  if (mode === MULTIPLY) return current * delta;
  return mode === UPGRADE ? Math.max(current, delta) : Math.min(current, delta);
}

function added(current: unknown, delta: unknown): unknown {
  if (current instanceof Set) return new Set([...current, delta]);
  if (Array.isArray(current)) return [...listOf(current), delta];
  if (typeof current === "number") return typeof delta === "number" ? current + delta : undefined;
  if (typeof current === "boolean") return current || delta === true;
  if (typeof current === "string") return current + String(delta);
  return current === undefined || current === null ? delta : undefined;
}
