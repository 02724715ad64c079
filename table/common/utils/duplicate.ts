/** A copy through JSON: what would arrive over the socket. */
export function duplicate<T>(original: T): T {
  const text = JSON.stringify(original) as string | undefined;
  return (text === undefined ? undefined : JSON.parse(text)) as T;
}
