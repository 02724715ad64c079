import type { DataModel } from "../../common/abstract/data-model.ts";
import type { Document, DocumentOptions } from "../../common/abstract/document.ts";
import type { FieldChange } from "../../common/data/fields/data-field.ts";
import { getProperty, setProperty } from "../../common/utils/properties.ts";
import { deepClone } from "../../common/utils/deep-clone.ts";
import { host } from "../../common/host.ts";
import { getConfig, getGame } from "../core/globals.ts";
import { Hooks } from "../core/hooks.ts";
import { ACTIVE_EFFECT_MODES } from "../../common/constants/scene.ts";
import { BaseActiveEffect } from "../../common/documents/base-active-effect.ts";
import type { Actor } from "./actor.ts";
import { applyLegacy, applyMode, changeActor, type EffectChange, fieldAt } from "./apply-effects.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import { prepareDuration } from "./effect-duration.ts";
import { fromUuidSync } from "./from-uuid.ts";
import type { PlainObject } from "../../common/plain-object.ts";

const { ADD, MULTIPLY, OVERRIDE, UPGRADE } = ACTIVE_EFFECT_MODES;

/** An effect on an actor or item. */
export class ActiveEffect extends ClientDocumentMixin(BaseActiveEffect) {
  declare ["constructor"]: typeof ActiveEffect;

  static override get implementation(): typeof ActiveEffect {
    const own = super.implementation;
    return isEffectClass(own) ? own : this;
  }

  /** An effect that marks a condition of CONFIG.statusEffects; not stored yet. @throws if there is none with this id */
  static async fromStatusEffect(statusId: string, options: DocumentOptions = {}): Promise<ActiveEffect> {
    const status = getConfig().statusEffects.find(({ id }) => id === statusId);
    if (!status) throw new Error(`Invalid status ID "${statusId}" provided to ActiveEffect#fromStatusEffect`);
    const { id, name, img, ...data } = deepClone(status);
    const known: object = data;
    return this._fromStatusEffect(id, { ...known, name: getGame().i18n.localize(name), img, statuses: [id] }, options);
  }

  /** A system gives the effect of a condition its own type or data. */
  static async _fromStatusEffect(_statusId: string, source: PlainObject, options: DocumentOptions): Promise<ActiveEffect> {
    return new this(source, options);
  }

  /** Lets the field of a change carry it out on a document. What it made. @throws if the path has no field */
  static applyField(
    model: Document,
    change: FieldChange & { readonly key: string },
    field = fieldAt(model, change.key),
  ): unknown {
    if (!field) throw new Error(`${model.documentName} has no field ${change.key}`);
    const made = field.applyChange(getProperty(model, change.key), model, change);
    setProperty(model, change.key, made);
    return made;
  }

  /** The name of what it comes from: its origin, or where it is. */
  get sourceName(): string {
    const origin = this.origin ? fromUuidSync(this.origin, { strict: false }) : this.parent;
    const name: unknown = origin && Reflect.get(origin, "name");
    return typeof name === "string" ? name : getGame().i18n.localize(this.origin ? "Unknown" : "None");
  }

  override prepareDerivedData(): void {
    super.prepareDerivedData();
    this.updateDuration();
  }

  /** How long it holds and how long it still does, added to its stored duration. */
  updateDuration(): PlainObject {
    return Object.assign(this.duration, this._prepareDuration());
  }

  _prepareDuration(): PlainObject {
    return prepareDuration(this);
  }

  get active(): boolean {
    return !this.disabled && !this.isSuppressed;
  }

  /** A system says when an effect does not count although it is there. */
  get isSuppressed(): boolean {
    return false;
  }

  /** Applies one of its changes to an actor's prepared data. What it made of which path. Systems override it, on 13. */
  apply(document: Actor, change: EffectChange): PlainObject {
    return changeActor(this, document, change);
  }

  /** A change of a path that has no field, by one of the methods below. */
  _applyLegacy(actor: Actor, change: EffectChange, changes: PlainObject): void {
    applyLegacy(this, actor, change, changes);
  }

  _applyAdd(_actor: Actor, change: EffectChange, current: unknown, delta: unknown, changes: PlainObject): void {
    applyMode(change, ADD, current, delta, changes);
  }

  _applyMultiply(_actor: Actor, change: EffectChange, current: unknown, delta: unknown, changes: PlainObject): void {
    applyMode(change, MULTIPLY, current, delta, changes);
  }

  _applyOverride(_actor: Actor, change: EffectChange, current: unknown, delta: unknown, changes: PlainObject): void {
    applyMode(change, OVERRIDE, current, delta, changes);
  }

  /** Upgrades and downgrades. */
  _applyUpgrade(_actor: Actor, change: EffectChange, current: unknown, delta: unknown, changes: PlainObject): void {
    applyMode(change, change.mode ?? UPGRADE, current, delta, changes);
  }

  _applyCustom(actor: Actor, change: EffectChange, current: unknown, delta: unknown, changes: PlainObject): void {
    Hooks.call("applyActiveEffect", actor, change, current, delta, changes);
  }

  /** Foundry lets a token show the name of the effect that comes or goes. The Table draws nothing; a system may. */
  _displayScrollingStatus(_enabled: boolean): void {}

  // When Foundry shows it is UNCONFIRMED: here when the effect comes, goes, or is switched.
  override _onCreate(data: PlainObject, options: PlainObject, userId: string): void {
    super._onCreate(data, options, userId);
    if (this.modifiesActor) this._displayScrollingStatus(true);
  }

  override _onUpdate(changed: PlainObject, options: PlainObject, userId: string): void {
    super._onUpdate(changed, options, userId);
    if ("disabled" in changed) this._displayScrollingStatus(!this.disabled);
  }

  override _onDelete(options: PlainObject, userId: string): void {
    super._onDelete(options, userId);
    if (!this.disabled) this._displayScrollingStatus(false);
  }

  /** What it changes: where it is, or the actor of the item it is transferred from. */
  get target(): DataModel | null {
    const { parent } = this;
    return this.transfer && parent?.documentName === "Item" ? (parent.parent ?? parent) : parent;
  }

  get modifiesActor(): boolean {
    const { target } = this;
    return this.active && target !== null && Reflect.get(target, "documentName") === "Actor";
  }

  /** Whether it has a duration. */
  get isTemporary(): boolean {
    return this.statuses.size > 0 || Number.isFinite(this.duration[host.generation >= 14 ? "value" : "duration"] ?? Number.NaN);
  }
}

function isEffectClass(cls: typeof Document): cls is typeof ActiveEffect {
  return cls === ActiveEffect || cls.prototype instanceof ActiveEffect;
}
