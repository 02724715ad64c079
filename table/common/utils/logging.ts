import { host } from "../host.ts";
import { COMPATIBILITY_MODES, type LoggingLevel } from "../constants/compatibility.ts";

interface CompatibilityOptions {
  /** The generation since which it is deprecated. */
  since?: number | string;
  until?: number | string;
  details?: string;
  /** One of CONST.COMPATIBILITY_MODES; default a warning. */
  mode?: LoggingLevel;
  stack?: boolean;
  once?: boolean;
}

const said = new Set<string>();

/** Reports the use of something deprecated. */
export function logCompatibilityWarning(
  message: string,
  { since, until, details, mode = COMPATIBILITY_MODES.WARNING, once = false }: CompatibilityOptions = {},
): void {
  if (mode === COMPATIBILITY_MODES.SILENT || (once && said.has(message))) return;
  said.add(message);
  const parts = [message];
  if (since !== undefined) parts.push(`Deprecated since Version ${since}`);
  if (until !== undefined) parts.push(`Backwards-compatible support will be removed in Version ${until}`);
  if (details) parts.push(details);
  const error = new Error(parts.join("\n"));
  if (mode === COMPATIBILITY_MODES.FAILURE) throw error;
  host.log(mode === COMPATIBILITY_MODES.ERROR ? "error" : "warn", error);
}
