/** A copy by way of JSON: what would arrive at the other end of the socket. */
export function duplicate<T>(original: T): T {
  const text = JSON.stringify(original) as string | undefined;
  return (text === undefined ? undefined : JSON.parse(text)) as T;
}
