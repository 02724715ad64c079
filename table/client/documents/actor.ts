import * as ours from "../../common/ours.ts";
import type { Document } from "../../common/abstract/document.ts";
import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { host } from "../../common/host.ts";
import { overridesFor, PrototypeTokenOverrides } from "../../common/documents/prototype-token-overrides.ts";
import { BaseActor } from "../../common/documents/base-actor.ts";
import type { BaseUser } from "../../common/documents/base-user.ts";
import { objectOf, type PlainObject } from "../../common/plain-object.ts";
import { mergeObject } from "../../common/utils/merge-object.ts";
import { getProperty } from "../../common/utils/properties.ts";
import { Hooks } from "../core/hooks.ts";
import { getConfig, getGame } from "../core/globals.ts";
import type { ActiveEffect } from "./active-effect.ts";
import { applyEffects } from "./apply-effects.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { Item } from "./item.ts";
import type { Scene } from "./scene.ts";
import { followSyntheticActor } from "./synthetic-actor.ts";
import { toggleStatus } from "./toggle-status.ts";
import type { TokenDocument } from "./token-document.ts";
import { tokenOnScene } from "./token-on-scene.ts";

/** An actor. */
export class Actor extends ClientDocumentMixin(BaseActor) {
  declare ["constructor"]: typeof Actor;
  declare items: EmbeddedCollection<Item>;
  declare effects: EmbeddedCollection<ActiveEffect>;
  declare statuses: Set<string>;
  declare overrides: PlainObject;
  /** Items by type, created on first use after each preparation. */
  declare [ours.itemTypes]: Record<string, Item[]> | null;

  override _configure(options: PlainObject): void {
    super._configure(options);
    Object.defineProperties(this, {
      statuses: { value: new Set<string>(), writable: true, enumerable: false, configurable: true },
      overrides: { value: {}, writable: true, enumerable: false, configurable: true },
      [ours.itemTypes]: { value: null, writable: true, enumerable: false },
    });
  }

  get itemTypes(): Record<string, Item[]> {
    if (!this[ours.itemTypes]) {
      this[ours.itemTypes] = Object.fromEntries(
        getGame().documentTypes["Item"]?.map((type): [string, Item[]] => [type, []]) ?? [],
      );
      for (const item of this.items) (this[ours.itemTypes][item.type] ??= []).push(item);
    }
    return this[ours.itemTypes];
  }

  /** The token whose own actor this is; null for an actor of the world. */
  get token(): TokenDocument | null {
    return this.parent?.documentName === "Token" ? (this.parent as unknown as TokenDocument) : null;
  }

  get isToken(): boolean {
    return this.token !== null;
  }

  get inCombat(): boolean {
    if (this.token) return this.token.inCombat;
    return getGame().combats.some((combat) => combat.combatants.some((combatant) => combatant.actorId === this.id));
  }

  get appliedEffects(): ActiveEffect[] {
    return [...this.allApplicableEffects()].filter((effect) => effect.active);
  }

  get temporaryEffects(): ActiveEffect[] {
    return this.appliedEffects.filter((effect) => effect.isTemporary);
  }

  override prepareData(): void {
    this[ours.itemTypes] = null;
    this.statuses.clear();
    this.overrides = {};
    super.prepareData();
    if (host.generation >= 14) this.applyActiveEffects("final");
  }

  override prepareEmbeddedDocuments(): void {
    super.prepareEmbeddedDocuments();
    this.applyActiveEffects("initial");
  }

  /** Its statuses, and what the changes of this phase make of its data; 13 has one phase. */
  applyActiveEffects(phase = "initial"): void {
    const effects = this.appliedEffects;
    for (const effect of effects) for (const status of effect.statuses) this.statuses.add(status);
    Object.assign(this.overrides, applyEffects(this, effects, phase));
  }

  /** After each change of what it holds; a system may say what else follows. */
  _onEmbeddedDocumentChange(): void {}

  /** Every effect of the actor and of its items. */
  *allApplicableEffects(): Generator<ActiveEffect> {
    yield* this.effects;
    for (const item of this.items) for (const effect of item.effects) if (effect.transfer) yield effect;
  }

  getRollData(): PlainObject {
    return this.system;
  }

  get thumbnail(): string {
    return this.img;
  }

  /** Adds or removes a status: an effect with that status. Returns the new effect, whether it is still on, or undefined. */
  async toggleStatusEffect(
    statusId: string,
    options: { active?: boolean; overlay?: boolean } = {},
  ): Promise<ActiveEffect | boolean | undefined> {
    return toggleStatus(this, statusId, options);
  }

  /** Rolls for its combatants in the viewed combat, creating them first if requested. */
  async rollInitiative({
    createCombatants = false,
    initiativeOptions = {},
  }: { createCombatants?: boolean; initiativeOptions?: PlainObject } = {}): Promise<unknown> {
    const { combat } = getGame();
    if (!combat) throw new Error("There is no combat in which to roll initiative");
    if (createCombatants && !combat.getCombatantByActor(this))
      await combat.createEmbeddedDocuments("Combatant", [{ actorId: this.id }]);
    return combat.rollInitiative(
      combat.getCombatantsByActor(this).map((one) => one.id ?? ""),
      initiativeOptions,
    );
  }

  /** A token of this actor that is not placed yet, from its prototype. */
  async getTokenDocument(data: PlainObject = {}, options: PlainObject = {}): Promise<TokenDocument> {
    const { documentClass } = getConfig()["Token"] as { documentClass: new (data: object, options: object) => TokenDocument };
    const { randomImg: _img, appendNumber: _number, prependAdjective: _adjective, ...token } = this.prototypeToken.toObject();
    const overrides = overridesFor(getGame().settings.get("core", PrototypeTokenOverrides.SETTING), this.type);
    return new documentClass({ ...mergeObject(token, overrides), actorId: this.id, ...data }, options);
  }

  /** Its tokens on the viewed scene: the placeables, or their documents. A token's own actor has that one. (DOC Actor) */
  getActiveTokens(linked = false, document = false): unknown[] {
    const viewed = getGame().scenes.viewed;
    const tokens = this.getDependentTokens({ scenes: viewed ?? [], linked });
    return document ? tokens : tokens.flatMap((token) => tokenOnScene(token) ?? []);
  }

  getDependentTokens({
    scenes = getGame().scenes.contents,
    linked = false,
  }: { scenes?: Scene | readonly Scene[]; linked?: boolean } = {}): TokenDocument[] {
    const among = "documentName" in scenes ? [scenes] : scenes;
    const isOurs = (token: TokenDocument): boolean =>
      this.isToken ? token.id === this.token?.id : token.actorId === this.id && (!linked || token.actorLink);
    return among.flatMap((scene) => scene.tokens.filter(isOurs));
  }

  /** Changes the value of a token's bar, unless the hook forbids it. */
  async modifyTokenAttribute(attribute: string, value: number, isDelta = false, isBar = true): Promise<this | undefined> {
    const current = getProperty(this.system, attribute);
    const bar = isBar && typeof current === "object" && current !== null;
    const present = Number(bar ? Reflect.get(current, "value") : current) || 0;
    let next = isDelta ? present + value : value;
    if (bar) next = Math.min(Math.max(next, Number(Reflect.get(current, "min")) || 0), Number(Reflect.get(current, "max")));
    if (next === present) return this;
    const updates = { [`system.${attribute}${bar ? ".value" : ""}`]: next };
    const allowed = Hooks.call("modifyTokenAttribute", { attribute, value, isDelta, isBar }, updates, this);
    return allowed ? this.update(updates) : this;
  }

  override _onUpdate(changed: PlainObject, options: PlainObject, userId: string): void {
    super._onUpdate(changed, options, userId);
    this[ours.tellTokens](changed, options);
  }

  override [ours.renderForDescendants](action: string, documents: Document[], options: PlainObject): void {
    this._onEmbeddedDocumentChange();
    super[ours.renderForDescendants](action, documents, options);
    this[ours.tellTokens]({}, options);
  }

  /** Its tokens learn of it; unlinked ones derive their own actor from this one. */
  [ours.tellTokens](update: PlainObject, operation: PlainObject): void {
    for (const token of this.getDependentTokens()) token._onRelatedUpdate(update, operation);
    if (this.isToken) return;
    for (const token of this.getDependentTokens()) followSyntheticActor(token)?.render(false, { renderContext: "updateActor" });
  }

  override async _preCreate(data: PlainObject, options: PlainObject, user: BaseUser): Promise<boolean | void> {
    const prototype = objectOf(data["prototypeToken"]);
    const art = this.constructor.getDefaultArtwork(data);
    const changes: PlainObject = {};
    if (!data["img"]) changes["img"] = art.img;
    const token: PlainObject = {};
    if (!("name" in prototype)) token["name"] = this.name;
    if (!getProperty(prototype, "texture.src")) token["texture"] = { src: data["img"] || art.texture.src };
    this.updateSource({ ...changes, prototypeToken: token });
    return super._preCreate(data, options, user);
  }
}
