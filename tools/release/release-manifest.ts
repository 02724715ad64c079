import type { Manifest } from "../build/build-manifest.ts";
import { CommandError } from "../command-error.ts";

/** The addresses a GM's Foundry asks: `latest` always has the newest manifest, `here` this version's files. */
export interface ReleaseAddresses {
  readonly latest: string;
  readonly here: string;
}

/**
 * Where a release of a GitHub repository lies, by its address and the version.
 * @throws CommandError where the address is not one of the web
 */
export function releaseAddresses(repository: string, version: string): ReleaseAddresses {
  const base = repository.replace(/\/+$/, "");
  if (!/^https?:\/\/[^\s/]+\/\S+$/.test(base)) {
    throw new CommandError(`--url ${repository}: give the address of the repository, like https://example.org/people/norn.`);
  }
  return { latest: `${base}/releases/latest/download/system.json`, here: `${base}/releases/download/v${version}` };
}

/** The manifest with the addresses Foundry installs and updates from. */
export function releaseManifest(manifest: Manifest, repository: string, addresses: ReleaseAddresses): Manifest {
  return { ...manifest, url: repository, manifest: addresses.latest, download: `${addresses.here}/norn.zip` };
}
