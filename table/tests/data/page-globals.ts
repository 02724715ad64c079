/** The globals of the pages that these tests use: the system's side of the client has no types here. */
interface PageDocument {
  id: string;
  name: string;
  uuid: string;
  isOwner: boolean;
  system: Record<string, number>;
  items: { size: number; contents: PageDocument[] };
  update(changes: object): Promise<PageDocument | undefined>;
  delete(): Promise<unknown>;
  createEmbeddedDocuments(name: string, data: object[]): Promise<PageDocument[]>;
}

export interface PageGlobals {
  game: {
    ready: boolean;
    version: string;
    user: { isActiveGM: boolean };
    actors: {
      getName(name: string): PageDocument | undefined;
      find(test: (actor: PageDocument) => boolean): PageDocument | undefined;
    };
    users: { get(id: string): { active: boolean; query(name: string, data: object): Promise<unknown> } };
    settings: {
      get(namespace: string, key: string): unknown;
      set(namespace: string, key: string, value: unknown): Promise<unknown>;
    };
    socket: { emit(event: string, data: unknown): void; on(event: string, listener: (data: unknown) => void): void };
    packs: { get(id: string): { index: { size: number }; getDocuments(): Promise<PageDocument[]> } };
    [name: string]: unknown;
  };
  Actor: { create(data: object): Promise<PageDocument> };
  ChatMessage: Record<string, unknown>;
  Hooks: { on(hook: string, listener: (...args: never[]) => unknown): number };
  foundry: Record<string, Record<string, unknown>>;
  fromUuid(uuid: string): Promise<PageDocument | null>;
  told: string[];
}
