import { TOKEN_DISPLAY_MODES, TOKEN_DISPOSITIONS } from "../constants/scene.ts";
import { TOKEN_TURN_MARKER_MODES } from "../constants/undrawn.ts";
import { DEFAULT_TOKEN } from "../constants/document-names.ts";
import { ArrayField } from "../data/fields/array-field.ts";
import { BooleanField } from "../data/fields/boolean-field.ts";
import { ColorField } from "../data/fields/color-field.ts";
import { EmbeddedDataField } from "../data/fields/embedded-data-field.ts";
import { FilePathField } from "../data/fields/file-path-field.ts";
import { NumberField } from "../data/fields/number-field.ts";
import { AlphaField, AngleField } from "../data/fields/numeric-kinds.ts";
import { type DataSchema, SchemaField } from "../data/fields/schema-field.ts";
import { StringField } from "../data/fields/string-field.ts";
import { host } from "../host.ts";
import { LightData } from "../data/light-data.ts";

/** A bar shows what the system's manifest names, as long as nobody chooses. */
function bar(index: 0 | 1): SchemaField {
  const initial = (): string | null => host.systemDefaults().bars[index];
  return new SchemaField({ attribute: new StringField({ required: true, nullable: true, blank: false, initial }) });
}

const distance = (initial: number | null = 0): NumberField =>
  new NumberField({ required: true, nullable: initial === null, min: 0, step: 0.01, initial });
const shift = (): NumberField => new NumberField({ required: true, nullable: false, initial: 0, min: -1, max: 1 });

function perceptionFields(): DataSchema {
  return {
    light: new EmbeddedDataField(LightData),
    sight: new SchemaField({
      enabled: new BooleanField(),
      range: distance(null),
      angle: new AngleField({ initial: 360 }),
      visionMode: new StringField({ required: true, blank: false, initial: "basic" }),
      color: new ColorField({}),
      attenuation: new AlphaField({ initial: 0.1 }),
      brightness: shift(),
      saturation: shift(),
      contrast: shift(),
    }),
    detectionModes: new ArrayField(
      new SchemaField({
        id: new StringField(),
        enabled: new BooleanField({ initial: true }),
        range: distance(null),
      }),
    ),
    occludable: new SchemaField({ radius: distance() }),
    ring: new SchemaField({
      enabled: new BooleanField(),
      colors: new SchemaField({ ring: new ColorField({}), background: new ColorField({}) }),
      effects: new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 1 }),
      subject: new SchemaField({
        scale: new NumberField({ required: true, nullable: false, initial: 1, min: 0.5 }),
        texture: new FilePathField({ categories: ["IMAGE"] }),
      }),
    }),
    turnMarker: new SchemaField({
      mode: new NumberField({
        required: true,
        nullable: false,
        choices: Object.values(TOKEN_TURN_MARKER_MODES),
        initial: TOKEN_TURN_MARKER_MODES.DEFAULT,
      }),
      animation: new StringField({ required: true, nullable: true, blank: false, initial: null }),
      src: new FilePathField({ categories: ["IMAGE", "VIDEO"] }),
      disposition: new BooleanField(),
    }),
    movementAction: new StringField({ required: true, nullable: true, blank: false, initial: null }),
  };
}

/** What tokens on a scene and an actor's prototype token have in common. Light, sight, rings and movement are stored only. */
export function tokenFields(): DataSchema {
  return {
    name: new StringField({ required: true, blank: true, textSearch: true }),
    displayName: new NumberField({
      required: true,
      nullable: false,
      initial: TOKEN_DISPLAY_MODES.NONE,
      choices: Object.values(TOKEN_DISPLAY_MODES),
    }),
    actorLink: new BooleanField(),
    width: new NumberField({ required: true, nullable: false, positive: true, initial: 1 }),
    height: new NumberField({ required: true, nullable: false, positive: true, initial: 1 }),
    texture: new SchemaField({
      src: new FilePathField({ categories: ["IMAGE", "VIDEO"], initial: DEFAULT_TOKEN, wildcard: true }),
      scaleX: new NumberField({ required: true, nullable: false, initial: 1 }),
      scaleY: new NumberField({ required: true, nullable: false, initial: 1 }),
      rotation: new AngleField(),
      tint: new ColorField({ nullable: false, initial: "#ffffff" }),
    }),
    alpha: new AlphaField(),
    disposition: new NumberField({
      required: true,
      nullable: false,
      initial: TOKEN_DISPOSITIONS.HOSTILE,
      choices: Object.values(TOKEN_DISPOSITIONS),
    }),
    displayBars: new NumberField({
      required: true,
      nullable: false,
      initial: TOKEN_DISPLAY_MODES.NONE,
      choices: Object.values(TOKEN_DISPLAY_MODES),
    }),
    bar1: bar(0),
    bar2: bar(1),
    rotation: new AngleField(),
    lockRotation: new BooleanField(),
    ...perceptionFields(),
  };
}
