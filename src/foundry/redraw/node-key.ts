import { isElement } from "./elements.ts";

/** What tells one element from another however often it is drawn: its id, its field, its row, or what its button does. */
export function nodeKey(node: Node): string | undefined {
  if (!isElement(node)) return undefined;
  if (node.id) return `#${node.id}`;
  const name = node.getAttribute("name");
  if (name) return `${name}=${node.matches("[type=radio], [type=checkbox]") ? (node.getAttribute("value") ?? "") : ""}`;
  const { row, action, tooltip, ...told } = node.dataset;
  if (row !== undefined) return `${row} ${told["uuid"] ?? ""} ${told["itemId"] ?? ""}${told["traitId"] ?? ""}`;
  return action === undefined ? undefined : `${action} ${node.localName} ${Object.values(told).join(" ")}`;
}
