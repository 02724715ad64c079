import { LINK_ROLES, MOST_ALIKE, MOST_LINKS } from "../../../rules/index.ts";
import { choiceField, countField, plainTextField, recordSize } from "../fields.ts";

/** Other actors that belong to this one, by a form of their uuid: crew, members, a unit's roster. */
export function linksField() {
  const { DocumentUUIDField, SchemaField, TypedObjectField } = foundry.data.fields;
  return new TypedObjectField(
    new SchemaField({
      actor: new DocumentUUIDField({ type: "Actor", required: true, nullable: true, initial: null }),
      name: plainTextField(),
      role: choiceField(LINK_ROLES),
      count: countField(1, 1, MOST_ALIKE),
    }),
    recordSize(MOST_LINKS),
  );
}
