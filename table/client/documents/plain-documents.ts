import { BaseCombatantGroup } from "../../common/documents/base-combatant-group.ts";
import { BaseDrawing } from "../../common/documents/base-drawing.ts";
import { BaseNote } from "../../common/documents/base-note.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { Combatant } from "./combatant.ts";

export class CombatantGroup extends ClientDocumentMixin(BaseCombatantGroup) {
  /** The combatants in it. */
  get members(): Set<Combatant> {
    const combatants = this.parent?.getEmbeddedCollection("Combatant").contents ?? [];
    return new Set(combatants.filter((one): one is Combatant => one._source["group"] === this.id));
  }

  /** Whether all of them are out. */
  get defeated(): boolean {
    return this.#all(({ isDefeated }) => isDefeated);
  }

  get hidden(): boolean {
    return this.#all(({ hidden }) => hidden);
  }

  /** The Table keeps no history of movement: there is nothing to clear. */
  async clearMovementHistories(): Promise<void> {}

  #all(test: (combatant: Combatant) => boolean): boolean {
    const members = [...this.members];
    return members.length > 0 && members.every(test);
  }
}
/** Documents without client additions of their own. */
export class DrawingDocument extends ClientDocumentMixin(BaseDrawing) {}
export class NoteDocument extends ClientDocumentMixin(BaseNote) {}
