/** What was thrown, in words; not only errors are. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
