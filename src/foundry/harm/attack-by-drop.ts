import { itemByUuid } from "../documents/document-by-uuid.ts";
import { NornActor } from "../documents/norn-actor.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { attackWith } from "./attack-with.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import type { Target } from "../../view/roll/roll-options.ts";
import type { DropData } from "../drag/dropped-document.ts";

/** Opens the attack for a weapon or a trait of one's own that is dropped on someone else. Resolves to whether it was one. */
export async function attackByDrop(target: Target, { uuid }: DropData): Promise<boolean> {
  const item = typeof uuid === "string" && ledgerWorld().game.ruleset.harm ? await itemByUuid(uuid) : null;
  const actor = item?.actor;
  if (!(actor instanceof NornActor) || !actor.isOwner || actor.uuid === target.uuid) return false;
  if (isItemOfType(item, "gear") && item.system.category === "weapon") await attackWith(actor, item.id ?? "", target);
  else if (isItemOfType(item, "skill")) await rollTrait(actor, item.id ?? "", { attackWith: "", against: target });
  else return false;
  return true;
}
