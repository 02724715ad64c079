import { DataModel } from "../abstract/data-model.ts";
import { Document } from "../abstract/document.ts";
import { BooleanField } from "../data/fields/boolean-field.ts";
import { DocumentFlagsField } from "../data/fields/document-fields.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import type { PlainObject } from "../plain-object.ts";
import { getProperty } from "../utils/properties.ts";
import { tokenFields } from "./token-fields.ts";

/** The token an actor is placed with. */
export class PrototypeToken extends DataModel {
  declare name: string;
  declare actorLink: boolean;
  declare texture: { src: string };
  declare flags: Record<string, Record<string, unknown>>;

  static override defineSchema(): DataSchema {
    return {
      ...tokenFields(),
      appendNumber: new BooleanField(),
      prependAdjective: new BooleanField(),
      randomImg: new BooleanField(),
      flags: new DocumentFlagsField(),
    };
  }

  get actor(): DataModel | null {
    return this.parent;
  }

  /** Changes the actor it belongs to. (DOC PrototypeToken) */
  async update(data: PlainObject, operation: PlainObject = {}): Promise<unknown> {
    return this.#actor.update({ prototypeToken: data }, operation);
  }

  getFlag(scope: string, key: string): unknown {
    return getProperty(this.flags[scope] ?? {}, key);
  }

  async setFlag(scope: string, key: string, value: unknown): Promise<unknown> {
    return this.update({ flags: { [scope]: { [key]: value } } });
  }

  get isOwner(): boolean {
    return Reflect.get(this.#actor, "isOwner") === true;
  }

  testUserPermission(...test: Parameters<Document["testUserPermission"]>): boolean {
    return this.#actor.testUserPermission(...test);
  }

  get #actor(): Document {
    if (!(this.parent instanceof Document)) throw new Error("This prototype token belongs to no actor");
    return this.parent;
  }
}
