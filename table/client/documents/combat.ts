import * as ours from "../../common/ours.ts";
import type { Document } from "../../common/abstract/document.ts";
import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { localizeOr } from "../applications/platform.ts";
import { BaseCombat } from "../../common/documents/base-combat.ts";
import { objectOf, type PlainObject } from "../../common/plain-object.ts";
import { debounce } from "../../common/utils/debounce.ts";
import { objectsEqual } from "../../common/utils/equals.ts";
import { getConfig, getGame } from "../core/globals.ts";
import { Hooks } from "../core/hooks.ts";

import { type ClientDocument, ClientDocumentMixin } from "./client-document.ts";
import type { Combatant } from "./combatant.ts";
import { runCombatEvents, type CombatHistory } from "./combat-events.ts";

interface RollInitiativeOptions {
  formula?: string | null;
  updateTurn?: boolean;
  messageOptions?: PlainObject;
}

/** In milliseconds. */
const SETUP_DELAY = 50;

/** A combat with its order of turns (platform.md §7). */
export class Combat extends ClientDocumentMixin(BaseCombat) {
  static readonly CONFIG_SETTING = "combatTrackerConfig";

  declare ["constructor"]: typeof Combat;
  declare combatants: EmbeddedCollection<Combatant>;
  declare turns: Combatant[];
  declare current: CombatHistory;
  declare previous: CombatHistory;
  /** Sorts the combatants again when a burst of changes is over. */
  declare debounceSetup: () => void;

  override _configure(options: PlainObject): void {
    super._configure(options);
    const nothing: CombatHistory = { round: null, turn: null, tokenId: null, combatantId: null };
    Object.defineProperties(this, {
      turns: { value: [], writable: true, enumerable: false, configurable: true },
      current: { value: nothing, writable: true, enumerable: false, configurable: true },
      previous: { value: nothing, writable: true, enumerable: false, configurable: true },
      debounceSetup: { value: debounce(() => this.setupTurns(), SETUP_DELAY), writable: true, configurable: true },
    });
  }

  get combatant(): Combatant | undefined {
    return this.turn === null ? undefined : this.turns[this.turn];
  }

  get nextCombatant(): Combatant | undefined {
    return this.turns[this.turn === null || this.turn >= this.turns.length - 1 ? 0 : this.turn + 1];
  }

  get started(): boolean {
    return this.round > 0;
  }

  get isActive(): boolean {
    return this.active && (!this.scene || this.scene === getGame().scenes.current || getGame().scenes.current === undefined);
  }

  override get visible(): boolean {
    return true;
  }

  /** The tracker's: the resource shown, and whether those who are out are skipped. */
  get settings(): PlainObject {
    return objectOf(getGame().settings.get("core", Combat.CONFIG_SETTING));
  }

  override prepareDerivedData(): void {
    super.prepareDerivedData();
    // Here and not in setupTurns, which systems replace.
    const before = this.current;
    this.setupTurns();
    if (!objectsEqual(before, this.current)) this.previous = before;
  }

  /** Where the combat stands: at a combatant, or at the one whose turn it is. */
  _getCurrentState(combatant: Combatant | undefined = this.combatant): CombatHistory {
    return { round: this.round, turn: this.turn, combatantId: combatant?.id ?? null, tokenId: combatant?.tokenId ?? null };
  }

  /** The seconds from one turn to another, by CONFIG.time. */
  getTimeDelta(fromRound: number, fromTurn: number | null, toRound: number, toTurn: number | null): number {
    const { roundTime, turnTime } = getConfig().time as Record<"roundTime" | "turnTime", number>;
    const rounds = toRound - fromRound;
    return rounds * roundTime + (rounds * this.turns.length + (toTurn ?? 0) - (fromTurn ?? 0)) * turnTime;
  }

  /** Sorts the combatants. */
  setupTurns(): Combatant[] {
    this.turns = this.combatants.contents.sort((a, b) => this._sortCombatants(a, b));
    this.current = this._getCurrentState();
    return this.turns;
  }

  /** Higher initiative first, those without one last, then by id. */
  _sortCombatants(a: Combatant, b: Combatant): number {
    const initiative = (combatant: Combatant): number => combatant.initiative ?? -Infinity;
    return initiative(b) - initiative(a) || ((a.id ?? "") > (b.id ?? "") ? 1 : -1);
  }

  async activate(options: PlainObject = {}): Promise<unknown> {
    const others = getGame().combats.filter((combat) => combat.active && combat !== this);
    const updates = [...others.map((combat) => ({ _id: combat.id, active: false })), { _id: this.id, active: true }];
    return this.constructor.updateDocuments(updates, options);
  }

  async startCombat(): Promise<this> {
    const data = { round: 1, turn: this.turns.length ? 0 : null };
    Hooks.callAll("combatStart", this, data);
    await this.update(data);
    return this;
  }

  async nextRound(): Promise<this> {
    return this[ours.advance]("combatRound", { round: this.round + 1, turn: this.turns.length ? 0 : null }, 1);
  }

  async previousRound(): Promise<this> {
    if (this.round === 0) return this;
    return this[ours.advance]("combatRound", { round: this.round - 1, turn: this.round > 1 && this.turns.length ? 0 : null }, -1);
  }

  async nextTurn(): Promise<this> {
    if (this.round === 0) return this.nextRound();
    const next = this[ours.nextIndex]();
    return next === null ? this.nextRound() : this[ours.advance]("combatTurn", { round: this.round, turn: next }, 1);
  }

  async previousTurn(): Promise<this> {
    if (this.round === 0) return this;
    if (!this.turn) return this.previousRound();
    return this[ours.advance]("combatTurn", { round: this.round, turn: this.turn - 1 }, -1);
  }

  /** The next combatant who can act; null at the end of the round. */
  [ours.nextIndex](): number | null {
    const from = (this.turn ?? -1) + 1;
    const index = this.turns.findIndex((combatant, place) => place >= from && !combatant.defeated);
    return index === -1 ? null : index;
  }

  async [ours.advance](hook: string, data: { round: number; turn: number | null }, direction: number): Promise<this> {
    const options = { direction };
    Hooks.callAll(hook, this, data, options);
    await this.update(data, options);
    return this;
  }

  async endCombat(): Promise<unknown> {
    const content = localizeOr("COMBAT.EndQuestion", "End the combat? It leaves the tracker for good.");
    return this.deleteDialog({ window: { title: localizeOr("COMBAT.EndTitle", "End the combat?") }, content });
  }

  /** Rolls for these combatants, stores the results and sends them to chat. */
  async rollInitiative(
    ids: string | string[],
    { formula = null, updateTurn = true, messageOptions = {} }: RollInitiativeOptions = {},
  ): Promise<this> {
    const wanted = typeof ids === "string" ? [ids] : ids;
    const currentId = this.combatant?.id;
    const updates: PlainObject[] = [];
    for (const id of wanted) {
      const combatant = this.combatants.get(id);
      if (!combatant?.isOwner) continue;
      const roll = combatant.getInitiativeRoll(formula);
      await roll.evaluate();
      updates.push({ _id: id, initiative: roll.total });
      await combatant[ours.announceInitiative](roll, messageOptions);
    }
    if (!updates.length) return this;
    await this.updateEmbeddedDocuments("Combatant", updates);
    if (updateTurn && currentId) {
      const turn = this.turns.findIndex((combatant) => combatant.id === currentId);
      if (turn !== this.turn) await this.update({ turn });
    }
    return this;
  }

  async rollAll(options: RollInitiativeOptions = {}): Promise<this> {
    return this.rollInitiative(
      this.combatants.filter((one) => one.isOwner && one.initiative === null).map((one) => one.id ?? ""),
      options,
    );
  }

  async rollNPC(options: RollInitiativeOptions = {}): Promise<this> {
    return this.rollInitiative(
      this.combatants.filter((one) => one.isOwner && one.isNPC && one.initiative === null).map((one) => one.id ?? ""),
      options,
    );
  }

  async resetAll(): Promise<this> {
    await this.updateEmbeddedDocuments(
      "Combatant",
      this.combatants.map((combatant) => ({ _id: combatant.id, initiative: null })),
    );
    return this;
  }

  async setInitiative(id: string, value: number): Promise<void> {
    await this.updateEmbeddedDocuments("Combatant", [{ _id: id, initiative: value }]);
  }

  /** The Table keeps no history of movement: there is nothing to clear. */
  async clearMovementHistories(): Promise<void> {}

  /** Renders the sheets of the combatants' actors. */
  updateCombatantActors(): void {
    for (const { actor } of this.combatants) actor?.render(false, { renderContext: "updateCombat" });
  }

  get isView(): boolean {
    return getGame().combat === this;
  }

  getCombatantsByActor(actor: string | { id: string | null }): Combatant[] {
    const id = typeof actor === "string" ? actor : actor.id;
    return this.combatants.filter((combatant) => combatant.actorId === id);
  }

  getCombatantsByToken(token: string | { id: string | null }): Combatant[] {
    const id = typeof token === "string" ? token : token.id;
    return this.combatants.filter((combatant) => combatant.tokenId === id);
  }

  getCombatantByActor(actor: string | { id: string | null }): Combatant | null {
    const id = typeof actor === "string" ? actor : actor.id;
    return this.combatants.find((combatant) => combatant.actorId === id) ?? null;
  }

  getCombatantByToken(token: string | { id: string | null }): Combatant | null {
    const id = typeof token === "string" ? token : token.id;
    return this.combatants.find((combatant) => combatant.tokenId === id) ?? null;
  }

  override _onUpdate(changed: PlainObject, options: PlainObject, userId: string): void {
    super._onUpdate(changed, options, userId);
    if (!("round" in changed) && !("turn" in changed)) return;
    const prior = this.previous;
    Hooks.callAll("combatTurnChange", this, prior, this.current);
    this._updateTurnMarkers();
    if (getGame().user?.isActiveGM) void this._manageTurnEvents();
  }

  /** Tells what ended and what began, on the active GM's page. */
  async _manageTurnEvents(): Promise<void> {
    await runCombatEvents(this, this.previous);
  }

  /** The Table plays no sounds. */
  override _onCreateDescendantDocuments(...created: Parameters<ClientDocument["_onCreateDescendantDocuments"]>): void {
    super._onCreateDescendantDocuments(...created);
    for (const combatant of this.#toTell(created[2])) void this._onEnter(combatant);
  }

  override _onDeleteDescendantDocuments(...deleted: Parameters<ClientDocument["_onDeleteDescendantDocuments"]>): void {
    super._onDeleteDescendantDocuments(...deleted);
    for (const combatant of this.#toTell(deleted[2])) void this._onExit(combatant);
  }

  /** Who came or went, on the active GM's page. */
  #toTell(documents: readonly Document[]): Combatant[] {
    if (!getGame().user?.isActiveGM) return [];
    return documents.filter((document): document is Combatant => document.documentName === "Combatant");
  }

  _playCombatSound(_announcement: string): void {}

  /** The Table draws no turn markers. */
  _updateTurnMarkers(): void {}

  async _onStartRound(_context: PlainObject): Promise<void> {}
  async _onEndRound(_context: PlainObject): Promise<void> {}
  async _onStartTurn(_combatant: Combatant, _context: PlainObject): Promise<void> {}
  async _onEndTurn(_combatant: Combatant, _context: PlainObject): Promise<void> {}
  async _onEnter(_combatant: Combatant): Promise<void> {}
  async _onExit(_combatant: Combatant): Promise<void> {}
}
