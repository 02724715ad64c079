import type { World } from "../../ledger/world.ts";
import type { RollReader } from "../../view/roll/roll-section.ts";
import { effectNames } from "../documents/effect-names.ts";
import { currentReader } from "../entries/current-reader.ts";
import { aspectsNear } from "../invoke/aspects-in-reach.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { possibleTargets } from "../roll/targets.ts";
import { zonesBetween } from "../roll/zones-apart.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";
import { type Rollers, SECTIONS } from "./sections.ts";

/** What this client knows of a roll besides the world, as it is now. */
export function rollReader(world: World, { actor, pilot }: Rollers): RollReader {
  return {
    ...currentReader(),
    say: putIntoWords,
    effectNames: (uuid) => effectNames(world.game, ledgerActor(uuid)),
    here: possibleTargets(actor),
    apart: zonesBetween(),
    near: (targets) => aspectsNear({ world, actor: pilot ?? actor, vehicle: pilot && actor, targets }),
    sections: SECTIONS,
  };
}
