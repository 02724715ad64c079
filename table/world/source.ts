/** A document as stored and sent: plain JSON with its embedded documents inline. */
export type Source = Record<string, unknown>;

export const isSource = (value: unknown): value is Source => typeof value === "object" && value !== null && !Array.isArray(value);

/** A source's `_id`; "" if it has none (a broken document). */
export const idOf = (source: Source): string => (typeof source["_id"] === "string" ? source["_id"] : "");
