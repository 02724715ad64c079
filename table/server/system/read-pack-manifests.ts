import { isSource, type Source } from "../../world/source.ts";
import type { Findings } from "./check-manifest.ts";
import { COMPENDIUM_TYPES, SYSTEM_SPECIFIC_PACKS } from "./manifest-keys.data.ts";
import type { PackManifest } from "./manifest.ts";

/** Who sees a pack by default (platform.md §2.1). */
const DEFAULT_OWNERSHIP = { PLAYER: "OBSERVER", ASSISTANT: "OWNER" };

/** Validates `packs` (platform.md §2.1). */
export const readPackManifests = (value: unknown, findings: Findings): PackManifest[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    findings.errors.push('system.json: "packs" must be a list');
    return [];
  }
  const packs = value.flatMap((entry: unknown, index) => readPack(entry, index, findings));
  const names = packs.map((pack) => pack.name);
  for (const name of new Set(names.filter((candidate, index) => names.indexOf(candidate) !== index))) {
    findings.errors.push(`system.json: two packs are called "${name}"`);
  }
  return packs;
};

/** Role → level, both names. */
const levelsOf = (ownership: Source): Record<string, string> =>
  Object.fromEntries(Object.entries(ownership).map(([role, level]) => [role, String(level)]));

const readPack = (entry: unknown, index: number, findings: Findings): PackManifest[] => {
  const before = findings.errors.length;
  if (!isSource(entry)) {
    findings.errors.push(`system.json: packs[${index}] must be an object`);
    return [];
  }
  const { name, label, type, path, system, ownership, flags } = entry;
  if (typeof name !== "string" || !/^[\w-]+$/.test(name))
    findings.errors.push(`system.json: packs[${index}].name must be a word without periods`);
  if (typeof label !== "string" || label === "") findings.errors.push(`system.json: packs[${index}].label is missing`);
  if (!COMPENDIUM_TYPES.some((candidate) => candidate === type)) {
    findings.errors.push(`system.json: packs[${index}].type must be one of ${COMPENDIUM_TYPES.join(", ")}`);
  }
  if (SYSTEM_SPECIFIC_PACKS.includes(String(type)) && typeof system !== "string") {
    findings.warnings.push(`system.json: packs[${index}].system is missing: packs of ${String(type)} belong to a system`);
  }
  if (findings.errors.length > before) return [];
  return [
    {
      ...entry,
      name: String(name),
      label: String(label),
      type: String(type),
      path: typeof path === "string" && path !== "" ? path.replace(/\.db$/, "") : `packs/${String(name)}`,
      ...(typeof system === "string" ? { system } : {}),
      ownership: isSource(ownership) ? levelsOf(ownership) : DEFAULT_OWNERSHIP,
      flags: isSource(flags) ? flags : {},
    },
  ];
};
