import { isDeepStrictEqual } from "node:util";
import { embeddedPlaces } from "../../world/document-tree.data.ts";
import { idOf, isSource, type Source } from "../../world/source.ts";
import { describeDocument } from "./document-place.ts";
import { RefusedError } from "./operation.ts";
import { typeOfTokenActor } from "./prepare-source.ts";
import type { RequestContext } from "./request-context.ts";
import { fieldsOfType, valuesAt } from "./system-fields.ts";

/** The fields of a document that only a GM writes (platform.md §2.2), by path. A token holds some of its actor's. */
const guardedPaths = (context: RequestContext, source: Source): string[] => {
  const { policy, place, table } = context;
  const { documentTypes } = table.system.manifest;
  const of = (documentName: string, type: unknown): string[] => [
    ...policy.gmOnlyFields(documentName),
    ...(fieldsOfType(documentTypes, documentName, type).gmOnlyFields ?? []).map((field) => `system.${field}`),
  ];
  const own = of(place.documentName, source["type"]);
  if (place.documentName !== "Token") return own;
  return [...own, ...of("Actor", typeOfTokenActor(context, source)).map((path) => `delta.${path}`)];
};

/** @throws RefusedError if a player's update changes what only a GM writes */
export const refuseGmOnlyChanges = (context: RequestContext, before: Source, after: Source): void => {
  if (context.isGM) return;
  const changed = guardedPaths(context, after).find((path) => {
    const [was, is] = [before, after].map((source) => valuesAt(source, path.split(".")));
    return !isDeepStrictEqual(was, is);
  });
  if (changed === undefined) return;
  throw new RefusedError(`Only a gamemaster may write ${changed} of ${describeDocument(context.place, idOf(before))}`);
};

/** @throws RefusedError if a player's new document holds what only a GM writes. Empty values are those of every new document. */
export const refuseGmOnlyContent = (context: RequestContext, documentName: string, source: Source): void => {
  const { isGM, table } = context;
  if (isGM) return;
  const fields = fieldsOfType(table.system.manifest.documentTypes, documentName, source["type"]).gmOnlyFields ?? [];
  const written = fields.find((field) => !valuesAt(source["system"], field.split(".")).every(isEmpty));
  if (written !== undefined) throw new RefusedError(`Only a gamemaster may write system.${written} of ${documentName} documents`);
  for (const [field, { document, many }] of Object.entries(embeddedPlaces(documentName))) {
    const children = source[field];
    if (many && Array.isArray(children))
      for (const child of children) if (isSource(child)) refuseGmOnlyContent(context, document, child);
  }
};

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  value === 0 ||
  value === false ||
  (typeof value === "object" && Object.keys(value).length === 0);
