import { isDeepStrictEqual } from "node:util";
import type { Source } from "../../world/source.ts";
import { isSource } from "../../world/source.ts";
import { isTurned } from "../../common/choices.ts";

/** Where and when a write happens. */
export interface Provenance {
  readonly userId: string;
  readonly now: number;
  readonly coreVersion: string;
  readonly systemId: string;
  readonly systemVersion: string;
}

/** `_stats` of a new document: the origin a client gives is kept, the rest is the server's. */
export const newStats = (given: unknown, { userId, now, coreVersion, systemId, systemVersion }: Provenance): Source => {
  const { compendiumSource = null, duplicateSource = null, exportSource = null } = isSource(given) ? given : {};
  const origin = { compendiumSource, duplicateSource, exportSource };
  return {
    ...origin,
    coreVersion,
    systemId,
    systemVersion,
    createdTime: now,
    modifiedTime: now,
    lastModifiedBy: lastWriter(userId),
  };
};

/** The parts of `_stats` that an update changes: who and when, and the origin if the client changed it; the creation stays. */
export const changedStats = (
  before: unknown,
  wanted: unknown,
  { userId, now, coreVersion, systemId, systemVersion }: Provenance,
): Source => {
  const old = isSource(before) ? before : {};
  const given = isSource(wanted) ? wanted : {};
  const origin = Object.fromEntries(
    ["compendiumSource", "duplicateSource", "exportSource"].flatMap((key) =>
      key in given && !isDeepStrictEqual(given[key], old[key]) ? [[key, given[key]]] : [],
    ),
  );
  return { ...origin, coreVersion, systemId, systemVersion, modifiedTime: now, lastModifiedBy: lastWriter(userId) };
};

/** That it is kept for every document is UNCONFIRMED for chat messages, and not known of all that are sent on. */
const lastWriter = (userId: string): string | null => (isTurned("no-last-writer") ? null : userId);
