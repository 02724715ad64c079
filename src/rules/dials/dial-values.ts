import type { ListChange } from "./list-dial.ts";

/** A campaign's settings, by dial. Records are keyed by id, never by a name. */
export type DialValue = string | number | boolean | Readonly<Record<string, number | ListChange>>;
export type DialValues = Readonly<Record<string, DialValue>>;
