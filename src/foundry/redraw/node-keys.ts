/** What distinguishes an element from similar ones: its id, its field, its row, or its button's action. */
export const KEYED = "[id], [name], [data-row], [data-action]";

/** The key of a node; undefined if it has none. */
export type NodeKey = (node: Node) => string | undefined;

const ROW_IDS = ["data-uuid", "data-item-id", "data-trait-id"] as const;
/** What a button does and with what; not the words it shows. */
const IDENTIFYING = /^data-(?!tooltip)/;

/**
 * Keys of the elements below two roots. Equal keys of one root are numbered: with a duplicate key, one would be left behind. What is in
 * an element that is kept (`keepRendered`) is not compared and has none.
 */
export function nodeKeys(onPage: HTMLElement, drawn: HTMLElement): NodeKey {
  const keys = new Map<Node, string>();
  const kept = new Set([...drawn.querySelectorAll("[data-norn-kept]")].map(({ id }) => id));
  for (const root of [onPage, drawn]) {
    const counts = new Map<string, number>();
    let left: Element | null = null;
    for (const element of root.querySelectorAll(KEYED)) {
      if (left?.contains(element)) continue;
      left = kept.has(element.id) ? element : null;
      const key = keyOf(element);
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      keys.set(element, count === 0 ? key : `${key} ${count}`);
    }
  }
  return (node) => keys.get(node);
}

function keyOf(element: Element): string {
  if (element.id) return `#${element.id}`;
  const name = element.getAttribute("name");
  if (name) return `${name}=${element.matches("[type=radio], [type=checkbox]") ? (element.getAttribute("value") ?? "") : ""}`;
  const row = element.getAttribute("data-row");
  if (row !== null) return `${row} ${ROW_IDS.map((id) => element.getAttribute(id) ?? "").join(" ")}`;
  const identifying = [...element.attributes].filter(({ name: attribute }) => IDENTIFYING.test(attribute));
  return `${element.localName} ${identifying.map(({ value }) => value).join(" ")}`;
}
