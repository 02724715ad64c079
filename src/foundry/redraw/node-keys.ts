/** What distinguishes an element from similar ones: its id, its field, its row, or its button's action. */
const KEYED = "[id], [name], [data-row], [data-action]";

/** Keys of the elements below some roots. Equal keys of one root are numbered: with a duplicate key, one would be left behind. */
export function nodeKeys(...roots: readonly HTMLElement[]): (node: Node) => string | undefined {
  const keys = new Map<Node, string>();
  for (const root of roots) {
    const counts = new Map<string, number>();
    for (const element of root.querySelectorAll<HTMLElement>(KEYED)) {
      const key = keyOf(element);
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      keys.set(element, count === 0 ? key : `${key} ${count}`);
    }
  }
  return (node) => keys.get(node);
}

function keyOf(element: HTMLElement): string {
  if (element.id) return `#${element.id}`;
  const name = element.getAttribute("name");
  if (name) return `${name}=${element.matches("[type=radio], [type=checkbox]") ? (element.getAttribute("value") ?? "") : ""}`;
  const { row, action = "", tooltip: _words, tooltipText: _text, ...told } = element.dataset;
  if (row !== undefined) return `${row} ${told["uuid"] ?? ""} ${told["itemId"] ?? ""}${told["traitId"] ?? ""}`;
  return `${action} ${element.localName} ${Object.values(told).join(" ")}`;
}
