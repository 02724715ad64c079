import { host } from "../../common/host.ts";
import type * as documents from "../documents/index.ts";
import { unstoredGlobals } from "../canvas/canvas-config.ts";
import { logCompatibilityWarning } from "../../common/utils/logging.ts";
import { getProperty } from "../../common/utils/properties.ts";
import { clientState } from "../core/client-state.ts";
import { getDocumentClass } from "../core/get-document-class.ts";
import { Hooks } from "../core/hooks.ts";
import { OLDER_GLOBALS } from "../core/public-names.data.ts";
import { lacks, watchMembers, watchNames } from "../core/missing-names.ts";

type Documents = typeof documents;

interface FoundryNamespace {
  abstract: object;
  applications: object;
  data: object;
  dice: { Roll: unknown };
  documents: Documents & object;
  utils: { Collection: unknown; Color: unknown; fromUuid: unknown; fromUuidSync: unknown };
  CONST: object;
}

/** Document classes that are globals; all have the same name as in `foundry.documents`. */
const DOCUMENT_GLOBALS = [
  "ActiveEffect",
  "Actor",
  "Adventure",
  "ChatMessage",
  "Combat",
  "Combatant",
  "CombatantGroup",
  "DrawingDocument",
  "Folder",
  "Item",
  "JournalEntry",
  "JournalEntryPage",
  "Macro",
  "NoteDocument",
  "RegionDocument",
  "RollTable",
  "Scene",
  "Setting",
  "TableResult",
  "TokenDocument",
  "User",
] as const satisfies readonly (keyof Documents)[];

const generation = (): number => host.generation;
const watch = { generation };

/** Defines the globals every system may use (platform.md §1.2). Those that systems are known to look for in vain are watched. */
export function defineGlobals(foundry: FoundryNamespace, handlebars: unknown): void {
  // Before the world is loaded nothing is known of the game; nothing throws, as in Foundry.
  const nothing = Object.freeze({ ready: false, user: null });
  let game: { of: object; watched: object } | undefined;
  define("foundry", watchNames("foundry", foundry, watch, 4));
  define("CONST", watchNames("CONST", foundry.CONST, watch));
  watchMembers(foundry);
  define("CONFIG", watchNames("CONFIG", clientState.config ?? {}, watch, 1));
  define("ui", watchNames("ui", clientState.ui, watch));
  define("canvas", watchNames("canvas", clientState.canvas, watch));
  Object.defineProperty(globalThis, "game", {
    configurable: true,
    get: () => {
      const current = clientState.game;
      if (!current) return nothing;
      if (game?.of !== current) game = { of: current, watched: watchNames("game", current, watch) };
      return game.watched;
    },
  });
  define("Hooks", Hooks);
  define("Handlebars", handlebars);
  define("Roll", foundry.dice.Roll);
  for (const name of ["Collection", "Color", "fromUuid", "fromUuidSync"] as const) define(name, foundry.utils[name]);
  define("getDocumentClass", getDocumentClass);
  for (const name of [...DOCUMENT_GLOBALS, ...unstoredGlobals()]) define(name, Reflect.get(foundry.documents, name));
  defineOlderGlobals(foundry);
}

/**
 * Globals that are a deprecated second name of one in `foundry`: the first use is warned of, as in Foundry (platform.md §1.2). Those of
 * `foundry.utils` were taken away in 14.
 */
function defineOlderGlobals(foundry: object): void {
  for (const entry of OLDER_GLOBALS.split(" ")) {
    const [name = "", path = ""] = entry.split("=");
    if (name in globalThis || (generation() >= 14 && path.startsWith("utils."))) continue;
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        const words = `You are accessing the global "${name}" which is now namespaced under foundry.${path}`;
        logCompatibilityWarning(words, { since: 13, until: path.startsWith("appv1.") ? 16 : 15, once: true });
        return read(foundry, path);
      },
      set: (value: unknown) => {
        define(name, value);
      },
    });
  }
}

/** @throws by name, where the Table lacks it */
function read(foundry: object, path: string): unknown {
  const value: unknown = getProperty(foundry, path);
  if (value === undefined) throw lacks(`foundry.${path}`);
  return value;
}

/** The names only generation 14 has. */
export function defineLaterGlobals(operators: {
  ForcedDeletion: new () => unknown;
  ForcedReplacement: { create(value: unknown): unknown };
}): void {
  if (generation() < 14) return;
  define("_del", new operators.ForcedDeletion());
  define("_replace", (value: unknown) => operators.ForcedReplacement.create(value));
  define("_loc", (key: string, data?: Record<string, unknown>) => clientState.game?.i18n.localize(key, data) ?? key);
}

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
