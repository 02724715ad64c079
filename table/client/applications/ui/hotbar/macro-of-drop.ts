import { configured, localizeOr, notifications } from "../../platform.ts";
import { findDocument } from "../../ux/text-editor/content-link.ts";
import type { LinkableDocument } from "../../ux/text-editor/enrichment-types.ts";
import type { HotbarMacro } from "./hotbar-user.ts";

interface MacroClass {
  create(data: object): Promise<HotbarMacro | undefined>;
  fromDropData(data: object): Promise<HotbarMacro | null>;
}

/** The macro for a drop: a macro itself, or one that opens the sheet of the dropped document. */
export async function macroOfDrop(data: Record<string, unknown>): Promise<HotbarMacro | null> {
  const Macro = configured<{ documentClass: MacroClass }>("Macro")?.documentClass;
  if (!Macro) return null;
  try {
    if (data["type"] === "Macro") return await Macro.fromDropData(data);
    const found = typeof data["uuid"] === "string" ? await findDocument(data["uuid"], null) : null;
    if (!found)
      throw new Error(localizeOr("HOTBAR.Nothing", "What was dropped does not exist any more, or cannot become a macro"));
    return (await Macro.create(opening(found))) ?? null;
  } catch (error) {
    notifications.warn(error instanceof Error ? error.message : String(error));
    return null;
  }
}

function opening(found: LinkableDocument & { img?: string | null }): object {
  return {
    name: localizeOr("HOTBAR.Open", "Open {name}", { name: found.name ?? found.uuid }),
    type: "script",
    ...(found.img ? { img: found.img } : {}),
    command: `await foundry.applications.ui.Hotbar.toggleDocumentSheet(${JSON.stringify(found.uuid)});`,
  };
}

interface Closable {
  rendered?: boolean;
  close?(): unknown;
  render(options: object): unknown;
}

/** Opens a document's sheet, or closes it if it is open. */
export async function showSheet(uuid: string): Promise<void> {
  const found = await findDocument(uuid, null);
  const sheet: Closable | null | undefined = found?.sheet;
  if (!sheet) return notifications.warn(localizeOr("HOTBAR.Gone", "The document that the macro opens is gone"));
  if (sheet.rendered) await sheet.close?.();
  else await sheet.render({ force: true });
}
