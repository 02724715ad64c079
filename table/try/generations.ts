import { readFileSync } from "node:fs";
import path from "node:path";
import { RELEASES, type Generation } from "../server/release.data.ts";
import { checkCompatibility } from "../server/system/check-compatibility.ts";
import { isSource } from "../world/source.ts";

/** The generations a manifest allows. */
export const generationsOf = (folder: string): Generation[] => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, "system.json"), "utf8"));
  const given = isSource(manifest) ? manifest["compatibility"] : undefined;
  const bound = (name: string): Record<string, string> =>
    isSource(given) && given[name] !== undefined && given[name] !== "" ? { [name]: String(given[name]) } : {};
  return ([13, 14] as const).filter((generation) => {
    const findings = { errors: [], warnings: [] };
    checkCompatibility({ ...bound("minimum"), ...bound("maximum") }, RELEASES[generation], findings);
    return findings.errors.length === 0;
  });
};
