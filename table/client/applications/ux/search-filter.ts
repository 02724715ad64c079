import { debounce } from "../../../common/utils/debounce.ts";

export type SearchFilterCallback = (event: Event | null, query: string, rgx: RegExp, html: HTMLElement | null) => unknown;

export interface SearchFilterConfiguration {
  inputSelector: string;
  contentSelector: string;
  callback: SearchFilterCallback;
  initial?: string;
  /** How long to wait for the next key press, in milliseconds. */
  delay?: number;
}

const DIACRITICS = /\p{Mn}/gu;

/** A search field that filters the list below it. */
export class SearchFilter {
  readonly callback: SearchFilterCallback;
  query: string;
  rgx: RegExp;
  _input: HTMLInputElement | null = null;
  readonly #inputSelector: string;
  readonly #contentSelector: string;
  readonly #later: (event: Event) => void;
  #content: HTMLElement | null = null;

  constructor({ inputSelector, contentSelector, callback, initial = "", delay = 200 }: SearchFilterConfiguration) {
    this.#inputSelector = inputSelector;
    this.#contentSelector = contentSelector;
    this.callback = callback;
    this.query = initial;
    this.rgx = pattern(initial);
    this.#later = debounce((event: Event) => this.filter(event, this._input?.value ?? ""), delay);
  }

  /** A query as it is compared: without diacritics, in lower case, trimmed. */
  static cleanQuery(query: string): string {
    return query.normalize("NFD").replace(DIACRITICS, "").trim().toLocaleLowerCase();
  }

  bind(html: HTMLElement): void {
    this.unbind();
    this.#content = html.querySelector(this.#contentSelector);
    this._input = html.querySelector(this.#inputSelector);
    if (!this._input) return;
    this._input.value = this.query;
    this._input.addEventListener("input", this.#later);
    this._input.addEventListener("keydown", stopEnter);
    if (this.query) this.filter(null, this.query);
  }

  unbind(): void {
    this._input?.removeEventListener("input", this.#later);
    this._input?.removeEventListener("keydown", stopEnter);
    this._input = null;
  }

  filter(event: Event | null, query: string): void {
    this.query = SearchFilter.cleanQuery(query);
    this.rgx = pattern(this.query);
    this.callback(event, this.query, this.rgx, this.#content);
  }
}

function pattern(query: string): RegExp {
  return new RegExp(query.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i");
}

/** Enter in a search field must not submit the form around it. */
function stopEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}
