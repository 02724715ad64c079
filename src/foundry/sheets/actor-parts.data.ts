import { lookUp, hasLinks } from "../../rules/index.ts";
import { templatePath } from "../template-path.ts";
type Part = foundry.applications.api.HandlebarsApplicationMixin.HandlebarsTemplatePart;

const HELP = templatePath("help/help.hbs");
const partial = (name: string): string => templatePath(`partials/${name}.hbs`);
const part = (name: string, partials: readonly string[] = []): Part => ({
  template: templatePath(`actor/${name}.hbs`),
  templates: [HELP, ...partials.map(partial)],
});

/** The parts of an actor's sheet, in the order of the page. */
export const ACTOR_PARTS = {
  header: part("header", ["points"]),
  tabs: part("tabs"),
  details: part("details", ["field"]),
  aspects: part("aspects", ["aspect-card", "situation-card", "one-more", "aspect-level", "row-menu-button", "elsewhere"]),
  assets: part("assets", ["aspect-card", "aspect-level", "row-menu-button"]),
  traits: part("traits", [
    "one-more",
    "audit",
    "trait-group",
    "trait-chip",
    "trait-name",
    "trait-edit",
    "trait-build",
    "trait-block",
    "row-menu-button",
    "elsewhere",
  ]),
  tracks: part("tracks", ["track"]),
  links: part("links", ["link-row"]),
  challenges: {
    template: templatePath("actor/challenges.hbs"),
    templates: ["list", "ladder"].map((name) => templatePath(`challenges/${name}.hbs`)),
  },
  things: part("things", ["thing", "row-menu-button", "elsewhere"]),
  notes: part("notes"),
} as const satisfies Record<string, Part>;

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

const PARTIALS = Object.values(ACTOR_PARTS).flatMap(({ templates }) => templates ?? []);

/**
 * All that users see who may only know that this actor exists. Partials are loaded at the first rendering only: also those of the
 * whole sheet, since the user may be shown it while it is open.
 */
export const LIMITED_PARTS = { limited: { ...part("limited"), templates: PARTIALS } } satisfies Record<string, Part>;

/** What each part's template reads of the sheet's context, where that is not the member of its name. */
const READS: Readonly<Record<string, readonly string[]>> = { traits: ["traits", "audit"], limited: ["header"] };

/** The context of one part: its template sees nothing else, so a part is current as long as this is the same. */
export function partContext<Context extends object>(id: string, context: Context): Context {
  const names: readonly string[] = ["root", "editable", ...(lookUp(READS, id) ?? [id])];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a template reads only the members of its part
  return Object.fromEntries(Object.entries(context).filter(([name]) => names.includes(name))) as Context;
}
