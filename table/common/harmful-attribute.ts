import { FORM_PROPERTIES } from "./form-properties.data.ts";

/** A style that fetches or runs something. */
const HARMFUL_STYLE = /(?:url|src|expression|image-set|image|cross-fade)\s*\(|@import|javascript:|behavior\s*:|binding\s*:|\\/i;

/** Whether an attribute that texts may have does harm with this value. */
export const isHarmfulAttribute = (name: string, value: string): boolean => {
  if (name === "style") return HARMFUL_STYLE.test(value);
  return (name === "id" || name === "name") && FORM_PROPERTIES.has(value);
};
