/** The few public names of Foundry that the measurements use inside a page. */
export interface FoundryPage {
  readonly game: { readonly actors: Actors; readonly messages: { readonly size: number } };
  readonly Actor: DocumentClass<Actor>;
  readonly ChatMessage: DocumentClass<object>;
}

interface DocumentClass<D> {
  create(data: object): Promise<D>;
  createDocuments(data: readonly object[]): Promise<D[]>;
  deleteDocuments(ids: readonly string[]): Promise<unknown>;
}

interface Actors {
  readonly size: number;
  readonly contents: readonly Actor[];
  getName(name: string): Actor | undefined;
}

export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly items: { readonly contents: readonly Item[] };
  readonly sheet: Sheet;
  reset(): void;
  snapshot(): object;
}

interface Item {
  readonly type: string;
  updateSource(change: object): object;
}

export interface Sheet {
  readonly element: HTMLElement;
  editing: boolean;
  render(options: { force: boolean }): Promise<unknown>;
  close(options: { animate: boolean }): Promise<unknown>;
}
