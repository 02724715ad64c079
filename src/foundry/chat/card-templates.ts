import { CARD_PARTIALS, CARD_TEMPLATES } from "./templates.data.ts";

let loading: Promise<unknown> | null = null;

/** Resolves when every template of a card is there: those named in others must be, before the first card is drawn. */
export async function loadCardTemplates(): Promise<void> {
  loading ??= foundry.applications.handlebars.loadTemplates([...Object.values(CARD_TEMPLATES), ...CARD_PARTIALS]);
  await loading;
}
