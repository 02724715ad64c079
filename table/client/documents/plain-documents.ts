import { BaseCombatantGroup } from "../../common/documents/base-combatant-group.ts";
import { BaseDrawing } from "../../common/documents/base-drawing.ts";
import { BaseNote } from "../../common/documents/base-note.ts";
import { BaseRollTable, BaseTableResult } from "../../common/documents/base-roll-table.ts";
import { ClientDocumentMixin } from "./client-document.ts";

/** Documents without client additions of their own. */
export class CombatantGroup extends ClientDocumentMixin(BaseCombatantGroup) {}
export class DrawingDocument extends ClientDocumentMixin(BaseDrawing) {}
export class NoteDocument extends ClientDocumentMixin(BaseNote) {}
export class RollTable extends ClientDocumentMixin(BaseRollTable) {}
export class TableResult extends ClientDocumentMixin(BaseTableResult) {}
