import { text } from "../../view/text.ts";
import { servantSkills } from "../../view/npc/servant.ts";
import { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { notifyText } from "../words/notify-text.ts";
import { typeImage } from "../types/type-icons.ts";

/** Makes the actor of an extra that is a servant, by the pyramid of its ranks, links it, and opens its sheet. */
export async function makeServant(extra: NornItem): Promise<void> {
  const { ruleset } = ledgerWorld().game;
  const skills = isItemOfType(extra, "extra") ? servantSkills(ruleset, extra.system.cost) : null;
  if (!skills) return;
  if (!game.user.can("ACTOR_CREATE")) {
    notifyText(text("NORN.Servant.askGm", { name: extra.name }));
    return;
  }
  const owner = extra.actor;
  const made = await NornActor.create({
    name: extra.name,
    type: "npc",
    // Those who own the master own the servant.
    ...(owner && { ownership: owner.toObject().ownership }),
    items: skills.map(({ number, rank, group }) => ({
      _id: foundry.utils.randomID(),
      img: typeImage("Item", "skill"),
      name: game.i18n.format("NORN.Servant.skill", { number: String(number) }),
      type: "skill" as const,
      sort: number * CONST.SORT_INTEGER_DENSITY,
      system: { key: "", game: ruleset.id, group, rank },
    })),
  });
  if (!(made instanceof NornActor)) return;
  await extra.update({ system: { link: made.uuid } });
  await made.sheet?.render(true);
}
