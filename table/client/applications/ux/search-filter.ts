import { getProperty } from "../../../common/utils/properties.ts";
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

interface FieldFilter {
  field: string;
  operator?: string;
  negate?: boolean;
  value?: unknown;
}

const asWords = (value: unknown): string => SearchFilter.cleanQuery(typeof value === "string" ? value : String(value));
const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
const has = (all: unknown, one: unknown): boolean =>
  all instanceof Set ? all.has(one) : Array.isArray(all) ? all.includes(one) : asWords(all).includes(asWords(one));

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

  static readonly OPERATORS = Object.freeze({
    EQUALS: "equals",
    CONTAINS: "contains",
    STARTS_WITH: "starts_with",
    ENDS_WITH: "ends_with",
    LESS_THAN: "lt",
    LESS_THAN_EQUAL: "lte",
    GREATER_THAN: "gt",
    GREATER_THAN_EQUAL: "gte",
    BETWEEN: "between",
    IS_EMPTY: "is_empty",
  });

  /** Whether words match the pattern of a query, diacritics aside. */
  static testQuery(rgx: RegExp, value: string): boolean {
    return rgx.test(SearchFilter.cleanQuery(value));
  }

  /** Whether an object meets a condition on one of its fields. @throws for an unknown operator */
  static evaluateFilter(object: object, { field, operator = "equals", negate = false, value }: FieldFilter): boolean {
    const test = TESTS[operator];
    if (!test) throw new Error(`"${operator}" is none of SearchFilter.OPERATORS`);
    return test(getProperty(object, field), value) !== negate;
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

const bounds = (value: unknown): [number, number] => {
  const [low, high] = Array.isArray(value) ? value : [Number.NaN, Number.NaN];
  return [Number(low), Number(high)];
};

const TESTS: Readonly<Record<string, (own: unknown, value: unknown) => boolean>> = {
  equals: (own, value) => (Array.isArray(value) ? value.includes(own) : own === value),
  contains: (own, value) => has(own, value),
  starts_with: (own, value) => asWords(own).startsWith(asWords(value)),
  ends_with: (own, value) => asWords(own).endsWith(asWords(value)),
  lt: (own, value) => Number(own) < Number(value),
  lte: (own, value) => Number(own) <= Number(value),
  gt: (own, value) => Number(own) > Number(value),
  gte: (own, value) => Number(own) >= Number(value),
  between: (own, value) => Number(own) >= bounds(value)[0] && Number(own) <= bounds(value)[1],
  is_empty: isEmptyValue,
};

function pattern(query: string): RegExp {
  return new RegExp(query.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i");
}

/** Enter in a search field must not submit the form around it. */
function stopEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}
