import { isSource, type Source } from "../../world/source.ts";
import type { Generation } from "../release.data.ts";
import type { Findings } from "./check-manifest.ts";
import type { DocumentTypes, TypeFields } from "./manifest.ts";
import { CORE_TYPES } from "./manifest-keys.data.ts";

/** Document name → type → default `system` data, as in `game.model`. */
export type Model = Record<string, Record<string, Source>>;

/** Only these belong in a template.json (#10424, #10462); other documents' types belong in system.json. */
const TEMPLATE_DOCUMENTS = ["Actor", "Item", "Card", "Cards", "JournalEntryPage"];
const LISTS = ["htmlFields", "gmOnlyFields", "filePathFields"] as const;

/**
 * Merges a `template.json` into the declared types, as Foundry does (platform.md §2.3), and returns the default data for each
 * type. Surprising, but so in Foundry: for every type the template lists, what system.json says about it is dropped and replaced
 * by the template's document-level htmlFields, gmOnlyFields and filePathFields (vttforge PR #145). There is a warning if that
 * loses something. `content` undefined: the system has no template.json. Generation 14 warns as soon as the file exists.
 */
export const mergeTemplate = (content: unknown, types: DocumentTypes, generation: Generation, findings: Findings): Model => {
  const model: Model = {};
  if (content === undefined) return model;
  if (generation >= 14) {
    findings.warnings.push(
      "System template.json is deprecated. Support for template.json will be removed in V16. Declare the types in system.json under documentTypes.",
    );
  }
  if (!isSource(content)) {
    findings.errors.push("template.json does not hold an object");
    return model;
  }
  for (const [document, section] of Object.entries(content)) {
    if (!TEMPLATE_DOCUMENTS.includes(document)) {
      findings.errors.push(`template.json: types of "${document}" cannot be declared there; use documentTypes in system.json`);
    } else if (!isSource(section) || !Array.isArray(section["types"])) {
      findings.errors.push(`template.json: ${document}.types must be a list`);
    } else {
      mergeDocument(document, section, section["types"], types, model, findings);
    }
  }
  return model;
};

const mergeDocument = (
  document: string,
  section: Source,
  listed: unknown[],
  types: DocumentTypes,
  model: Model,
  findings: Findings,
): void => {
  const shared: TypeFields = {};
  for (const key of LISTS) if (section[key] !== undefined) Object.assign(shared, { [key]: section[key] });
  const templates = isSource(section["templates"]) ? section["templates"] : {};
  const declared = (types[document] ??= {});
  const models = (model[document] ??= {});

  for (const type of listed) {
    if (typeof type !== "string" || type === "") {
      findings.errors.push(`template.json: ${document}.types must hold names`);
      continue;
    }
    if (CORE_TYPES[document]?.includes(type) === true) {
      findings.errors.push(`template.json: ${document}.types: "${type}" is a type of the core`);
      continue;
    }
    const lost = LISTS.filter(
      (key) => declared[type]?.[key] !== undefined && JSON.stringify(declared[type][key]) !== JSON.stringify(shared[key]),
    );
    for (const key of lost) {
      findings.warnings.push(
        `documentTypes.${document}.${type}.${key} of system.json is lost, because template.json lists the type; repeat it in template.json under ${document}.${key}`,
      );
    }
    declared[type] = structuredClone(shared);
    models[type] = typeDefaults(document, type, section[type], templates, findings);
  }
};

const typeDefaults = (document: string, type: string, own: unknown, templates: Source, findings: Findings): Source => {
  const defaults: Source = {};
  if (own === undefined) return defaults;
  if (!isSource(own)) {
    findings.errors.push(`template.json: ${document}.${type} must be an object`);
    return defaults;
  }
  const { templates: names, ...rest } = own;
  for (const name of Array.isArray(names) ? names : []) {
    const template = templates[String(name)];
    if (isSource(template)) Object.assign(defaults, structuredClone(template));
    else findings.errors.push(`template.json: ${document}.${type} uses the template "${String(name)}", which is not there`);
  }
  return Object.assign(defaults, structuredClone(rest));
};
