/** The part of a document that links and embeds use; the client's documents satisfy it. */
export interface LinkableDocument {
  readonly id: string | null;
  readonly uuid: string;
  readonly name?: string | null;
  readonly documentName: string;
  readonly pack?: string | null;
  readonly type?: string;
  readonly sheet?: { render(options?: object): unknown } | null;
  readonly testUserPermission?: (user: never, level: string) => boolean;
  toAnchor?(options: AnchorOptions): HTMLAnchorElement;
  toEmbed?(config: EmbedConfig, options: EnrichmentOptions): Promise<HTMLElement | HTMLCollection | null>;
  onEmbed?(element: HTMLElement): void;
  toDragData?(): object;
  _onClickDocumentLink?(event: MouseEvent): unknown;
  getRollData?(): object;
}

export interface AnchorOptions {
  attrs?: Record<string, string>;
  dataset?: Record<string, string | undefined>;
  classes?: string[];
  name?: string;
  icon?: string | null;
}

/** `@Embed[uuid width=200 classes="one two" other]{label}` parsed into its parts. */
export interface EmbedConfig {
  uuid?: string;
  label?: string | undefined;
  values: string[];
  [option: string]: unknown;
}

/** Which parts of a text are enriched; by default everything but secrets. Source: platform.md §6. */
export interface EnrichmentOptions {
  secrets?: boolean;
  documents?: boolean;
  embeds?: boolean;
  links?: boolean;
  rolls?: boolean;
  custom?: boolean;
  rollData?: object | (() => object);
  relativeTo?: LinkableDocument | null;
  _embedDepth?: number;
}

/** An entry of `CONFIG.TextEditor.enrichers`. */
export interface TextEnricher {
  id?: string;
  /** Must have the flag `g`. */
  pattern: RegExp;
  enricher: (match: RegExpMatchArray, options: EnrichmentOptions) => Promise<HTMLElement | string | null>;
  /** Replace the whole element around the text, if the text is all it contains. */
  replaceParent?: boolean;
  onRender?: (element: HTMLElement) => void;
}
