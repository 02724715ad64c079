import * as ours from "../../common/ours.ts";
import { getProperty } from "../../common/utils/properties.ts";
import { BaseCombatant } from "../../common/documents/base-combatant.ts";
import type { BaseCombatantGroup } from "../../common/documents/base-combatant-group.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { diceConfig } from "../dice/dice-config.ts";
import type { Roll } from "../dice/roll/roll.ts";
import { getConfig, getGame } from "../core/globals.ts";
import type { Actor } from "./actor.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { Combat } from "./combat.ts";
import type { TokenDocument } from "./token-document.ts";
import type { User } from "./user.ts";

/** A participant in a combat. */
export class Combatant extends ClientDocumentMixin(BaseCombatant) {
  /** The group it acts with; what is stored is its id. */
  declare group: BaseCombatantGroup | null;

  get combat(): Combat | null {
    return this.parent as unknown as Combat | null;
  }

  get actor(): Actor | null {
    return this.token?.actor ?? (this.actorId ? (getGame().actors.get(this.actorId) ?? null) : null);
  }

  get token(): TokenDocument | null {
    if (!this.sceneId || !this.tokenId) return null;
    return getGame().scenes.get(this.sceneId)?.tokens.get(this.tokenId) ?? null;
  }

  get players(): User[] {
    return getGame().users.filter((user) => !user.isGM && this.testUserPermission(user, "OWNER"));
  }

  get isNPC(): boolean {
    return !this.actor?.hasPlayerOwner;
  }

  /** What the tracker shows of its actor, by the tracker's setting. */
  get resource(): unknown {
    const attribute: unknown = getProperty(getGame().settings.get("core", "combatTrackerConfig"), "resource");
    return typeof attribute === "string" && attribute !== "" ? (getProperty(this.actor?.system, attribute) ?? null) : null;
  }

  updateResource(): unknown {
    return this.resource;
  }

  /** The Table keeps no history of movement: there is nothing to clear. */
  async clearMovementHistory(): Promise<void> {}

  get isDefeated(): boolean {
    return this.defeated;
  }

  override get visible(): boolean {
    return this.isOwner || !this.hidden;
  }

  override prepareDerivedData(): void {
    super.prepareDerivedData();
    const name = this._source["name"] || this.token?.name || this.actor?.name || getGame().i18n.localize("Unknown");
    Object.defineProperty(this, "name", { value: name, writable: true, configurable: true, enumerable: true });
    this._prepareGroup();
    const img = this._source["img"] || this.token?.texture.src || this.actor?.img || "icons/svg/mystery-man.svg";
    Object.defineProperty(this, "img", { value: img, writable: true, configurable: true, enumerable: true });
  }

  _prepareGroup(): void {
    const group = this.combat?.groups.get(String(this._source["group"])) ?? null;
    Object.defineProperty(this, "group", { value: group, writable: true, configurable: true, enumerable: true });
  }

  _getInitiativeFormula(): string {
    return String(getProperty(getConfig(), "Combat.initiative.formula") || getGame().system["initiative"] || "1d20");
  }

  getInitiativeRoll(formula?: string | null): Roll {
    const [RollClass] = diceConfig.rolls;
    if (!RollClass) throw new Error("CONFIG.Dice.rolls is empty");
    return new RollClass(formula || this._getInitiativeFormula(), this.actor?.getRollData() ?? {});
  }

  async rollInitiative(formula?: string): Promise<unknown> {
    const roll = this.getInitiativeRoll(formula ?? null);
    await roll.evaluate();
    return this.update({ initiative: roll.total });
  }

  /** Sends the roll to chat. */
  async [ours.announceInitiative](roll: Roll, messageOptions: PlainObject): Promise<unknown> {
    const flavor = getGame().i18n.format("COMBAT.RollsInitiative", { name: this.name });
    const speaker = { scene: this.sceneId, actor: this.actorId, token: this.tokenId, alias: this.name };
    return roll.toMessage({ speaker, flavor, ...messageOptions });
  }
}
