import * as ours from "../ours.ts";
import { isEmpty } from "../utils/is-empty.ts";

interface FailureData {
  invalidValue?: unknown;
  fallbackValue?: unknown;
  fieldPath?: string;
  dropped?: boolean;
  message?: string;
  unresolved?: boolean;
}

/** A failure of one element of an array or an embedded collection. */
export interface ElementFailure {
  id: string;
  name?: string | undefined;
  failure: DataModelValidationFailure;
}

/** What is wrong with a value: with itself, its fields, its elements, or their combination. */
export class DataModelValidationFailure {
  invalidValue: unknown;
  /** The value used instead if falling back was allowed. */
  fallbackValue: unknown;
  fieldPath: string | undefined;
  /** Whether the element was left out of its collection. */
  dropped: boolean;
  message: string | undefined;
  /** Whether it is still invalid (no fallback was used). */
  unresolved: boolean;
  fields: Record<string, DataModelValidationFailure> = {};
  elements: ElementFailure[] = [];
  joint: DataModelValidationFailure | undefined;

  constructor({ invalidValue, fallbackValue, fieldPath, dropped = false, message, unresolved = false }: FailureData = {}) {
    this.invalidValue = invalidValue;
    this.fallbackValue = fallbackValue;
    this.fieldPath = fieldPath;
    this.dropped = dropped;
    this.message = message;
    this.unresolved = unresolved;
  }

  /** Whether there is no failure at all. */
  get empty(): boolean {
    return !this.message && isEmpty(this.fields) && this.elements.length === 0 && !this.joint;
  }

  /** v13's form of {@link empty}. */
  isEmpty(): boolean {
    return this.empty;
  }

  /** Every failure that has a message, by its path. */
  [ours.entries](path = ""): [string, DataModelValidationFailure][] {
    const found: [string, DataModelValidationFailure][] = [];
    if (this.message) found.push([path, this]);
    const below = (name: string): string => (path ? `${path}.${name}` : name);
    for (const [name, failure] of Object.entries(this.fields)) found.push(...failure[ours.entries](below(name)));
    for (const { id, failure } of this.elements) found.push(...failure[ours.entries](below(id)));
    if (this.joint) found.push(...this.joint[ours.entries](path));
    return found;
  }

  asError(): DataModelValidationError {
    return new DataModelValidationError(this);
  }

  toString(): string {
    return this[ours.entries]()
      .map(([path, failure]) => (path ? `${path}: ${failure.message}` : `${failure.message}`))
      .join("\n");
  }
}

/** Data that does not fit its model. The message names every path. */
export class DataModelValidationError extends Error {
  readonly [ours.failure]: DataModelValidationFailure;

  constructor(failure: DataModelValidationFailure | string, options: ErrorOptions = {}) {
    super(typeof failure === "string" ? failure : failure.toString(), options);
    this.name = "DataModelValidationError";
    this[ours.failure] =
      typeof failure === "string" ? new DataModelValidationFailure({ message: failure, unresolved: true }) : failure;
  }

  /** The failure at a dotted path. */
  getFailure(path: string): DataModelValidationFailure | undefined {
    return this.getAllFailures()[path];
  }

  /** Every failure by its dotted path. */
  getAllFailures(): Record<string, DataModelValidationFailure> {
    return Object.fromEntries(this[ours.failure][ours.entries]());
  }

  logAsTable(): void {
    const failures = Object.entries(this.getAllFailures());
    console.table(Object.fromEntries(failures.map(([path, { message, invalidValue: value }]) => [path, { message, value }])));
  }
}
