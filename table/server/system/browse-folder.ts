import { readdir } from "node:fs/promises";
import path from "node:path";
import { RefusedError } from "../documents/operation.ts";

export interface BrowsedFolder {
  readonly target: string;
  readonly dirs: readonly string[];
  readonly files: readonly string[];
}

/** What is in a folder of the system, by the paths it is served under. @throws for a folder that is missing or outside it */
export const browseFolder = async (
  { id, folder }: { readonly id: string; readonly folder: string },
  asked: unknown,
): Promise<BrowsedFolder> => {
  const target = String(asked).replace(/^\/+|\/+$/g, "");
  const served = `systems/${id}`;
  const within = target === served ? "" : target.startsWith(`${served}/`) ? target.slice(served.length + 1) : null;
  const real = within === null ? null : path.resolve(folder, within);
  const relative = real === null ? ".." : path.relative(folder, real);
  const missing = new RefusedError(`The folder "${target}" cannot be read at this table: only those of ${served} can.`);
  if (real === null || relative.startsWith("..")) throw missing;
  const found = await readdir(real, { withFileTypes: true }).catch(() => {
    throw missing;
  });
  const pathOf = ({ name }: { name: string }): string => `${target}/${name}`;
  return {
    target,
    dirs: found.filter((entry) => entry.isDirectory()).map(pathOf),
    files: found.filter((entry) => entry.isFile()).map(pathOf),
  };
};
