import { TOKEN_DISPLAY_MODES, TOKEN_DISPOSITIONS } from "../constants/scene.ts";
import { DEFAULT_TOKEN } from "../constants/document-names.ts";
import { BooleanField } from "../data/fields/boolean-field.ts";
import { ColorField } from "../data/fields/color-field.ts";
import { FilePathField } from "../data/fields/file-path-field.ts";
import { NumberField } from "../data/fields/number-field.ts";
import { AlphaField, AngleField } from "../data/fields/numeric-kinds.ts";
import { type DataSchema, SchemaField } from "../data/fields/schema-field.ts";
import { StringField } from "../data/fields/string-field.ts";

function bar(): SchemaField {
  return new SchemaField({ attribute: new StringField({ required: true, nullable: true, blank: false, initial: null }) });
}

/** What tokens on a scene and an actor's prototype token have in common. Light, sight and movement are not part of the Table. */
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
    bar1: bar(),
    bar2: bar(),
    rotation: new AngleField(),
    lockRotation: new BooleanField(),
  };
}
