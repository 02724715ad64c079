/** A copy through JSON: what would arrive over the socket. */
export function duplicate<T>(original: T): T {
  const text: string | undefined = JSON.stringify(original);
  return (text === undefined ? undefined : JSON.parse(text)) as T;
}
