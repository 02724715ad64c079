import { plainTextField } from "../plain-text-field.ts";
import { messageSchema } from "./message-schema.ts";

function requestSchema() {
  const { BooleanField, NumberField, SchemaField, StringField, TypedObjectField } = foundry.data.fields;
  const whole = () => new NumberField({ required: true, nullable: false, integer: true, initial: 0 });
  return {
    method: plainTextField(),
    /** By trait id, in the order of `sort`; the first is the trait rolled. */
    traits: new TypedObjectField(
      new SchemaField({
        name: plainTextField(),
        rank: whole(),
        joins: new StringField({ required: true, nullable: true, initial: null, blank: false }),
        specialty: new BooleanField(),
        sort: whole(),
      }),
    ),
    modifiers: new TypedObjectField(new SchemaField({ label: plainTextField(), value: whole(), sort: whole() })),
    difficulty: new NumberField({ required: true, nullable: true, integer: true, initial: null }),
    test: plainTextField(),
    enhancement: whole(),
    complication: whole(),
  };
}

function actionSchema() {
  const { DocumentUUIDField, FilePathField, NumberField, ObjectField, SchemaField, TypedObjectField } = foundry.data.fields;
  return {
    ...messageSchema(),
    /** The picture the actor had then. */
    actorImg: new FilePathField({ categories: ["IMAGE"] }),
    /** What was asked for: a CheckRequest whose lists are keyed by id (roll/stored-request.ts). */
    request: new SchemaField(requestSchema()),
    /** The faces as they stand, by the order thrown: "0", "1" … What was thrown first is in the message's rolls. */
    faces: new TypedObjectField(new NumberField({ required: true, nullable: false, integer: true })),
    /** Those the roll is against, by their place from "0", with the name their token had then. */
    targets: new TypedObjectField(
      new SchemaField({
        uuid: new DocumentUUIDField({ type: "Actor", required: true, nullable: false }),
        name: plainTextField(),
      }),
    ),
    /** Dial values in force at the throw. */
    dials: new ObjectField(),
  };
}
type ActionSchema = ReturnType<typeof actionSchema>;

/** One roll and its whole life. */
export class ActionDataModel extends foundry.abstract.TypeDataModel<ActionSchema, ChatMessage.Implementation> {
  static override defineSchema(): ActionSchema {
    return actionSchema();
  }
}
