import { MESSAGE } from "../edge/bounds.data.ts";
import { RefusedError } from "./operation.ts";

const EMPTY = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** One of these ends the one before it. */
const ENDED_BY_NEXT = new Set("p li dt dd option optgroup tr td th tbody thead tfoot rb rt rp rtc".split(" "));
const TAG = /<(\/?)([a-z][^\s/>]*)/gi;

/** @throws RefusedError for HTML in which very many elements are open at once: sanitizing and showing it would take long */
export const refuseDeepHtml = (html: string): void => {
  const open: string[] = [];
  for (const [, end, tag = ""] of html.matchAll(TAG)) {
    const name = tag.toLowerCase();
    if (EMPTY.has(name)) continue;
    if (end) open.length = open.includes(name) ? open.lastIndexOf(name) : open.length;
    else if (!(ENDED_BY_NEXT.has(name) && open.at(-1) === name)) open.push(name);
    if (open.length > MESSAGE.elements)
      throw new RefusedError(`The HTML is nested too deeply: at most ${MESSAGE.elements} elements may be open at once`);
  }
};
