import { asText } from "../../common/as-text.ts";
import type { Document } from "../../common/abstract/document.ts";
import type { DatabaseOperation } from "../../common/abstract/document-database.ts";
import { BASE_DOCUMENT_TYPE } from "../../common/constants/document-names.ts";
import { isPlain, type PlainObject } from "../../common/plain-object.ts";
import { DialogV2 } from "../applications/api/dialog.ts";
import { FormDataExtended } from "../applications/ux/form-data-extended.ts";
import { findDocumentConfig, getGame } from "../core/globals.ts";

function typeChoices(cls: typeof Document, allowed: unknown): [string, string][] {
  const config = findDocumentConfig(cls.documentName);
  const { i18n } = getGame();
  const wanted = Array.isArray(allowed) ? allowed.map(String) : cls.TYPES;
  return wanted
    .filter((type) => type !== BASE_DOCUMENT_TYPE)
    .map((type): [string, string] => [type, i18n.localize(config?.typeLabels[type] ?? type)])
    .sort((a, b) => a[1].localeCompare(b[1], i18n.lang));
}

function labelled(label: string, input: HTMLInputElement | HTMLSelectElement): HTMLElement {
  const group = document.createElement("div");
  group.className = "form-group";
  const caption = document.createElement("label");
  caption.textContent = label;
  const fields = document.createElement("div");
  fields.className = "form-fields";
  input.id = `create-${input.name}`;
  caption.htmlFor = input.id;
  fields.append(input);
  group.append(caption, fields);
  return group;
}

function nameInput(value: string): HTMLInputElement {
  const input = document.createElement("input");
  Object.assign(input, { type: "text", name: "name", placeholder: value, autofocus: true });
  return input;
}

function typeSelect(types: readonly [string, string][], chosen: unknown): HTMLSelectElement {
  const select = document.createElement("select");
  select.name = "type";
  for (const [type, label] of types) select.append(new Option(label, type, type === chosen, type === chosen));
  return select;
}

/** Asks for the name and type of a new document, creates it and opens its sheet. Null if the dialog is dismissed. */
export async function createDocumentDialog(
  cls: typeof Document,
  data: PlainObject,
  operation: DatabaseOperation,
  options: PlainObject,
): Promise<Document | null> {
  const { types: allowed, ...dialog } = options;
  const { i18n } = getGame();
  const label = i18n.localize(cls.metadata.label);
  const types = cls.hasTypeData || cls.metadata.coreTypes.length > 1 ? typeChoices(cls, allowed) : [];
  if (cls.hasTypeData && !types.length) throw new Error(`The system declares no types of ${cls.documentName}`);
  const suggested = (cls as unknown as { defaultName(context: object): string }).defaultName({
    type: data["type"],
    ...operation,
  });
  const form = document.createElement("div");
  form.append(labelled(i18n.localize("Name"), nameInput(suggested)));
  if (types.length) form.append(labelled(i18n.localize("Type"), typeSelect(types, data["type"] ?? types[0]?.[0])));
  const title = i18n.format("DOCUMENT.Create", { type: label });
  const answer: unknown = await DialogV2.prompt({
    window: { title },
    content: form,
    rejectClose: false,
    ok: {
      label: title,
      callback: (_event: unknown, button: { form: HTMLFormElement | null }) =>
        button.form ? new FormDataExtended(button.form).object : {},
    },
    ...dialog,
  });
  if (!isPlain(answer)) return null;
  const name = asText(answer["name"] ?? "").trim() || suggested;
  const made = await cls.create(
    { ...data, ...(answer["type"] ? { type: answer["type"] } : {}), name },
    { renderSheet: true, ...operation },
  );
  return made ?? null;
}

/** Asks whether to delete a document, then does so. */
export async function deleteDocumentDialog(
  subject: Document,
  options: PlainObject,
  operation: DatabaseOperation,
): Promise<unknown> {
  const { i18n } = getGame();
  const type = i18n.localize(subject.constructor.metadata.label);
  const name = String(Reflect.get(subject, "name"));
  const question = document.createElement("p");
  question.textContent = i18n.format("DOCUMENT.DeleteQuestion", { type, name });
  const sure = await DialogV2.confirm({
    window: { title: `${i18n.format("DOCUMENT.Delete", { type })}: ${name}` },
    content: question,
    rejectClose: false,
    ...options,
  });
  return sure ? subject.delete(operation) : sure;
}
