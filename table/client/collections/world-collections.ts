import * as ours from "../../common/ours.ts";
import type { Actor } from "../documents/actor.ts";
import type { ChatMessage } from "../documents/chat-message.ts";
import type { Combat } from "../documents/combat.ts";
import type { Folder } from "../documents/folder.ts";
import type { Item } from "../documents/item.ts";
import type { JournalEntry } from "../documents/journal-entry.ts";
import type { Macro } from "../documents/macro.ts";
import type { RollTable } from "../documents/roll-table.ts";
import type { Scene } from "../documents/scene.ts";
import { getGame } from "../core/globals.ts";
import { clientState } from "../core/client-state.ts";
import { WorldCollection } from "./world-collection.ts";

export class Actors extends WorldCollection<Actor> {
  static override documentName = "Actor";
}

export class Items extends WorldCollection<Item> {
  static override documentName = "Item";
}

export class ChatMessages extends WorldCollection<ChatMessage> {
  static override documentName = "ChatMessage";
}

export class Folders extends WorldCollection<Folder> {
  static override documentName = "Folder";
}

/** The Table keeps no cards: there are none. */
export class CardStacks extends WorldCollection {
  static override documentName = "Cards";
}

/** The Table plays nothing: there are no playlists. */
export class Playlists extends WorldCollection {
  /** Nothing is played. */
  get playing(): never[] {
    return [];
  }

  static override documentName = "Playlist";
}

export class Macros extends WorldCollection<Macro> {
  static override documentName = "Macro";
}

export class Journal extends WorldCollection<JournalEntry> {
  static override documentName = "JournalEntry";
}

export class RollTables extends WorldCollection<RollTable> {
  static override documentName = "RollTable";
}

export class CombatEncounters extends WorldCollection<Combat> {
  static override documentName = "Combat";
  #viewed: string | null = null;

  get active(): Combat | undefined {
    return this.find((combat) => combat.active);
  }

  /** The combat this client views: the chosen one, else the active one, else any. */
  get viewed(): Combat | null {
    return (this.#viewed ? this.get(this.#viewed) : undefined) ?? this.active ?? this.contents[0] ?? null;
  }

  set viewed(combat: Combat | null) {
    this.#viewed = combat?.id ?? null;
  }

  get combats(): Combat[] {
    return this.contents;
  }
}

export class Scenes extends WorldCollection<Scene> {
  static override documentName = "Scene";
  #viewed: string | null = null;

  /** The scene that is active for everyone. */
  get active(): Scene | undefined {
    return this.find((scene) => scene.active);
  }

  get current(): Scene | undefined {
    return this.viewed;
  }

  /** The scene this client views. */
  get viewed(): Scene | undefined {
    return (this.#viewed ? this.get(this.#viewed) : undefined) ?? this.active ?? this.contents[0];
  }

  [ours.view](scene: Scene): void {
    this.#viewed = scene.id;
    const { user } = getGame();
    if (user) user.viewedScene = scene.id;
    // The scene view draws it and then calls canvasReady.
    void clientState.canvas.draw?.();
    this.render(false, { renderContext: "viewScene" });
  }
}
