import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

/** Where a Table listens, and the names by which it may be reached beside those of this machine. */
interface Reachable {
  /** Undefined: this machine only. */
  readonly host?: string | undefined;
  readonly allowedHosts?: readonly string[] | undefined;
}

/** Says why a request is refused, in words for the one who opened its address; undefined: it is not. */
export type Admission = (headers: IncomingHttpHeaders) => string | undefined;

const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];
/** A host with or without a port; no name before an @, no path. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** A host without its port, as browsers write it; undefined for what is no host. */
export const hostName = (host: string): string | undefined => {
  if (!HOST.test(host)) return undefined;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;
};

/** A name that a page bound to this machine's address (DNS rebinding) is in its Host; a page of elsewhere is in its Origin. */
export const createAdmission = ({ host, allowedHosts = [] }: Reachable): Admission => {
  const named = allowedHosts.map((name) => hostName(name) ?? name.toLowerCase());
  const own = [...OWN_NAMES, ...(host === undefined ? [] : [hostName(host) ?? host])];
  // An address cannot be bound to another one: where the whole network may ask, all are good.
  const isOwn = (name: string): boolean => own.includes(name) || (host !== undefined && isIP(name.replace(/^\[|\]$/g, "")) !== 0);

  return ({ host: asked = "", origin }) => {
    const name = hostName(asked);
    if (name === undefined || !(isOwn(name) || named.includes(name))) {
      return `This Table does not answer at "${asked}". If you forward a port to it, name that host when you start the Table: --allow-host ${name ?? "NAME"}`;
    }
    if (origin === undefined) return undefined;
    const from = URL.canParse(origin) ? new URL(origin) : undefined;
    if (from !== undefined && (from.host === new URL(`${from.protocol}//${asked}`).host || named.includes(from.hostname)))
      return undefined;
    return `This Table does not answer pages of "${origin}". If that page is the Table's own, forwarded to you, name its host when you start the Table: --allow-host ${from?.hostname || "NAME"}`;
  };
};
