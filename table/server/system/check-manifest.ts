import { isSource, type Source } from "../../world/source.ts";
import type { SystemManifest } from "./manifest.ts";
import { MANIFEST_KEYS } from "./manifest-keys.data.ts";
import { readDocumentTypes } from "./read-document-types.ts";
import { readPackManifests } from "./read-pack-manifests.ts";

/** Findings: errors stop the system from loading, warnings are only shown. */
export interface Findings {
  readonly errors: string[];
  readonly warnings: string[];
}

/** Validates a `system.json` (platform.md §2.1) and fills in optional values. `folderName` must equal its id. */
export const checkManifest = (content: unknown, folderName: string, findings: Findings): SystemManifest | undefined => {
  if (!isSource(content)) {
    findings.errors.push("system.json does not hold an object");
    return undefined;
  }
  for (const key of Object.keys(content)) {
    if (!MANIFEST_KEYS.has(key)) findings.warnings.push(`system.json: "${key}" is not a key of a system manifest`);
  }
  const id = requiredText(content, "id", findings);
  if (id !== "" && !/^[a-z0-9][a-z0-9_-]*$/.test(id))
    findings.errors.push(`system.json: the id "${id}" must be lower case letters, digits, - and _`);
  if (id !== "" && id !== folderName)
    findings.errors.push(`system.json: the id "${id}" differs from the folder's name "${folderName}"`);
  if (content["type"] !== undefined && content["type"] !== "system") findings.errors.push('system.json: "type" must be "system"');
  if (content["description"] !== undefined && typeof content["description"] !== "string")
    findings.errors.push('system.json: "description" must be text');
  const version = typeof content["version"] === "string" ? content["version"] : "0";
  if (/['"<>&]/.test(version)) findings.errors.push(`system.json: the version "${version}" holds one of ' " < > &`);

  return {
    ...content,
    id,
    type: "system",
    title: requiredText(content, "title", findings),
    description: typeof content["description"] === "string" ? content["description"] : "",
    version,
    compatibility: readCompatibility(content["compatibility"], findings),
    scripts: readPaths(content, "scripts", findings),
    esmodules: readPaths(content, "esmodules", findings),
    styles: readStyles(content["styles"], findings),
    languages: readLanguages(content["languages"], findings),
    packs: readPackManifests(content["packs"], findings),
    documentTypes: readDocumentTypes(content["documentTypes"], findings),
    socket: content["socket"] === true,
  };
};

const requiredText = (content: Source, key: string, findings: Findings): string => {
  const value = content[key];
  if (typeof value === "string" && value !== "") return value;
  findings.errors.push(`system.json: "${key}" is missing`);
  return "";
};

const listOf = (value: unknown, key: string, findings: Findings): unknown[] => {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  findings.errors.push(`system.json: "${key}" must be a list`);
  return [];
};

const readPaths = (content: Source, key: string, findings: Findings): string[] =>
  listOf(content[key], key, findings).flatMap((entry) => {
    if (typeof entry === "string" && entry !== "") return [entry];
    findings.errors.push(`system.json: every entry of "${key}" must be a path`);
    return [];
  });

/** A plain string is a style without a layer, and a missing layer is `system` (#6842). */
const readStyles = (value: unknown, findings: Findings): SystemManifest["styles"] =>
  listOf(value, "styles", findings).flatMap((entry) => {
    if (typeof entry === "string") return [{ src: entry, layer: "system" }];
    const layer = isSource(entry) ? entry["layer"] : undefined;
    if (
      isSource(entry) &&
      typeof entry["src"] === "string" &&
      (layer === undefined || layer === null || typeof layer === "string")
    ) {
      return [{ src: entry["src"], layer: layer === undefined ? "system" : layer }];
    }
    findings.errors.push('system.json: every entry of "styles" must be {src, layer?}');
    return [];
  });

const readLanguages = (value: unknown, findings: Findings): SystemManifest["languages"] =>
  listOf(value, "languages", findings).flatMap((entry) => {
    if (!isSource(entry) || typeof entry["lang"] !== "string" || typeof entry["path"] !== "string") {
      findings.errors.push('system.json: every entry of "languages" must have "lang" and "path"');
      return [];
    }
    try {
      const [lang] = Intl.getCanonicalLocales(entry["lang"]);
      return [
        {
          ...entry,
          lang: lang ?? entry["lang"],
          name: typeof entry["name"] === "string" ? entry["name"] : "",
          path: entry["path"],
        },
      ];
    } catch {
      findings.errors.push(`system.json: "${entry["lang"]}" is not the code of a language`);
      return [];
    }
  });

const readCompatibility = (value: unknown, findings: Findings): SystemManifest["compatibility"] => {
  if (value === undefined) return {};
  if (!isSource(value)) {
    findings.errors.push('system.json: "compatibility" must be {minimum?, verified?, maximum?}');
    return {};
  }
  const bounds = ["minimum", "verified", "maximum"] as const;
  const given = bounds.flatMap((bound) => {
    const text = value[bound];
    return typeof text === "string" || typeof text === "number" ? [[bound, String(text)] as const] : [];
  });
  return Object.fromEntries(given);
};
