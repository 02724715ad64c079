/** A whole number from `min` up. */
export function countField(min: number, initial: number) {
  return new foundry.data.fields.NumberField({ required: true, nullable: false, integer: true, min, initial });
}
