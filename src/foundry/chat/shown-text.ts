/** Blocks meant only for the document's owners. */
const SECRETS = "section.secret:not(.revealed), secret-block:not([revealed])";

/** A description without its secret blocks, which everyone may read. Anything but a string is "". */
export function shownText(html: unknown): string {
  if (typeof html !== "string" || html === "") return "";
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const secret of body.querySelectorAll(SECRETS)) secret.remove();
  return body.innerHTML;
}
