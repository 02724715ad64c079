import * as ours from "../../common/ours.ts";
import { vi } from "vitest";
import { TypeDataModel } from "../../common/abstract/type-data-model.ts";
import * as fields from "../../common/data/fields/index.ts";
import type { DataSchema } from "../../common/data/fields/schema-field.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import type { WorldPayload } from "../../common/wire.ts";
import { answerAsClient } from "../../client/boot/host-answers.ts";
import { Inbox } from "../../client/boot/inbox.ts";
import { receiveArrival } from "../../client/boot/listen-to-server.ts";
import { watchConnection } from "../../client/boot/watch-connection.ts";
import { provideDocumentDatabase } from "../../common/abstract/document-database.ts";
import { clientState } from "../../client/core/client-state.ts";
import { adaptConfig, createConfig } from "../../client/core/config.ts";
import type { DocumentConfig } from "../../client/core/config-types.ts";
import { registerCoreSettings } from "../../client/core/core-settings.ts";
import { Game } from "../../client/core/game.ts";
import { clientDatabase } from "../../client/data/client-database.ts";
import { FakeServer } from "./fake-server.ts";

export const IDS = {
  gm: "GMGMGMGMGMGMGMGM",
  player: "OTHEROTHEROTHER1",
  hero: "HEROHEROHEROHERO",
  rope: "ROPEROPEROPEROPE",
} as const;

/** What happened, in order. */
export const journal: string[] = [];

export class HeroData extends TypeDataModel {
  declare luck: number;

  static override defineSchema(): DataSchema {
    return {
      luck: new fields.NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 3 }),
      tags: new fields.ArrayField(new fields.StringField()),
    };
  }

  override prepareBaseData(): void {
    journal.push("system base");
  }

  override prepareDerivedData(): void {
    journal.push("system derived");
  }

  override async _preUpdate(changes: PlainObject): Promise<boolean | void> {
    journal.push("system._preUpdate");
    if ((changes["system"] as PlainObject | undefined)?.["luck"] === 13) return false;
  }

  override _onUpdate(): void {
    journal.push("system._onUpdate");
  }
}

class RopeData extends TypeDataModel {
  static override defineSchema(): DataSchema {
    return { length: new fields.NumberField({ required: true, nullable: false, initial: 10 }) };
  }
}

/** A world with a GM, a player, and a hero with a rope. */
export function worldPayload(generation: number, data: Record<string, PlainObject[]> = {}): WorldPayload {
  return {
    userId: IDS.gm,
    release: { generation, build: 1, version: `${generation}.1` },
    world: { id: "tiny-world", title: "Tiny" },
    system: {
      id: "tiny",
      title: "Tiny",
      version: "1.0.0",
      languages: [],
      documentTypes: { Actor: { hero: {} }, Item: { rope: {} }, ChatMessage: {}, Combat: {} },
    },
    model: {},
    data: {
      users: [
        { _id: IDS.gm, name: "GM", role: 4 },
        { _id: IDS.player, name: "Ann", role: 1, character: IDS.hero },
      ],
      actors: [
        {
          _id: IDS.hero,
          name: "Hero",
          type: "hero",
          ownership: { default: 0, [IDS.player]: 3 },
          items: [{ _id: IDS.rope, name: "Rope", type: "rope" }],
        },
      ],
      ...data,
    },
    packs: [],
    activeUsers: [IDS.gm],
  };
}

export interface ClientWorld {
  game: Game;
  server: FakeServer;
  problems: string[];
}

/** A client of that world in this process, without a page. */
export async function openWorld(generation = 14, data: Record<string, PlainObject[]> = {}): Promise<ClientWorld> {
  const problems: string[] = [];
  vi.spyOn(console, "error").mockImplementation((words: unknown) => void problems.push(String(words)));
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  localStorage.clear();
  document.body.replaceChildren();
  clientState.documentsReady = false;
  const config = (clientState.config = createConfig());
  (config["Actor"] as DocumentConfig).dataModels["hero"] = HeroData;
  (config["Item"] as DocumentConfig).dataModels["rope"] = RopeData;
  answerAsClient(generation);
  adaptConfig(config, generation);
  provideDocumentDatabase(clientDatabase);
  const server = new FakeServer(worldPayload(generation, data));
  const inbox = new Inbox(server);
  const game = (clientState.game = new Game(await inbox.fetchWorld(), server));
  registerCoreSettings(game.settings, game.time, { generation, diagonals: game.system.grid.diagonals });
  game[ours.initializeSettings]();
  game[ours.initializeDocuments]();
  inbox.open(receiveArrival);
  watchConnection();
  journal.length = 0;
  return { game, server, problems };
}

/** Lets sent messages arrive. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
