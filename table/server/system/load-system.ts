import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { readPack, type PackContent } from "../../world/read-pack.ts";
import { isSource } from "../../world/source.ts";
import { WorldError } from "../../world/world-error.ts";
import { RELEASES, type Generation } from "../release.data.ts";
import type { Say } from "../say.ts";
import { checkCompatibility } from "./check-compatibility.ts";
import { checkManifest, type Findings } from "./check-manifest.ts";
import type { PackManifest, SystemManifest } from "./manifest.ts";
import { mergeTemplate, type Model } from "./merge-template.ts";
import { SystemError } from "./system-error.ts";
import { findTemplates } from "./find-templates.ts";

/** One compendium pack of the system with its documents. */
export interface Pack {
  /** `<system>.<name>`, as in uuids. */
  readonly id: string;
  readonly manifest: PackManifest;
  readonly content: PackContent;
}

export interface LoadedSystem {
  readonly folder: string;
  readonly manifest: SystemManifest;
  readonly model: Model;
  readonly packs: ReadonlyMap<string, Pack>;
}

/**
 * Loads a built system folder as Foundry would: manifest, template.json, and the presence of every file the manifest names. Only a
 * missing program is fatal: without a style, a language or a template that some module names, a released system still runs.
 * @throws SystemError naming everything that is wrong
 */
export const loadSystem = async (folder: string, generation: Generation, say: Say): Promise<LoadedSystem> => {
  const root = path.resolve(folder);
  const findings: Findings = { errors: [], warnings: [] };
  const content = await readJson(root, "system.json", true, findings);
  const manifest = content === undefined ? undefined : checkManifest(content, path.basename(root), findings);
  if (manifest === undefined) throw new SystemError(root, findings.errors);

  checkCompatibility(manifest.compatibility, RELEASES[generation], findings);
  const model = mergeTemplate(
    await readJson(root, "template.json", false, findings),
    manifest.documentTypes,
    generation,
    findings,
  );
  await checkFiles(root, manifest, findings);
  const packs = await readPacks(root, manifest, findings);
  for (const warning of findings.warnings) say.warn(warning);
  if (findings.errors.length > 0) throw new SystemError(root, findings.errors);
  return { folder: root, manifest, model, packs };
};

const readJson = async (root: string, name: string, required: boolean, findings: Findings): Promise<unknown> => {
  let text: string;
  try {
    text = await readFile(path.join(root, name), "utf8");
  } catch {
    if (required) findings.errors.push(`${name} is missing`);
    return undefined;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    findings.errors.push(`${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
};

const checkFiles = async (root: string, manifest: SystemManifest, findings: Findings): Promise<void> => {
  const { errors, warnings } = findings;
  const named: [what: string, file: string, missing: string[]][] = [
    ...manifest.scripts.map((file): [string, string, string[]] => ["script", file, errors]),
    ...manifest.esmodules.map((file): [string, string, string[]] => ["esmodule", file, errors]),
    ...manifest.styles.map(({ src }): [string, string, string[]] => ["style", src, warnings]),
    ...manifest.languages.map((language): [string, string, string[]] => ["language file", language.path, warnings]),
  ];
  for (const [what, file, missing] of named) {
    const inside = path.resolve(root, file);
    if (!inside.startsWith(root + path.sep)) errors.push(`the ${what} ${file} lies outside the system's folder`);
    else if ((await stat(inside).catch(() => undefined))?.isFile() !== true) missing.push(`the ${what} ${file} is missing`);
  }
  for (const language of manifest.languages) await checkLanguage(root, language.path, warnings);
  for (const { module, template } of await findTemplates(root, manifest)) {
    if ((await stat(path.join(root, template)).catch(() => undefined)) === undefined) {
      warnings.push(`the template ${template}, which ${module} names, is missing`);
    }
  }
};

/** A language file that cannot be read is one that is missing: its words are shown as keys. */
const checkLanguage = async (root: string, file: string, warnings: string[]): Promise<void> => {
  const words = await readJson(root, file, false, { errors: warnings, warnings });
  if (words !== undefined && !isSource(words)) warnings.push(`the language file ${file} does not hold an object`);
};

const readPacks = async (root: string, manifest: SystemManifest, findings: Findings): Promise<Map<string, Pack>> => {
  const packs = new Map<string, Pack>();
  for (const pack of manifest.packs) {
    const id = `${manifest.id}.${pack.name}`;
    try {
      const content = await readPack(path.join(root, pack.path), `The pack ${pack.name}`, pack.type);
      findings.warnings.push(...content.complaints);
      packs.set(id, { id, manifest: pack, content });
    } catch (error) {
      if (!(error instanceof WorldError)) throw error;
      findings.errors.push(error.message);
    }
  }
  return packs;
};
