import { hasLinks } from "../../rules/links/actor-link.ts";
import { lookUp } from "../../rules/look-up.ts";
import { ACTOR_PARTS } from "./actor-parts.data.ts";

type Part = foundry.applications.api.HandlebarsApplicationMixin.HandlebarsTemplatePart;

/** The parts of the sheet of an actor of this type. */
export function partsOf(type: string): Record<string, Part> {
  const without = [
    ...(type === "character" ? ["details"] : []),
    ...(hasLinks(type) ? [] : ["links"]),
    ...(type === "organization" ? [] : ["assets"]),
  ];
  const parts = Object.entries(ACTOR_PARTS).filter(([id]) => !without.includes(id));
  // An organization is what it has: its members stand beside its assets.
  if (type === "organization") parts.sort(([one], [other]) => placeOf(one) - placeOf(other));
  return Object.fromEntries(parts);
}

const BEFORE_ABILITIES: readonly string[] = ["header", "tabs", "details", "aspects", "assets", "links"];

function placeOf(id: string): number {
  return BEFORE_ABILITIES.includes(id) ? BEFORE_ABILITIES.indexOf(id) : BEFORE_ABILITIES.length;
}

/** What each part's template reads of the sheet's context, where that is not the member of its name. */
const READS: Readonly<Record<string, readonly string[]>> = { traits: ["traits", "audit"], limited: ["header"] };

/** The context of one part: its template sees nothing else, so a part is current as long as this is the same. */
export function partContext<Context extends object>(id: string, context: Context): Context {
  const names: readonly string[] = ["root", "editable", ...(lookUp(READS, id) ?? [id])];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a template reads only the members of its part
  return Object.fromEntries(Object.entries(context).filter(([name]) => names.includes(name))) as Context;
}
