import {
  COMBINATIONS,
  DICE_METHOD_IDS,
  ok,
  refuse,
  type CheckRequest,
  type Combination,
  type Result,
} from "../../rules/index.ts";

interface Sorted {
  readonly sort: number;
}
interface StoredTrait extends Sorted {
  readonly name: string;
  readonly rank: number;
  readonly joins: string | null;
  readonly specialty: boolean;
}
interface StoredModifier extends Sorted {
  readonly label: string;
  readonly value: number;
}

/** A CheckRequest as a message keeps it: its lists keyed by id, their order in `sort`. */
export interface StoredRequest {
  readonly method: string;
  readonly traits: Readonly<Record<string, StoredTrait>>;
  readonly modifiers: Readonly<Record<string, StoredModifier>>;
  readonly difficulty: number | null;
  readonly test: string;
  readonly enhancement: number;
  readonly complication: number;
}

export function storeRequest(request: CheckRequest) {
  const traits = request.traits.map(
    ({ id, name, rank, joins, specialty }, sort) => [id, { name, rank, joins, specialty, sort }] as const,
  );
  const modifiers = request.modifiers.map(({ id, label, value }, sort) => [id, { label, value, sort }] as const);
  const { method, difficulty, test, enhancement, complication } = request;
  return {
    method,
    traits: Object.fromEntries(traits),
    modifiers: Object.fromEntries(modifiers),
    difficulty,
    test,
    enhancement,
    complication,
  } satisfies StoredRequest;
}

/** The request again. Refused where it was made with dice this version does not know. */
export function readStoredRequest(stored: StoredRequest): Result<CheckRequest, "methodUnknown"> {
  const method = DICE_METHOD_IDS.find((id) => id === stored.method);
  if (!method) return refuse("methodUnknown", { method: stored.method });
  return ok({
    method,
    traits: inOrder(stored.traits).map(([id, { name, rank, joins, specialty }]) => ({
      id,
      name,
      rank,
      joins: COMBINATIONS.find((way): way is Combination => way === joins) ?? null,
      specialty,
    })),
    modifiers: inOrder(stored.modifiers).map(([id, { label, value }]) => ({ id, label, value })),
    difficulty: stored.difficulty,
    test: stored.test === "dynamic" ? "dynamic" : "static",
    enhancement: stored.enhancement,
    complication: stored.complication,
  });
}

function inOrder<Row extends Sorted>(rows: Readonly<Record<string, Row>>): [string, Row][] {
  return Object.entries(rows).toSorted(([, a], [, b]) => a.sort - b.sort);
}

/** Faces by the order thrown, as a message keeps them. */
export function storeFaces(faces: readonly number[]): Record<string, number> {
  return Object.fromEntries(faces.map((face, index) => [String(index), face]));
}

export function readStoredFaces(stored: Readonly<Record<string, number>>): number[] {
  return Object.entries(stored)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, face]) => face);
}
