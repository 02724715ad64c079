import * as ours from "../../common/ours.ts";
import type { Document } from "../../common/abstract/document.ts";
import type { BaseUser } from "../../common/documents/base-user.ts";
import { BaseToken } from "../../common/documents/base-token.ts";
import type { SchemaField } from "../../common/data/fields/schema-field.ts";
import type { Point } from "../../common/regions/region-area.ts";
import { objectOf, type PlainObject } from "../../common/plain-object.ts";
import { getProperty } from "../../common/utils/properties.ts";
import { clientState } from "../core/client-state.ts";
import { getGame } from "../core/globals.ts";
import { Hooks } from "../core/hooks.ts";
import type { Actor } from "./actor.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { Combat } from "./combat.ts";
import type { Combatant } from "./combatant.ts";
import type { RegionDocument } from "./region-document.ts";
import type { Scene } from "./scene.ts";
import { followSyntheticActor, syntheticActor } from "./synthetic-actor.ts";
import { createCombatants, deleteCombatants } from "./token-combatants.ts";
import { movementIn, notedMovement, noteMovement, type TokenMovement } from "./token-movement.ts";
import { tokenOnScene } from "./token-on-scene.ts";
import type { User } from "./user.ts";
import {
  attributesOfObject,
  attributesOfSchema,
  configuredAttributes,
  trackedAttributes,
  type TrackedAttributes,
} from "./tracked-attributes.ts";

interface TokenWaypoint extends Partial<Point> {
  readonly elevation?: number;
}

/** A token on a scene. */
export class TokenDocument extends ClientDocumentMixin(BaseToken) {
  /** The token's own actor, made from the world's actor and the token's delta. */
  declare [ours.ownActor]: Actor | null;

  override _configure(options: PlainObject): void {
    super._configure(options);
    Object.defineProperty(this, ours.ownActor, { value: null, writable: true, enumerable: false });
  }

  /** Its placeable on the viewed scene. */
  get object(): object | null {
    return tokenOnScene(this) ?? null;
  }

  get rendered(): boolean {
    return this.object !== null;
  }

  get layer(): unknown {
    return clientState.canvas["tokens"];
  }

  static async createCombatants(tokens: TokenDocument[], options: { combat?: Combat | null } = {}): Promise<Document[]> {
    return createCombatants(tokens, options);
  }

  static async deleteCombatants(tokens: TokenDocument[], options: { combat?: Combat | null } = {}): Promise<Document[]> {
    return deleteCombatants(tokens, options);
  }

  /** Puts it into a combat or takes it out. Whether it is in one now. */
  async toggleCombatant({
    active = !this.inCombat,
    ...options
  }: { active?: boolean; combat?: Combat | null } = {}): Promise<boolean> {
    await (active ? createCombatants([this], options) : deleteCombatants([this], options));
    return this.inCombat;
  }

  static getTrackedAttributes(data?: unknown, path: string[] = []): TrackedAttributes {
    return trackedAttributes(this, data, path);
  }

  static _getConfiguredTrackedAttributes(type?: string): TrackedAttributes | void {
    return configuredAttributes(type);
  }

  static _getTrackedAttributesFromSchema(schema: SchemaField, path: string[] = []): TrackedAttributes {
    return attributesOfSchema(this, schema, path);
  }

  static _getTrackedAttributesFromObject(data: object, path: string[] = []): TrackedAttributes {
    return attributesOfObject(this, data, path);
  }

  /** The same as options of a select. */
  static getTrackedAttributeChoices(
    attributes: TrackedAttributes = this.getTrackedAttributes(),
  ): { group: string; value: string; label: string }[] {
    const { i18n } = getGame();
    const of = (paths: string[][], key: string): { group: string; value: string; label: string }[] =>
      paths
        .map((path) => path.join("."))
        .sort((a, b) => a.localeCompare(b))
        .map((value) => ({ group: i18n.localize(key), value, label: value }));
    return [...of(attributes.bar, "TOKEN.BarAttributes"), ...of(attributes.value, "TOKEN.BarValues")];
  }

  /** Whether its actor has a status. */
  hasStatusEffect(statusId: string): boolean {
    return this.actor?.statuses.has(statusId) ?? false;
  }

  /** In pixels of the scene. */
  getSize({ width = this.width, height = this.height }: { width?: number; height?: number } = {}): {
    width: number;
    height: number;
  } {
    const size = this.#scene()?.grid.size ?? 100;
    return { width: width * size, height: height * size };
  }

  /** Goes where the last of the waypoints is. The Table knows no walls and shows no way. */
  async move(waypoints: TokenWaypoint | readonly TokenWaypoint[], options: PlainObject = {}): Promise<boolean> {
    const { x, y, elevation } = [waypoints].flat().at(-1) ?? {};
    const changes = Object.fromEntries(Object.entries({ x, y, elevation }).filter(([, value]) => value !== undefined));
    return (await this.update(changes, options)) !== undefined;
  }

  get baseActor(): Actor | null {
    return this.actorId ? (getGame().actors.get(this.actorId) ?? null) : null;
  }

  get isLinked(): boolean {
    return this.actorLink;
  }

  get actor(): Actor | null {
    const base = this.baseActor;
    if (!base || this.actorLink) return base;
    this[ours.ownActor] ??= syntheticActor(this, base);
    return this[ours.ownActor];
  }

  get combatant(): Combatant | null {
    return getGame().combat?.combatants.find((combatant) => combatant.tokenId === this.id) ?? null;
  }

  get inCombat(): boolean {
    return this.combatant !== null;
  }

  override get visible(): boolean {
    return !this.hidden || (getGame().user?.isGM ?? false);
  }

  /** The middle of the token, here or where it is asked about. */
  getCenterPoint({ x = this.x, y = this.y }: Partial<Point> = {}): { x: number; y: number; elevation: number } {
    const { width, height } = this.getSize();
    return { x: x + width / 2, y: y + height / 2, elevation: this.elevation };
  }

  /** The regions it stands in. Foundry keeps this set up to date; the Table computes it when it is asked. */
  get regions(): Set<RegionDocument> {
    return new Set(this.#scene()?.regions.filter((region) => this.testInsideRegion(region)));
  }

  testInsideRegion(region: RegionDocument, data: Partial<Point> = {}): boolean {
    return region.testPoint(this.getCenterPoint(data));
  }

  #scene(): Scene | null {
    return getGame().scenes.get(this.parent?.id ?? "") ?? null;
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    if (!this.name) this.name = this.baseActor?.name ?? "";
    this._prepareDetectionModes();
  }

  /** The Table draws no sight; a system may say what its tokens detect. */
  _prepareDetectionModes(): void {}

  /** A system or a hook may keep the token from moving. */
  override async _preUpdate(changes: PlainObject, options: PlainObject, user: BaseUser): Promise<boolean | void> {
    if ((await super._preUpdate(changes, options, user)) === false) return false;
    const movement = movementIn(this, changes, options);
    if (!movement) return;
    if ((await this._preUpdateMovement(movement, options)) === false) return false;
    if (!Hooks.call("preMoveToken", this, movement, options)) return false;
    noteMovement(options, this.id ?? "", movement);
  }

  async _preUpdateMovement(_movement: TokenMovement, _operation: PlainObject): Promise<boolean | void> {}

  _onUpdateMovement(_movement: PlainObject, _operation: PlainObject, _user: User): void {}

  #tellMovement(options: PlainObject, userId: string): void {
    const movement = notedMovement(options, this.id ?? "");
    const user = getGame().users.get(userId);
    if (!movement || !user) return;
    this._onUpdateMovement(movement, options, user);
    Hooks.callAll("moveToken", this, movement, options, user);
  }

  override _onUpdate(changed: PlainObject, options: PlainObject, userId: string): void {
    if ("actorId" in changed || "actorLink" in changed) this[ours.ownActor] = null;
    else if ("delta" in changed) followSyntheticActor(this)?.render(false, { renderContext: "updateActor" });
    super._onUpdate(changed, options, userId);
    this.#tellMovement(options, userId);
  }

  /** Its actor, or something of its actor, has changed; a system's tokens may follow. (DOC TokenDocument) */
  _onRelatedUpdate(_update: PlainObject = {}, _operation: PlainObject = {}): void {}

  /** Its delta was changed by a write to its own actor: updates that actor, and what shows the token. */
  [ours.ownActorChanged](): void {
    followSyntheticActor(this);
    this.render(false, { renderContext: "updateToken" });
  }

  /** Value and maximum of a bar; null for no bar. */
  getBarAttribute(
    barName: string,
  ): { type: "bar" | "value"; attribute: string; value: number; max?: number; editable: boolean } | null {
    const { attribute } = objectOf(Reflect.get(this, barName));
    const data = typeof attribute === "string" ? getProperty(this.actor?.system, attribute) : undefined;
    if (typeof attribute !== "string" || data === null || data === undefined) return null;
    if (typeof data === "number") return { type: "value", attribute, value: data, editable: true };
    const { value, max } = objectOf(data);
    if (typeof value !== "number" || typeof max !== "number") return null;
    return { type: "bar", attribute, value, max, editable: true };
  }
}
