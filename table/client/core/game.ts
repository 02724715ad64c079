import * as ours from "../../common/ours.ts";
import { objectOf, type PlainObject } from "../../common/plain-object.ts";
import { Collection } from "../../common/utils/collection.ts";
import type { WorldPayload } from "../../common/wire.ts";
import type { CompendiumPacks } from "../collections/compendium-packs.ts";
import type { Users } from "../collections/users.ts";
import type {
  Actors,
  CardStacks,
  ChatMessages,
  CombatEncounters,
  Folders,
  Items,
  Journal,
  Macros,
  Playlists,
  RollTables,
  Scenes,
} from "../collections/world-collections.ts";
import type { WorldCollection } from "../collections/world-collection.ts";
import { WorldSettings } from "../collections/world-settings.ts";
import type { Combat } from "../documents/combat.ts";
import type { User } from "../documents/user.ts";
import { ToursCollection } from "../nue/tours-collection.ts";
import { SystemPackage, WorldPackage } from "../packages/client-packages.ts";
import { AudioHelper } from "../audio/audio-helper.ts";
import { clientState } from "./client-state.ts";
import { ClientKeybindings } from "./client-keybindings.ts";
import { ClientSettings } from "./client-settings.ts";
import { ClientStorage } from "./client-storage.ts";
import { ClipboardHelper } from "./clipboard-helper.ts";
import { KEPT_DOCUMENTS } from "./config.ts";
import { GameTime } from "./game-time.ts";
import { Hooks } from "./hooks.ts";
import { KeyboardManager } from "./keyboard-manager.ts";
import { Localization } from "./localization.ts";
import { ReleaseData } from "./release-data.ts";
import type { ClientSocket } from "./socket-link.ts";
import { makeCollections, makePacks } from "./world-data.ts";

interface CollectionsByDocument {
  readonly User: Users;
  readonly Actor: Actors;
  readonly Item: Items;
  readonly ChatMessage: ChatMessages;
  readonly Combat: CombatEncounters;
  readonly Scene: Scenes;
  readonly Folder: Folders;
  readonly Macro: Macros;
  readonly JournalEntry: Journal;
  readonly RollTable: RollTables;
  readonly Cards: CardStacks;
  readonly Playlist: Playlists;
}

/** The game: the world's data, the user, and everything reached through `game`. */
export class Game {
  /** What the server sent at the start, by Foundry's names. */
  readonly data: PlainObject;
  readonly [ours.payload]: WorldPayload;
  readonly userId: string;
  readonly release: ReleaseData;
  readonly world: WorldPackage;
  readonly system: SystemPackage;
  readonly modules = new Collection<PlainObject>();
  readonly collections = new Collection<WorldCollection>();
  readonly settings: ClientSettings;
  readonly keybindings = new ClientKeybindings();
  readonly i18n = new Localization();
  readonly time = new GameTime();
  readonly keyboard = new KeyboardManager();
  readonly audio = new AudioHelper();
  paused: boolean;
  readonly clipboard = new ClipboardHelper();
  readonly tours = new ToursCollection();
  readonly model: Record<string, Record<string, PlainObject>>;
  readonly view = "game";
  readonly socket: ClientSocket;
  /** The connection, even if `socket` is wrapped. */
  readonly [ours.link]: ClientSocket;
  packs!: CompendiumPacks;
  /** This client's user; null before the documents have been set up. */
  user: User | null = null;
  tooltip: unknown = null;
  ready = false;
  loading = false;
  debug = false;

  constructor(data: WorldPayload, socket: ClientSocket) {
    this[ours.payload] = data;
    this.data = startData(data);
    this.userId = data.userId;
    this.socket = this[ours.link] = socket;
    this.release = new ReleaseData(data.release);
    this.world = new WorldPackage(data.world);
    this.system = new SystemPackage(data.system);
    this.model = data.model;
    this.paused = data.paused === true;
    const settings = new WorldSettings();
    this.collections.set("Setting", settings);
    this.settings = new ClientSettings(() => settings, new ClientStorage(String(data.world["id"]), data.userId));
  }

  get version(): string {
    return this.release.version;
  }

  /** Document name → its sub-types, "base" first. */
  get documentTypes(): Record<string, string[]> {
    const declared = this.system.documentTypes;
    return Object.fromEntries(
      KEPT_DOCUMENTS.map((name) => [name, ["base", ...Object.keys(declared[name] ?? {}).filter((type) => type !== "base")]]),
    );
  }

  #collection<K extends keyof CollectionsByDocument>(name: K): CollectionsByDocument[K] {
    const found = this.collections.get(name);
    if (!found) throw new Error(`The collection of ${name} documents does not exist before the game is set up`);
    return found as CollectionsByDocument[K];
  }

  get users(): Users {
    return this.#collection("User");
  }

  get actors(): Actors {
    return this.#collection("Actor");
  }

  get items(): Items {
    return this.#collection("Item");
  }

  get messages(): ChatMessages {
    return this.#collection("ChatMessage");
  }

  get combats(): CombatEncounters {
    return this.#collection("Combat");
  }

  get scenes(): Scenes {
    return this.#collection("Scene");
  }

  get folders(): Folders {
    return this.#collection("Folder");
  }

  get macros(): Macros {
    return this.#collection("Macro");
  }

  get journal(): Journal {
    return this.#collection("JournalEntry");
  }

  get tables(): RollTables {
    return this.#collection("RollTable");
  }

  get cards(): CardStacks {
    return this.#collection("Cards");
  }

  get playlists(): Playlists {
    return this.#collection("Playlist");
  }

  get canvas(): unknown {
    return Reflect.get(globalThis, "canvas") ?? null;
  }

  /** The combat this client views. */
  get combat(): Combat | null {
    return this.combats.viewed;
  }

  get isAdmin(): boolean {
    return false;
  }

  /** What the server knows this page by. */
  get sessionId(): string {
    return this.socket.id ?? "";
  }

  /** Pauses the game, or goes on: on this page, and with `broadcast` a GM does it on all. */
  togglePause(
    paused = !this.paused,
    { broadcast = false, userId = this.userId }: { broadcast?: boolean; userId?: string } = {},
  ): boolean {
    if (paused === this.paused) return paused;
    this.paused = paused;
    const tell = broadcast && this.user?.isGM === true;
    if (tell) this[ours.link].emit("pause", paused);
    void clientState.ui["pause"]?.render?.({ force: true });
    Hooks.callAll("pauseGame", paused, { broadcast: tell, userId });
    return paused;
  }

  /** The valid scopes of flags. */
  getPackageScopes(): string[] {
    return ["core", "world", this.system.id];
  }

  get permissions(): PlainObject {
    return objectOf(this.settings.get("core", "permissions"));
  }

  /** Fills the settings: they can be read from the init hook on. */
  [ours.initializeSettings](): void {
    this.collections.get("Setting")?.[ours.load](this[ours.payload].data["settings"] ?? []);
  }

  /** Creates packs and documents, and lets the documents prepare their data. */
  [ours.initializeDocuments](): void {
    this.packs = makePacks(this[ours.payload].packs);
    makeCollections(this.collections, this[ours.payload].data);
    for (const user of this.users) user.active = this[ours.payload].activeUsers.includes(user.id ?? "");
    this.user = this.users.current;
    if (!this.user) throw new Error(`The world has no user ${this.userId}`);
  }
}

/** `game.data`: the collections stand beside the packages, and the options of the server among them (DOC Game). */
function startData({ data, paused = false, ...rest }: WorldPayload): PlainObject {
  const { protocol, hostname, port, pathname } = globalThis.location;
  const routePrefix = pathname.replace(/^\/|\/?game$/g, "") || null;
  const options = { language: "en", port: Number(port) || 80, hostname, routePrefix, ssl: protocol === "https:", debug: false };
  return { ...rest, ...data, options, paused, demoMode: false };
}
