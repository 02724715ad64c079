import { BASE_DOCUMENTS } from "../../common/documents/document-classes.ts";
import { MESSAGE_MODES } from "../chat/apply-message-mode.ts";
import { diceConfig } from "../dice/dice-config.ts";
import * as collections from "../collections/index.ts";
import * as documents from "../documents/index.ts";
import type { WorldCollection } from "../collections/world-collection.ts";
import { type ClientConfig, type DocumentConfig, isDocumentConfig } from "./config-types.ts";
import { DOCUMENT_ICONS } from "./document-icons.data.ts";
import { STATUS_EFFECTS } from "./status-effects.data.ts";

const CLASSES = {
  ActiveEffect: documents.ActiveEffect,
  Actor: documents.Actor,
  ChatMessage: documents.ChatMessage,
  Combat: documents.Combat,
  Combatant: documents.Combatant,
  CombatantGroup: documents.CombatantGroup,
  Drawing: documents.DrawingDocument,
  Folder: documents.Folder,
  Item: documents.Item,
  JournalEntry: documents.JournalEntry,
  JournalEntryPage: documents.JournalEntryPage,
  Macro: documents.Macro,
  Note: documents.NoteDocument,
  Region: documents.RegionDocument,
  RollTable: documents.RollTable,
  Scene: documents.Scene,
  Setting: documents.Setting,
  TableResult: documents.TableResult,
  Token: documents.TokenDocument,
  User: documents.User,
} as const;

const COLLECTIONS: Readonly<Record<string, new () => WorldCollection>> = {
  Actor: collections.Actors,
  ChatMessage: collections.ChatMessages,
  Combat: collections.CombatEncounters,
  Folder: collections.Folders,
  Item: collections.Items,
  JournalEntry: collections.Journal,
  Macro: collections.Macros,
  RollTable: collections.RollTables,
  Scene: collections.Scenes,
  Setting: collections.WorldSettings,
  User: collections.Users,
};

function documentConfig(name: string, documentClass: unknown, own: object = {}): DocumentConfig {
  const collection = COLLECTIONS[name];
  return {
    documentClass: documentClass as DocumentConfig["documentClass"],
    ...(collection ? { collection } : {}),
    dataModels: {},
    typeLabels: {},
    typeIcons: {},
    sheetClasses: {},
    sidebarIcon: DOCUMENT_ICONS[name] ?? "fa-solid fa-file",
    ...own,
  };
}

/** `CONFIG` before a system changes it. */
export function createConfig(): ClientConfig {
  const own: Readonly<Record<string, object>> = {
    Actor: { trackableAttributes: {}, compendiumIndexFields: [] },
    Item: { compendiumIndexFields: [] },
    ChatMessage: { template: "templates/sidebar/chat-message.hbs", batchSize: 100 },
    Combat: {
      initiative: { formula: null, decimals: 2 },
      sounds: {},
      initiativeIcon: { icon: "icons/svg/d20.svg", hover: "icons/svg/d20-highlight.svg" },
    },
  };
  const byDocument = Object.fromEntries(
    Object.entries(CLASSES).map(([name, cls]) => [name, documentConfig(name, cls, own[name])] as const),
  );
  return {
    ...byDocument,
    debug: { hooks: false, rollParsing: false, applications: false, documents: false, i18n: false },
    Dice: diceConfig,
    TextEditor: { enrichers: [], inserts: [] },
    compendium: { uuidRedirects: {} },
    controlIcons: { combat: "icons/svg/combat.svg", visibility: "icons/svg/cowled.svg", defeated: "icons/svg/skull.svg" },
    defaultFontFamily: "Signika",
    fontDefinitions: {},
    queries: {},
    sounds: { dice: "sounds/dice.wav", lock: "sounds/lock.wav", notification: "sounds/notify.wav", combat: "sounds/drums.wav" },
    specialStatusEffects: { DEFEATED: "dead", INVISIBLE: "invisible", BLIND: "blind" },
    statusEffects: STATUS_EFFECTS.map((effect) => ({ ...effect })),
    supportedLanguages: { en: "English" },
    time: { roundTime: 0, turnTime: 0 },
    ui: {},
    ux: {},
  };
}

/** What CONFIG has in one generation only. */
export function adaptConfig(config: ClientConfig, generation: number): void {
  const chat = config["ChatMessage"];
  if (generation >= 14 && isDocumentConfig(chat)) chat["modes"] = { ...MESSAGE_MODES };
}

/** Every document type the Table stores. */
export const KEPT_DOCUMENTS: readonly string[] = Object.keys(BASE_DOCUMENTS);
