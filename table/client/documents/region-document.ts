import { BaseRegion } from "../../common/documents/base-region.ts";
import { areaContains, type Bounds, type Point, shapeBounds } from "../../common/regions/region-area.ts";
import { getGame } from "../core/globals.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { Scene } from "./scene.ts";
import type { TokenDocument } from "./token-document.ts";

/** An area of a scene. Elevation is not part of the Table: an area reaches from the ground to the sky. */
export class RegionDocument extends ClientDocumentMixin(BaseRegion) {
  /** The tokens inside. Foundry keeps this set up to date; the Table computes it when it is asked. */
  get tokens(): Set<TokenDocument> {
    return new Set(this.#scene()?.tokens.filter((token) => this.testPoint(token.getCenterPoint())));
  }

  get bounds(): Bounds {
    const all = this.shapes.flatMap((shape) => shapeBounds(shape) ?? []);
    const [x, y] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))];
    const right = Math.max(...all.map((one) => one.x + one.width));
    const bottom = Math.max(...all.map((one) => one.y + one.height));
    return all.length > 0 ? { x, y, width: right - x, height: bottom - y } : { x: 0, y: 0, width: 0, height: 0 };
  }

  testPoint(point: Point): boolean {
    return areaContains(this.shapes, point);
  }

  /** Moves a token into the region; its user must own it (#10828). Which spot Foundry chooses is UNCONFIRMED: here, a free one. */
  async teleportToken(token: TokenDocument): Promise<TokenDocument> {
    const { user } = getGame();
    if (!user || !token.testUserPermission(user, "OWNER")) throw new Error(`You may not move the token ${token.name}.`);
    if (token.parent !== this.parent) throw new Error("The Table moves tokens within one scene only.");
    await token.update(this.#freeSpot(token));
    return token;
  }

  #scene(): Scene | null {
    return getGame().scenes.get(this.parent?.id ?? "") ?? null;
  }

  /** Nearest to the middle, among spots a token's size apart. */
  #freeSpot(token: TokenDocument): Point {
    const { x, y, width, height } = this.bounds;
    const middle = { x: x + width / 2, y: y + height / 2 };
    const size = this.#scene()?.grid.size ?? 100;
    const [w, h] = [token.width * size, token.height * size];
    const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
    const steps = (from: number, to: number, by: number, about: number): number[] => {
      const count = Math.ceil((to - from) / by / 2);
      return Array.from({ length: 2 * count + 1 }, (_, index) => about + (index - count) * by);
    };
    const spots = steps(x, x + width, w, middle.x).flatMap((cx) =>
      steps(y, y + height, h, middle.y).map((cy) => ({ x: cx, y: cy })),
    );
    const others = [...this.tokens].filter((other) => other !== token).map((other) => other.getCenterPoint());
    const inside = spots.filter((spot) => this.testPoint(spot)).toSorted((a, b) => apart(a, middle) - apart(b, middle));
    const free = inside.find((spot) => others.every((other) => apart(other, spot) >= Math.min(w, h) * 0.9));
    const centre = free ?? inside[0] ?? middle;
    return { x: Math.round(centre.x - w / 2), y: Math.round(centre.y - h / 2) };
  }
}
