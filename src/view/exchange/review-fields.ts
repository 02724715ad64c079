import { isRecord } from "../../rules/is-record.ts";

/** The part of a stored field that a review needs: Foundry's own fields have it. */
export interface FieldLike {
  /** Of a field that holds others. */
  readonly fields?: Readonly<Record<string, FieldLike>>;
  /** Of a record: the field of its values. */
  readonly element?: FieldLike | undefined;
  readonly min?: unknown;
  readonly max?: unknown;
  readonly choices?: unknown;
  /** Undefined if the value fits. */
  readonly validate: (value: unknown) => unknown;
  /** The value with initial values where it has none. */
  readonly clean: (value: unknown) => unknown;
}

const FIELD_REFUSALS = ["field-record", "field-range", "field-choice", "field-wrong", "field-key"] as const;
type FieldRefusal = (typeof FIELD_REFUSALS)[number];

interface FieldFault {
  readonly code: FieldRefusal;
  readonly args: Readonly<Record<string, string | number>>;
}

export interface FieldReview {
  readonly fault: FieldFault | null;
  /** Paths that no field takes: they would be left out. */
  readonly unknown: readonly string[];
}

/** Names that are no keys of data, and ways of writing that Foundry reads as something else. */
const NO_KEY = /^(?:__proto__|constructor|prototype)$|\.|^[-=]=|^.{101}/s;

/** Compares data with the fields that are to store it. Fields without a value get their initial one. */
export function reviewFields(field: FieldLike, value: unknown, path: string): FieldReview {
  const unknown: string[] = [];
  return { fault: firstFault(field, value, path, unknown), unknown };
}

function firstFault(field: FieldLike, value: unknown, path: string, unknown: string[]): FieldFault | null {
  if (field.fields) return faultOfSchema(field.fields, value, path, unknown);
  if (field.element) return faultOfRecord(field, field.element, value, path, unknown);
  return field.validate(value) === undefined ? null : faultOfValue(field, value, path);
}

function faultOfSchema(
  fields: Readonly<Record<string, FieldLike>>,
  value: unknown,
  path: string,
  unknown: string[],
): FieldFault | null {
  if (!isPlainRecord(value)) return { code: "field-record", args: { path, value: shown(value) } };
  for (const [key, one] of Object.entries(value)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!field) unknown.push(`${path}.${key}`);
    const fault = field ? firstFault(field, one, `${path}.${key}`, unknown) : null;
    if (fault) return fault;
  }
  return null;
}

function faultOfRecord(field: FieldLike, element: FieldLike, value: unknown, path: string, unknown: string[]): FieldFault | null {
  if (!isPlainRecord(value)) return { code: "field-record", args: { path, value: shown(value) } };
  for (const [key, one] of Object.entries(value)) {
    if (NO_KEY.test(key)) return { code: "field-key", args: { path, value: shown(key) } };
    const fault = firstFault(element, one, `${path}.${key}`, unknown);
    if (fault) return fault;
  }
  // What is in it was checked; as a whole it may have too much.
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return field.validate(field.clean(copy)) === undefined ? null : faultOfValue(field, value, path);
}

function faultOfValue({ min, max, choices }: FieldLike, value: unknown, path: string): FieldFault {
  const args = { path, value: shown(value) };
  if (typeof value === "number" && typeof min === "number" && typeof max === "number" && (value < min || value > max)) {
    return { code: "field-range", args: { ...args, min, max } };
  }
  const listed: readonly unknown[] = Array.isArray(choices) ? choices : [];
  if (listed.length > 0) return { code: "field-choice", args: { ...args, choices: listed.join(", ") } };
  return { code: "field-wrong", args };
}

export function isPlainRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && !Array.isArray(value);
}

const LONGEST_SHOWN = 40;

/** A value as it is written in the file, cut where it is long. */
export function shown(value: unknown): string {
  const written = JSON.stringify(value) ?? "";
  return written.length > LONGEST_SHOWN ? `${written.slice(0, LONGEST_SHOWN)}…` : written;
}
