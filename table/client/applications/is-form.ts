/** Recognized by its tag: a form of another window has another class. */
export function isForm(element: HTMLElement | null | undefined): element is HTMLFormElement {
  return element?.tagName === "FORM";
}
