import "../../../client/styles/client.css";
import * as applications from "../../../client/applications/index.ts";
import { installApplications } from "../../../client/applications/install-applications.ts";
import { registerApplicationSettings } from "../../../client/applications/settings/register-core-settings.ts";
import { ControlsConfig } from "../../../client/applications/settings/controls-config.ts";
import { TooltipManager } from "../../../client/applications/ux/tooltip-manager.ts";
import { ClientKeybindings } from "../../../client/core/client-keybindings.ts";
import { ClientSettings } from "../../../client/core/client-settings.ts";
import { ClientStorage } from "../../../client/core/client-storage.ts";
import { clientState } from "../../../client/core/client-state.ts";
import { Hooks } from "../../../client/core/hooks.ts";
import { BooleanField, HTMLField, NumberField, SetField, StringField } from "../../../common/data/fields/index.ts";
import { FakeDocument } from "./fake-document.ts";

/** A page with windows and nothing behind them: one user, settings in this browser, documents that exist only here. */
const settings = new ClientSettings(
  () => {
    throw new Error("This page has no world");
  },
  new ClientStorage("page", "me"),
);
const keybindings = new ClientKeybindings();
const user = { id: "me", name: "Me", isGM: true, isSelf: true, role: 4, hasPermission: () => true };
const game = {
  user,
  userId: "me",
  users: Object.assign([user, { ...user, id: "p1", name: "Player 1", isGM: false }], {
    get: (id: string) => (id === "me" ? user : undefined),
  }),
  system: { id: "page", title: "The page's system" },
  modules: new Map(),
  packs: new Map(),
  settings,
  keybindings,
  i18n: { lang: "en", localize: (key: string) => key, format: (key: string) => key },
  collections: new Map([
    ["Item", new Map([["a".repeat(16), { id: "a".repeat(16), name: "A rope", uuid: `Item.${"a".repeat(16)}` }]])],
  ]),
};
clientState.game = game as unknown as typeof clientState.game;
clientState.config = {} as unknown as typeof clientState.config;
const notices: string[] = [];
const note = (message: unknown): void => void notices.push(String(message));
clientState.ui = { notifications: { info: note, warn: note, error: note } };
document.body.className = "theme-dark";
keybindings.register("page", "jump", { name: "Jump", hint: "Up and down.", editable: [{ key: "KeyJ", modifiers: ["Shift"] }] });
settings.register("page", "loud", {
  name: "Loud",
  hint: "Speak up.",
  scope: "client",
  config: true,
  type: Boolean,
  default: false,
});
settings.register("page", "speed", {
  name: "Speed",
  scope: "client",
  config: true,
  type: Number,
  range: { min: 1, max: 9, step: 1 },
  default: 3,
});
settings.register("page", "color", {
  name: "Color",
  scope: "client",
  config: true,
  type: String,
  choices: { r: "Red", b: "Blue" },
  default: "r",
});
settings.register("page", "field", {
  name: "A field",
  scope: "client",
  config: true,
  requiresReload: true,
  type: new NumberField({ integer: true, min: 0, nullable: false, initial: 2 }),
});
installApplications();
registerApplicationSettings();
new TooltipManager().activateEventListeners();

Object.assign(globalThis, {
  applications,
  fields: { BooleanField, HTMLField, NumberField, SetField, StringField },
  notices,
  settings,
  Hooks,
  ControlsConfig,
  FakeDocument,
});
