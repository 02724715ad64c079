import { templatePath } from "../words/template-path.ts";

type Part = foundry.applications.api.HandlebarsApplicationMixin.HandlebarsTemplatePart;

const part = (name: string): Part => ({ template: templatePath(`actor/${name}.hbs`) });

/** The parts of an actor's sheet, in the order of the page. */
export const ACTOR_PARTS = {
  header: part("header"),
  tabs: part("tabs"),
  details: part("details"),
  aspects: part("aspects"),
  assets: part("assets"),
  traits: part("traits"),
  tracks: part("tracks"),
  links: part("links"),
  challenges: part("challenges"),
  things: part("things"),
  notes: part("notes"),
} as const satisfies Record<string, Part>;

/** All that users see who may only know that this actor exists. */
export const LIMITED_PARTS = { limited: part("limited") } satisfies Record<string, Part>;
