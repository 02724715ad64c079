/** Foundry's additions to `Date` (DOC primitives.Date). */
export const DATE_METHODS = {
  isValid(this: Date): boolean {
    return Number.isFinite(this.getTime());
  },
  /** `2026-05-01`, in the user's own time zone. */
  toDateInputString(this: Date): string {
    const [year, month, day] = [this.getFullYear(), this.getMonth() + 1, this.getDate()].map(String);
    return `${(year ?? "").padStart(4, "0")}-${(month ?? "").padStart(2, "0")}-${(day ?? "").padStart(2, "0")}`;
  },
  /** `18:05:09.120` */
  toTimeInputString(this: Date): string {
    return `${this.toTimeString().slice(0, 8)}.${String(this.getMilliseconds()).padStart(3, "0")}`;
  },
};
