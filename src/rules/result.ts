/** The answer to a request that may be refused for an expected reason: a value, or a stable code with the values for its text. */
export type Result<T, C extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: C; readonly args: Readonly<Record<string, string | number>> };

export type Refused = Extract<Result<never>, { ok: false }>;

export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

export function refuse<C extends string>(code: C, args: Readonly<Record<string, string | number>> = {}): Result<never, C> {
  return { ok: false, code, args };
}
