/** Blocks a writer keeps for those who own the document. */
const SECRETS = "section.secret:not(.revealed), secret-block:not([revealed])";

/** A description as everybody may read it: without its secret blocks. Anything but a string is "". */
export function shownText(html: unknown): string {
  if (typeof html !== "string" || html === "") return "";
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const secret of body.querySelectorAll(SECRETS)) secret.remove();
  return body.innerHTML;
}
