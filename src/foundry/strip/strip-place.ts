/**
 * The strip's place: below the scene navigation, in the column that both generations have there, so that it covers neither it,
 * nor the hotbar, nor the sidebar. False if there is no such column: then it has a place of its own.
 */
export function putStrip(element: HTMLElement): boolean {
  const { ownerDocument: page } = element;
  const column = page.getElementById("ui-left-column-2");
  if (!column) {
    page.body.append(element);
    return false;
  }
  const navigation = page.getElementById("scene-navigation");
  if (navigation?.parentElement === column) navigation.after(element);
  else column.append(element);
  return true;
}
