/** One of a list of ids, or "" for none. */
export function choiceField<const Id extends string>(choices: readonly Id[]) {
  return new foundry.data.fields.StringField({ required: true, blank: true, initial: "", choices: [...choices] });
}
