import { localizeOr } from "../../platform.ts";
import type { ContextMenuEntry } from "../../ux/context-menu-entries.ts";
import { type HotbarMacro, hotbarUser } from "./hotbar-user.ts";

const PER_PAGE = 10;

function macroAt(slot: number): HotbarMacro | null {
  const page = Math.ceil(slot / PER_PAGE);
  return (
    hotbarUser()
      ?.getHotbarMacros(page)
      .find((entry) => entry.slot === slot)?.macro ?? null
  );
}

function slotOf(element: HTMLElement): number {
  return Number(element.dataset["slot"]);
}

function entry(
  label: string,
  icon: string,
  visible: (element: HTMLElement) => boolean,
  run: (slot: number) => unknown,
): ContextMenuEntry {
  const act = (element: HTMLElement): unknown => run(slotOf(element));
  return {
    label,
    name: label,
    icon: `<i class="${icon}"></i>`,
    visible,
    condition: visible,
    onClick: (_event, element) => act(element),
    callback: act,
  };
}

/** What can be done with a macro in the hotbar, in the form of both generations. */
export function hotbarMenu(): ContextMenuEntry[] {
  const hasSheet = (element: HTMLElement): boolean => {
    const macro = macroAt(slotOf(element));
    return macro?.isOwner === true && Boolean(macro.sheet);
  };
  return [
    entry(localizeOr("MACRO.Edit", "Edit"), "fa-solid fa-pen-to-square", hasSheet, (slot) =>
      macroAt(slot)?.sheet?.render({ force: true }),
    ),
    entry(
      localizeOr("MACRO.Remove", "Remove"),
      "fa-solid fa-xmark",
      () => true,
      (slot) => hotbarUser()?.assignHotbarMacro(null, slot),
    ),
  ];
}
