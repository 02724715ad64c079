import { fieldValue, prompt } from "../apps/prompt.ts";
import { shownWorld } from "../ledger/shown-world.ts";

/** The aspect whose box accepting clears. */
interface BoxToClear {
  readonly cleared: string;
  readonly clearedName: string;
}

export const NO_BOX: BoxToClear = { cleared: "", clearedName: "" };

/** Asks which aspect of the one compelled gets a box back, where there is a choice. Null: the user cancels. */
export async function chooseBox(target: string): Promise<BoxToClear | null> {
  const checked = (shownWorld().actor(target)?.snapshot().aspects ?? []).filter((aspect) => aspect.checked > 0);
  const [only, ...others] = checked;
  if (!only) return NO_BOX;
  if (others.length === 0) return { cleared: only.uuid, clearedName: only.name };
  const answer = await prompt({
    title: game.i18n.localize("NORN.Compel.Box.title"),
    icon: "fa-square-check",
    template: "compel/choose-box.hbs",
    context: {
      aspects: checked.map(({ uuid, name, checked: count, level }) => {
        return { uuid, label: game.i18n.format("NORN.Compel.Box.checked", { name, checked: `${count}`, level: `${level}` }) };
      }),
    },
    buttons: [{ id: "ok", label: "NORN.Compel.Box.ok", icon: "fa-check" }],
  });
  const chosen = answer && checked.find(({ uuid }) => uuid === fieldValue(answer.fields, "aspect"));
  return chosen ? { cleared: chosen.uuid, clearedName: chosen.name } : null;
}
