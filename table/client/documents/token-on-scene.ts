import { isFunction, objectOf } from "../../common/plain-object.ts";
import { clientState } from "../core/client-state.ts";
import type { TokenDocument } from "./token-document.ts";

/** What stands for a token in `canvas.tokens`, while its scene is viewed. */
export function tokenOnScene(token: TokenDocument): object | undefined {
  const { get } = objectOf(clientState.canvas["tokens"]);
  const found: unknown = isFunction(get) ? get(token.id) : undefined;
  return found instanceof Object && Reflect.get(found, "document") === token ? found : undefined;
}
