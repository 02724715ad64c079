/** The public names of Foundry that the measurements of any system use inside a page. */
export interface PeerPage {
  readonly game: {
    readonly system: { readonly documentTypes: Partial<Record<"Actor" | "Item", object>> };
    readonly actors: { readonly contents: readonly PeerActor[] };
    readonly messages: { readonly contents: readonly PeerMessage[]; readonly size: number };
  };
  readonly foundry: { readonly applications: { readonly instances: ReadonlyMap<string, PeerWindow> } };
  readonly Actor: PeerClass<PeerActor>;
  readonly ChatMessage: PeerClass<PeerMessage>;
  fromUuidSync(uuid: string): PeerActor;
}

interface PeerClass<D> {
  create(data: object): Promise<D>;
  createDocuments(data: readonly object[]): Promise<D[]>;
  deleteDocuments(ids: readonly string[]): Promise<unknown>;
}

interface PeerWindow {
  readonly hasFrame: boolean;
  close(options: { animate: boolean; submit?: boolean }): Promise<unknown>;
}

interface PeerActor {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly items: { readonly size: number; readonly contents: readonly { updateSource(change: object): object }[] };
  readonly sheet: PeerWindow & { readonly element: HTMLElement; render(options: { force: boolean }): Promise<unknown> };
  createEmbeddedDocuments(type: "Item", data: readonly object[]): Promise<unknown>;
  reset(): void;
}

interface PeerMessage {
  readonly id: string;
  toObject(): { _id?: string; author?: string; system?: object };
}
