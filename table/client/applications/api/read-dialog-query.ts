import { isPlain, type PlainObject } from "../../../common/plain-object.ts";
import { DIALOG_QUERY_TYPES, type DialogButton, type DialogPromptOptions, type DialogQueryType } from "./dialog-types.ts";

/** What another client asks to show: only text, never an element, a tag or a function. @throws if it is no dialog */
export function readDialogQuery(data: unknown): { type: DialogQueryType; config: DialogPromptOptions } {
  const { type: given, config } = isPlain(data) ? data : {};
  const type = DIALOG_QUERY_TYPES.find((known) => known === given);
  if (!type) throw new Error(`"${String(given)}" is not a kind of dialog that can be queried`);
  return { type, config: isPlain(config) ? readConfig(config) : {} };
}

function readConfig(config: PlainObject): DialogPromptOptions & { yes?: Partial<DialogButton>; no?: Partial<DialogButton> } {
  const { window: frame, position, classes, content, buttons } = config;
  const { width } = isPlain(position) ? position : {};
  return {
    ...(isPlain(frame) ? { window: strings(frame, ["title", "icon"]) } : {}),
    ...(typeof width === "number" ? { position: { width } } : {}),
    ...(Array.isArray(classes) ? { classes: classes.filter((name) => typeof name === "string") } : {}),
    ...(typeof content === "string" ? { content } : {}),
    ...(Array.isArray(buttons) ? { buttons: buttons.filter(isPlain).map(readWholeButton) } : {}),
    ...Object.fromEntries(
      ["yes", "no", "ok"].flatMap((name) => (isPlain(config[name]) ? [[name, readButton(config[name])]] : [])),
    ),
    modal: config["modal"] === true,
    rejectClose: config["rejectClose"] === true,
  };
}

function readButton(button: PlainObject): Partial<DialogButton> {
  const flags = Object.fromEntries(
    ["default", "disabled"].flatMap((key) => (typeof button[key] === "boolean" ? [[key, button[key]]] : [])),
  );
  return { ...strings(button, ["action", "label", "icon", "class"]), ...flags };
}

function readWholeButton(button: PlainObject): DialogButton {
  return { action: "", label: "", ...readButton(button) };
}

function strings(source: PlainObject, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.flatMap((key) => (typeof source[key] === "string" ? [[key, source[key]]] : [])));
}
