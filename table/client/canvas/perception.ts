import { DataModel } from "../../common/abstract/data-model.ts";
import { AnyField } from "../../common/data/fields/any-field.ts";
import { BooleanField } from "../../common/data/fields/boolean-field.ts";
import { NumberField } from "../../common/data/fields/number-field.ts";
import { ObjectField } from "../../common/data/fields/object-field.ts";
import type { DataSchema } from "../../common/data/fields/schema-field.ts";
import { StringField } from "../../common/data/fields/string-field.ts";

/** A way to perceive tokens: kept with what a system says of it; nothing is seen or hidden by it. */
export class DetectionMode extends DataModel {
  static override LOCALIZATION_PREFIXES = ["DETECTION"];
  static readonly DETECTION_TYPES = { SIGHT: 0, SOUND: 1, MOVE: 2, OTHER: 3 } as const;
  static readonly BASIC_MODE_ID = "basicSight";

  static override defineSchema(): DataSchema {
    return {
      id: new StringField({ blank: false }),
      label: new StringField({ blank: false }),
      tokenConfig: new BooleanField({ initial: true }),
      walls: new BooleanField({ initial: true }),
      angle: new BooleanField({ initial: true }),
      type: new NumberField({ initial: 0, choices: Object.values(this.DETECTION_TYPES) }),
    };
  }
}

/** A way to see: kept with what a system says of it; nothing is drawn by it. */
export class VisionMode extends DataModel {
  static override LOCALIZATION_PREFIXES = ["VISION"];
  static readonly LIGHTING_LEVELS = { DARKNESS: -2, HALFDARK: -1, UNLIT: 0, DIM: 1, BRIGHT: 2, BRIGHTEST: 3 } as const;
  static readonly LIGHTING_VISIBILITY = { DISABLED: 0, ENABLED: 1, REQUIRED: 2 } as const;

  static override defineSchema(): DataSchema {
    return {
      id: new StringField({ blank: false }),
      label: new StringField({ blank: false }),
      tokenConfig: new BooleanField({ initial: true }),
      canvas: new AnyField(),
      lighting: new ObjectField(),
      vision: new ObjectField(),
    };
  }
}

const named = <T>(ids: readonly string[], make: (id: string) => T): Record<string, T> =>
  Object.fromEntries(ids.map((id) => [id, make(id)]));

/** Those there are before a system adds its own, by their public names. */
export const DETECTION_MODES = named(
  ["basicSight", "lightPerception", "seeInvisibility", "senseInvisibility", "feelTremor", "seeAll", "senseAll"],
  (id) => new DetectionMode({ id, label: `DETECTION.${id.charAt(0).toUpperCase()}${id.slice(1)}` }),
);
export const VISION_MODES = named(
  ["basic", "darkvision", "monochromatic", "blindness", "tremorsense", "lightAmplification"],
  (id) => new VisionMode({ id, label: `VISION.Mode${id.charAt(0).toUpperCase()}${id.slice(1)}` }),
);
