/** The most any counter holds: far beyond play, and far below where whole numbers stop being exact. */
const MOST = 9999;

/** A whole number from `min` to `max`. */
export function countField(min: number, initial: number, max = MOST) {
  return new foundry.data.fields.NumberField({ required: true, nullable: false, integer: true, min, max, initial });
}
