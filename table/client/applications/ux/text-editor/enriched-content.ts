import { configured } from "../../platform.ts";
import type { TextEnricher } from "./enrichment-types.ts";

/** Holds what an enricher made, and notifies the enricher whenever it is added to the page. */
export class EnrichedContentElement extends HTMLElement {
  connectedCallback(): void {
    const id = this.getAttribute("enricher");
    const entry = configured<{ enrichers: TextEnricher[] }>("TextEditor")?.enrichers.find((enricher) => enricher.id === id);
    entry?.onRender?.(this);
  }
}

export function defineEnrichedContent(): void {
  if (!customElements.get("enriched-content")) customElements.define("enriched-content", EnrichedContentElement);
}
