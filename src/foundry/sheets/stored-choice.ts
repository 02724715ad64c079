/** Sets a box or a list back to what is stored, as it was drawn: what was chosen could not be written. */
export function showStoredChoice(field: HTMLElement): void {
  if (field.matches("input[type=checkbox]")) {
    const box = field as HTMLInputElement;
    box.checked = box.defaultChecked;
  } else if (field.matches("select")) {
    for (const option of (field as HTMLSelectElement).options) option.selected = option.defaultSelected;
  }
}
