import type { Manifest } from "../build/build-manifest.ts";
import { CommandError } from "../command-error.ts";

/** The URLs a GM's Foundry asks: `latest` always has the newest manifest, `here` this version's files. */
export interface ReleaseAddresses {
  readonly latest: string;
  readonly here: string;
}

/**
 * URLs of a GitHub repository's release, by the repository's URL and the version.
 * @throws CommandError where it is no web URL
 */
export function releaseAddresses(repository: string, version: string): ReleaseAddresses {
  const base = repository.replace(/\/+$/, "");
  if (!/^https?:\/\/[^\s/]+\/\S+$/.test(base)) {
    throw new CommandError(`--url ${repository}: give the address of the repository, like https://example.org/people/norn.`);
  }
  return { latest: `${base}/releases/latest/download/system.json`, here: `${base}/releases/download/v${version}` };
}

/** The manifest with the URLs Foundry installs and updates from. */
export function releaseManifest(manifest: Manifest, repository: string, addresses: ReleaseAddresses): Manifest {
  return { ...manifest, url: repository, manifest: addresses.latest, download: `${addresses.here}/norn.zip` };
}
