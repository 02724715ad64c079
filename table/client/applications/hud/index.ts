export { BasePlaceableHUD, TokenHUD } from "./token-hud.ts";
