import { BuildError } from "./build-error.ts";

/** What the server does with the data of one document type. Paths are relative to `system`. */
interface TypeRules {
  readonly htmlFields?: readonly string[];
  readonly filePathFields?: Readonly<Record<string, readonly string[]>>;
  readonly gmOnlyFields?: readonly string[];
}

/** `template.json`: the types of actors and items, with what holds for all of a document's types at document level. */
export type TemplateTypes = Readonly<Record<string, TypeRules & { readonly types: readonly string[] }>>;

export interface Manifest {
  readonly id: string;
  readonly version: string;
  readonly documentTypes?: Readonly<Record<string, Readonly<Record<string, TypeRules>>>>;
  readonly [key: string]: unknown;
}

/**
 * The manifest as shipped: the types of `template.json` become `documentTypes` beside those the manifest has itself.
 * @throws Error where both name the same document, since one of them would be lost silently
 */
export function buildManifest(manifest: Manifest, template: TemplateTypes, version: string): Manifest {
  const own = manifest.documentTypes ?? {};
  const both = Object.keys(template).filter((document) => document in own);
  if (both.length > 0)
    throw new BuildError(`The types of ${both.join(", ")} stand in system.json and in template.json; keep them in one.`);
  const types = Object.entries(template).map(([document, { types, ...rules }]) => [
    document,
    Object.fromEntries(types.map((type) => [type, rules])),
  ]);
  return { ...manifest, version, documentTypes: { ...Object.fromEntries(types), ...own } };
}

/** Every file the manifest names, relative to the built folder: what must exist when the build is done. */
export function filesOf(manifest: Manifest): string[] {
  const list = (key: string): unknown[] => (Array.isArray(manifest[key]) ? manifest[key] : []);
  const member = (key: string, name: string): string[] =>
    list(key).map((entry) => String((entry as Record<string, unknown>)[name]));
  return [
    ...list("esmodules").map(String),
    ...member("styles", "src"),
    ...member("languages", "path"),
    ...member("packs", "path"),
  ];
}
