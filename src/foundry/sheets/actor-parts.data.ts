import { templatePath } from "../words/template-path.ts";
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
  aspects: part("aspects", ["aspect-card", "situation-card", "quick-add", "aspect-level", "row-menu-button", "elsewhere"]),
  assets: part("assets", ["aspect-card", "aspect-level", "row-menu-button"]),
  traits: part("traits", [
    "quick-add",
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

const PARTIALS = Object.values(ACTOR_PARTS).flatMap(({ templates }) => templates ?? []);

/**
 * All that users see who may only know that this actor exists. Partials are loaded at the first rendering only: also those of the
 * whole sheet, since the user may be shown it while it is open.
 */
export const LIMITED_PARTS = { limited: { ...part("limited"), templates: PARTIALS } } satisfies Record<string, Part>;
