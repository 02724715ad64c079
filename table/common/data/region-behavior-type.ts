import { TypeDataModel } from "../abstract/type-data-model.ts";
import { REGION_EVENTS } from "../constants/scene.ts";
import { SetField } from "./fields/array-field.ts";
import type { DataField } from "./fields/data-field.ts";
import { StringField } from "./fields/string-field.ts";

/** What a region does when a token enters it, or the like: systems extend it. The Table's regions do nothing (DOC RegionBehaviorType). */
export class RegionBehaviorType extends TypeDataModel {
  /** Event → what happens. */
  static events: Record<string, (event: object) => Promise<void>> = {};

  /** The field that holds which events it listens to. */
  static _createEventsField({ events, initial = [] }: { events?: string[]; initial?: string[] } = {}): DataField {
    const names = events ?? Object.values(REGION_EVENTS);
    const choices = Object.fromEntries(names.map((name) => [name, `BEHAVIOR.EVENTS.${name}.label`]));
    return new SetField(new StringField({ required: true, choices }), { initial });
  }
}
