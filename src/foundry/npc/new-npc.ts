import { npcWords } from "../../view/npc/words-of-game.ts";
import { type NpcFromPhrase, parseNpc } from "../../view/npc/read-npc.ts";
import { text } from "../../view/text.ts";
import { notifyText } from "../words/notify-text.ts";
import { NornActor } from "../documents/norn-actor.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { typeImage } from "../types/type-icons.ts";

/** Makes an NPC from a phrase and opens its sheet. Null where the phrase says no one; nothing is made then. */
export async function newNpc(phrase: string): Promise<NornActor | null> {
  const { ruleset } = ledgerWorld().game;
  const read = parseNpc(
    phrase,
    npcWords(ruleset, (key) => game.i18n.localize(key)),
    ruleset,
  );
  if (!read.ok) return null;
  const npc = read.value;
  const made = await NornActor.create({
    name: npc.name,
    type: "npc",
    system: { tier: npc.tier, count: npc.count, notes: notesOf(npc) },
    items: itemsOf(npc, ruleset.id),
  });
  if (!(made instanceof NornActor)) return null;
  if (npc.unread.length > 0) sayUnread(npc);
  await made.sheet?.render(true);
  return made;
}

/** Items embedded in a new actor get neither id nor picture from core. */
function itemsOf({ traits, aspects }: NpcFromPhrase, played: string) {
  const sorted = (index: number): number => (index + 1) * CONST.SORT_INTEGER_DENSITY;
  return [
    ...traits.map(({ key, name, group, rank }, index) => ({
      _id: foundry.utils.randomID(),
      img: typeImage("Item", "skill"),
      name,
      type: "skill" as const,
      sort: sorted(index),
      system: { key, game: played, group, rank },
    })),
    ...aspects.map(({ name, level }, index) => ({
      _id: foundry.utils.randomID(),
      img: typeImage("Item", "aspect"),
      name,
      type: "aspect" as const,
      sort: sorted(index),
      system: { kind: "character" as const, game: played, level },
    })),
  ];
}

function notesOf({ unread }: NpcFromPhrase): string {
  if (unread.length === 0) return "";
  const note = document.createElement("p");
  note.textContent = `${game.i18n.localize("NORN.Npc.noteTitle")}: ${unread.join(" · ")}`;
  return note.outerHTML;
}

function sayUnread({ name, unread }: NpcFromPhrase): void {
  const words = unread.map((one) => `“${one}”`).join(", ");
  notifyText(text("NORN.Npc.unread", { name, words }));
}
