import { ActiveEffectTypeDataModel } from "../../common/data/active-effect-type-data-model.ts";
import { ACTIVE_EFFECT_CHANGE_TYPES } from "../../common/constants/scene.ts";
import { BASE_DOCUMENTS } from "../../common/documents/document-classes.ts";
import { MESSAGE_MODES } from "../chat/apply-message-mode.ts";
import { diceConfig } from "../dice/dice-config.ts";
import { TokenHUD } from "../applications/hud/token-hud.ts";
import { PrototypeTokenConfig } from "../applications/sheets/token-sheets.ts";
import * as collections from "../collections/index.ts";
import * as documents from "../documents/index.ts";
import type { WorldCollection } from "../collections/world-collection.ts";
import { type ClientConfig, type DocumentConfig, isDocumentConfig } from "./config-types.ts";
import { DOCUMENT_ICONS } from "./document-icons.data.ts";
import { STATUS_EFFECTS } from "./status-effects.data.ts";

const CLASSES = {
  ActiveEffect: documents.ActiveEffect,
  Actor: documents.Actor,
  Adventure: documents.Adventure,
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
  Cards: collections.CardStacks,
  ChatMessage: collections.ChatMessages,
  Combat: collections.CombatEncounters,
  Folder: collections.Folders,
  Item: collections.Items,
  JournalEntry: collections.Journal,
  Macro: collections.Macros,
  Playlist: collections.Playlists,
  RollTable: collections.RollTables,
  Scene: collections.Scenes,
  Setting: collections.WorldSettings,
  User: collections.Users,
};

/** `CONFIG.<Document>` before a system changes it. */
export function documentConfig(name: string, documentClass: unknown, own: object = {}): DocumentConfig {
  const collection = COLLECTIONS[name];
  return {
    documentClass: documentClass as DocumentConfig["documentClass"],
    ...(collection ? { collection } : {}),
    dataModels: {},
    typeLabels: {},
    typeIcons: {},
    sheetClasses: {},
    compendiumIndexFields: [],
    sidebarIcon: DOCUMENT_ICONS[name] ?? "fa-solid fa-file",
    ...own,
  };
}

/** `CONFIG` before a system changes it. */
export function createConfig(): ClientConfig {
  const own: Readonly<Record<string, object>> = {
    Actor: { trackableAttributes: {} },
    JournalEntry: { noteIcons: {} },
    JournalEntryPage: { defaultType: "text" },
    RollTable: { resultIcon: "icons/svg/d20-black.svg", resultTemplate: "templates/dice/table-result.hbs" },
    Token: { prototypeSheetClass: PrototypeTokenConfig, hudClass: TokenHUD },
    ChatMessage: { template: "templates/sidebar/chat-message.hbs", batchSize: 100 },
    Combat: {
      initiative: { formula: null, decimals: 2 },
      sounds: {},
      settings: {},
      fallbackTurnMarker: "icons/svg/target.svg",
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
    compatibility: { mode: 1, includePatterns: [], excludePatterns: [] },
    compendium: { uuidRedirects: {} },
    controlIcons: { combat: "icons/svg/combat.svg", visibility: "icons/svg/cowled.svg", defeated: "icons/svg/skull.svg" },
    defaultFontFamily: "Signika",
    fontDefinitions: {},
    i18n: { searchLocaleSettings: {} },
    soundEffects: {},
    weatherEffects: {},
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
  const effect = config["ActiveEffect"];
  if (generation < 14 || !isDocumentConfig(effect)) return;
  effect.dataModels["base"] ??= ActiveEffectTypeDataModel;
  // What a system may add to (DOC v14 CONFIG.ActiveEffect); nothing ends effects here.
  Object.assign(effect, { changeTypes: effectChangeTypes(), phases: effectPhases(), expiryEvents: {}, expiryAction: null });
}

function effectChangeTypes(): Record<string, { label: string; defaultPriority: number }> {
  return Object.fromEntries(
    Object.entries(ACTIVE_EFFECT_CHANGE_TYPES).map(([type, defaultPriority]) => [
      type,
      { label: `EFFECT.CHANGES.TYPES.${type}`, defaultPriority },
    ]),
  );
}

function effectPhases(): Record<string, { label: string; hint: string }> {
  return Object.fromEntries(
    ["initial", "final"].map((phase) => [
      phase,
      { label: `EFFECT.CHANGES.PHASES.${phase}.label`, hint: `EFFECT.CHANGES.PHASES.${phase}.hint` },
    ]),
  );
}

/** Every document type the Table stores. */
export const KEPT_DOCUMENTS: readonly string[] = Object.keys(BASE_DOCUMENTS);
