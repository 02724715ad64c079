// oxlint-disable-next-line no-restricted-imports -- the only place that names the hooks and settings of the types
import type { Hooks as HookTypes, SettingConfig } from "fvtt-types/configuration";
import type { foundry as table } from "../../client/foundry.ts";

/** What `table/names/read-types.ts` asks the compiler about: the Table's namespace, and the types behind Foundry's globals. */
export type TheTable = typeof table;
export type RealConfig = typeof CONFIG;
export type RealGame = foundry.Game;
export type RealUi = typeof ui;
export type RealCanvas = foundry.canvas.Canvas;
export type RealTokenLayer = foundry.canvas.layers.TokenLayer;
export type RealToken = foundry.canvas.placeables.Token;
export type RealHooks = HookTypes.HookConfig;
export type RealSettings = SettingConfig;
