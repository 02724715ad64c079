import { elementOf } from "../../../core/event-target.ts";
import { configured } from "../../platform.ts";
import { TokenHUD, type BasePlaceableHUD } from "../../hud/token-hud.ts";
import type { SceneToken } from "./scene-token.ts";

/** `canvas.hud`: what hovers over tokens, of the class in CONFIG. It is made when it is asked for first. */
export class CanvasHud {
  #token: BasePlaceableHUD | undefined;

  get token(): BasePlaceableHUD {
    const { hudClass: HudClass = TokenHUD } = configured<{ hudClass?: typeof TokenHUD }>("Token") ?? {};
    return (this.#token ??= new HudClass());
  }

  /** A right click opens it, or the menu key; another one, Escape, and a click elsewhere close it. */
  listen(board: HTMLElement, tokenOf: (id: string) => SceneToken | undefined): void {
    board.addEventListener("contextmenu", (event) => {
      const id = elementOf(event).closest<HTMLElement>(".token[data-token-id]")?.dataset["tokenId"];
      const token = id ? tokenOf(id) : undefined;
      if (!token?.isOwner) return;
      event.preventDefault();
      void this.#toggle(token);
    });
    document.addEventListener("pointerdown", (event) => {
      if (this.#token?.rendered && !elementOf(event).closest(".placeable-hud, .token[data-token-id]")) void this.#token.close();
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#token?.rendered) void this.#token.close();
    });
  }

  async #toggle(token: SceneToken): Promise<void> {
    if (this.token.rendered && Reflect.get(this.token.document ?? {}, "id") === token.id) await this.token.close();
    else await this.token.bind(token);
  }
}
