/** A whole number that may be negative, from `-most` to `most`. */
export function wholeField(most: number) {
  return new foundry.data.fields.NumberField({
    required: true,
    nullable: false,
    integer: true,
    min: -most,
    max: most,
    initial: 0,
  });
}

/** The same, or null where nothing says. */
export function wholeOrNullField(most: number, initial: number | null) {
  return new foundry.data.fields.NumberField({ required: true, nullable: true, integer: true, min: -most, max: most, initial });
}
