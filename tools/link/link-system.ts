import { existsSync, lstatSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { CommandError } from "../command-error.ts";

/** The `systems` folder below Foundry's user data, whether `data` is that folder, its `Data`, or the user data itself. */
function systemsFolder(data: string): string {
  const found = [data, join(data, "Data")].map((folder) => join(folder, "systems")).find((folder) => existsSync(folder));
  if (found) return found;
  if (existsSync(join(data, "Data"))) return join(data, "Data/systems");
  throw new CommandError(`${data} is no Foundry data folder: it has neither "Data" nor "systems" in it.`);
}

/**
 * Links a built system into a Foundry data folder, so that Foundry runs the latest build. A link of that name is replaced.
 * Returns the link's path.
 * @throws CommandError if the folder is no Foundry data folder, or a real folder is in the way
 */
export function linkSystem(built: string, name: string, dataFolder: string): string {
  const data = resolve(dataFolder);
  if (!existsSync(data)) throw new CommandError(`${data} does not exist.`);
  const systems = systemsFolder(data);
  mkdirSync(systems, { recursive: true });
  const link = join(systems, name);
  const present = lstatSync(link, { throwIfNoEntry: false });
  if (present && !present.isSymbolicLink()) {
    throw new CommandError(`${link} is there already and is no link. Move it away first: it may be an installed system.`);
  }
  if (present) rmSync(link);
  // A junction needs no special right on Windows; elsewhere the type is ignored.
  symlinkSync(built, link, "junction");
  return link;
}
