import { compareResult } from "./comparison.ts";
import type { DieResult } from "./die-result.ts";

export interface CountOptions {
  readonly flagSuccess?: boolean;
  readonly flagFailure?: boolean;
}

/** Every active result counts 1 if it meets the comparison and 0 otherwise (KB dice-modifiers: cs, cf, even, odd). */
export function applyCount(results: DieResult[], comparison: string, target: number, options: CountOptions = {}): void {
  countWhere(results, (result) => compareResult(result, comparison, target), options);
}

export function countWhere(
  results: DieResult[],
  test: (face: number) => boolean,
  { flagSuccess, flagFailure }: CountOptions,
): void {
  for (const result of results) {
    if (!result.active) continue;
    const met = test(result.result);
    if (flagSuccess) {
      result.success = met;
      if (met) delete result.failure;
    } else if (flagFailure) {
      result.failure = met;
      if (met) delete result.success;
    }
    result.count = met ? 1 : 0;
  }
}

export interface DeductOptions {
  /** Each failure counts −1. */
  readonly deductFailure?: boolean;
  /** Each failure counts its own face below zero. */
  readonly invertFailure?: boolean;
}

/** Every active result that meets the comparison counts against the total (KB dice-modifiers: df, sf). */
export function applyDeduct(
  results: DieResult[],
  comparison: string,
  target: number,
  { deductFailure, invertFailure }: DeductOptions = {},
): void {
  for (const result of results) {
    if (!result.active || !compareResult(result.result, comparison, target)) continue;
    result.failure = true;
    delete result.success;
    if (deductFailure) result.count = -1;
    else if (invertFailure) result.count = -result.result;
  }
}
