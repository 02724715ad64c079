/** A server's answer that was no success. */
export class HttpError extends Error {
  readonly code: number;

  constructor(statusText: string, code: number, displayMessage = "") {
    super(displayMessage || `${code} ${statusText}`);
    this.name = "HttpError";
    this.code = code;
  }
}

interface TimeoutOptions {
  /** Milliseconds until the request is aborted; null for never. Default 30 000. */
  timeoutMs?: number | null;
  /** Called when it is aborted. */
  onTimeout?: () => void;
}

/** Fetch with a timeout; throws {@link HttpError} if the answer is no success. */
export async function fetchWithTimeout(
  url: string,
  data: RequestInit = {},
  { timeoutMs = 30_000, onTimeout }: TimeoutOptions = {},
): Promise<Response> {
  const signal = timeoutMs === null ? null : AbortSignal.timeout(timeoutMs);
  signal?.addEventListener("abort", () => onTimeout?.());
  const response = await fetch(url, { signal, ...data });
  if (!response.ok && response.type !== "opaqueredirect")
    throw new HttpError(response.statusText, response.status, `${url}: ${response.status} ${response.statusText}`);
  return response;
}

/** {@link fetchWithTimeout} for an answer in JSON. */
export async function fetchJsonWithTimeout(url: string, data: RequestInit = {}, options: TimeoutOptions = {}): Promise<unknown> {
  const response = await fetchWithTimeout(url, { headers: { "Content-Type": "application/json" }, ...data }, options);
  return response.json();
}
