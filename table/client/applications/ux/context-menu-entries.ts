import { host } from "../../../common/host.ts";

/** A context menu item, in the form of generation 14 and of those before it. */
export interface ContextMenuEntry {
  /** 14 */
  label?: string;
  visible?: boolean | ((target: HTMLElement) => boolean);
  onClick?: (event: PointerEvent, target: HTMLElement) => unknown;
  /** 13 */
  name?: string;
  condition?: boolean | ((target: HTMLElement) => boolean);
  callback?: (target: HTMLElement) => unknown;
  icon?: string;
  classes?: string;
  group?: string;
}

/** An item as shown. */
export interface ShownEntry {
  label: string;
  icon: string;
  classes: string;
  group: string;
  run: (event: PointerEvent, target: HTMLElement) => unknown;
}

const OLD_KEYS = [
  ["name", "label"],
  ["condition", "visible"],
  ["callback", "onClick"],
] as const;
let warned = false;

/**
 * The items shown for a target. Generation 13 reads name, condition and callback; 14 reads label, visible and onClick, and the
 * old keys with a warning. Source: platform.md §1.2.
 */
export function entriesFor(
  entries: readonly ContextMenuEntry[],
  target: HTMLElement,
  generation = host.generation,
): ShownEntry[] {
  return entries
    .map((entry) => (generation >= 14 ? read14(entry) : read13(entry)))
    .flatMap((entry) => {
      const visible = typeof entry.visible === "function" ? entry.visible(target) : (entry.visible ?? true);
      return visible ? [entry] : [];
    });
}

type Readable = ShownEntry & { visible: ContextMenuEntry["visible"] };

function read13(entry: ContextMenuEntry): Readable {
  if (entry.name === undefined)
    console.warn("A context menu entry has no name; generation 13 reads name, condition and callback.", entry);
  const { callback } = entry;
  return { ...looks(entry, entry.name), visible: entry.condition, run: (_event, target) => callback?.(target) };
}

function read14(entry: ContextMenuEntry): Readable {
  const old = OLD_KEYS.filter(([key, now]) => key in entry && !(now in entry));
  if (old.length > 0 && !warned) {
    warned = true;
    console.warn(
      `Context menu entries have new keys since generation 14: ${old.map(([key, now]) => `${key} is now ${now}`).join(", ")}.`,
      entry,
    );
  }
  const { onClick, callback } = entry;
  return {
    ...looks(entry, entry.label ?? entry.name),
    visible: entry.visible ?? entry.condition,
    run: (event, target) => (onClick ? onClick(event, target) : callback?.(target)),
  };
}

function looks(entry: ContextMenuEntry, label: string | undefined): Omit<ShownEntry, "run"> {
  return { label: label ?? "", icon: entry.icon ?? "", classes: entry.classes ?? "", group: entry.group ?? "" };
}
