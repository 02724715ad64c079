import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser } from "playwright";
import { generationsOf } from "../../../table/try/generations.ts";
import { SYSTEM_FOLDER, TABLE_FOLDER } from "../../build/paths.ts";
import { CommandError } from "../../command-error.ts";
import { type Driver, readDriver } from "./driver.ts";
import { measureSystem, type Sizes, type SystemTimes } from "./measure-system.ts";
import type { Beside } from "./report-peers.ts";

interface Peer {
  readonly folder: string;
  readonly driver: Driver;
  readonly generation: 13 | 14;
}

/** The built systems in a folder, each with `ID.driver.json` beside it if it needs one, on the latest generation each allows. */
function peersIn(folder: string): Peer[] {
  if (!existsSync(folder)) throw new CommandError(`--peers ${folder}: there is no such folder.`);
  const peers = readdirSync(folder)
    .filter((id) => existsSync(join(folder, id, "system.json")))
    .flatMap((id) => {
      const generation = generationsOf(join(folder, id)).at(-1);
      const driver = readDriver(join(folder, `${id}.driver.json`));
      return generation === undefined ? [] : [{ folder: resolve(folder, id), driver, generation }];
    });
  if (peers.length === 0) throw new CommandError(`--peers ${folder}: no folder in it has a system.json for generation 13 or 14.`);
  return peers;
}

const NORN = join(import.meta.dirname, "norn.driver.json");

/** Measures Norn and every system in the folder, one after another. A system that cannot be measured is named, and left out. */
export async function benchPeers(
  browser: Browser,
  folder: string,
  say: (sentence: string) => void,
  sizes?: Sizes,
): Promise<Beside[]> {
  const peers = peersIn(folder);
  const measure = async (peer: Peer): Promise<SystemTimes> => {
    say(`${peer.folder} on ${peer.generation} …`);
    return measureSystem(browser, {
      systemFolder: peer.folder,
      clientFolder: TABLE_FOLDER,
      generation: peer.generation,
      driver: peer.driver,
      ...(sizes && { sizes }),
    });
  };
  const beside: Beside[] = [];
  for (const generation of [13, 14] as const) {
    const those = peers.filter((peer) => peer.generation === generation);
    if (those.length === 0) continue;
    const own = await measure({ folder: SYSTEM_FOLDER, driver: readDriver(NORN), generation });
    const others: SystemTimes[] = [];
    for (const peer of those)
      try {
        others.push(await measure(peer));
      } catch (error) {
        say(`… cannot be measured: ${error instanceof Error ? error.message : String(error)}`);
      }
    beside.push({ generation, own, peers: others });
  }
  if (beside.every(({ peers: measured }) => measured.length === 0)) throw new CommandError("No other system could be measured.");
  return beside;
}
