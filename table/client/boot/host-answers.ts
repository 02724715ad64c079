import * as ours from "../../common/ours.ts";
import { configureHost } from "../../common/host.ts";
import { DOCUMENT_OWNERSHIP_LEVELS } from "../../common/constants/ownership.ts";
import { objectOf } from "../../common/plain-object.ts";
import { readSystemDefaults } from "../../common/system-defaults.ts";
import { Hooks } from "../core/hooks.ts";
import { findDocumentConfig, gameOrNull } from "../core/globals.ts";
import { reportError } from "../core/report-error.ts";

/** Answers the shared code's questions for the client, from CONFIG and the game. */
export function answerAsClient(generation: number): void {
  configureHost({
    generation,
    documentClass: (name) => findDocumentConfig(name)?.documentClass,
    dataModel: (name, type) => ofType(findDocumentConfig(name)?.dataModels, type),
    documentTypes: (name) => gameOrNull()?.system[ours.types](name),
    modelDefaults: (name, type) => ofType(gameOrNull()?.model[name], type),
    currentUserId: () => gameOrNull()?.userId ?? null,
    worldDocument: (name, id) => gameOrNull()?.collections.get(name)?.get(id) ?? null,
    packOwnership: (pack, userId) => {
      const game = gameOrNull();
      return game?.packs.get(pack)?.getUserLevel(game.users.get(userId) ?? null) ?? DOCUMENT_OWNERSHIP_LEVELS.NONE;
    },
    customChange: (...change) => void Hooks.call("applyActiveEffect", ...change),
    packDocumentName: (pack) => gameOrNull()?.packs.get(pack)?.documentName,
    permissionRoles: (permission) => rolesOf(permission),
    systemDefaults: () => readSystemDefaults(objectOf(gameOrNull()?.system)),
    systemId: () => gameOrNull()?.system.id ?? "",
    versions: () => ({ coreVersion: gameOrNull()?.version ?? "", systemVersion: gameOrNull()?.system.version ?? "" }),
    localize: (key, data) => gameOrNull()?.i18n.localize(key, data) ?? key,
    log: (level, error) => (level === "error" ? reportError("The Table", error, { notify: false }) : console.warn(error.message)),
  });
}

/** A type can be any text, "constructor" too. */
function ofType<T>(known: Readonly<Record<string, T>> | undefined, type: string): T | undefined {
  return known && Object.hasOwn(known, type) ? known[type] : undefined;
}

function rolesOf(permission: string): readonly number[] | undefined {
  const game = gameOrNull();
  if (!game?.settings.settings.has("core.permissions")) return undefined;
  const roles = game.permissions[permission];
  return Array.isArray(roles) ? roles.map(Number) : undefined;
}
