import * as ours from "../../common/ours.ts";
import { isFunction, isObject, objectOf, type PlainObject } from "../../common/plain-object.ts";
import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { BaseScene } from "../../common/documents/base-scene.ts";
import { gridOf } from "../canvas/grid.ts";
import { getGame } from "../core/globals.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { RegionDocument } from "./region-document.ts";
import type { TokenDocument } from "./token-document.ts";

/** The canvas in pixels: the scene, with padding round it. */
interface SceneDimensions {
  width: number;
  height: number;
  size: number;
  distance: number;
  sceneX: number;
  sceneY: number;
  sceneWidth: number;
  sceneHeight: number;
  rect: object;
  sceneRect: object;
  distancePixels: number;
  ratio: number;
  maxR: number;
  rows: number;
  columns: number;
}

/** PIXI's, where its script is on the page. */
function rectangle(x: number, y: number, width: number, height: number): object {
  const { Rectangle } = objectOf(Reflect.get(globalThis, "PIXI"));
  const made: unknown = isFunction(Rectangle) ? Reflect.construct(Rectangle, [x, y, width, height]) : null;
  return isObject(made) ? made : { x, y, width, height };
}

/** A scene. */
export class Scene extends ClientDocumentMixin(BaseScene) {
  declare ["constructor"]: typeof Scene;
  declare tokens: EmbeddedCollection<TokenDocument>;
  declare regions: EmbeddedCollection<RegionDocument>;

  /** Whether this client views it. */
  get isView(): boolean {
    return getGame().scenes.viewed === this;
  }

  /** Its grid counts spaces and distances. */
  override prepareBaseData(): void {
    super.prepareBaseData();
    const diagonals = Number(getGame().settings.get("core", "gridDiagonals"));
    this.grid = gridOf(this.grid, diagonals) ?? this.grid;
  }

  get dimensions(): SceneDimensions {
    return this.getDimensions();
  }

  /** The sizes of the scene with the padding around it, in pixels. */
  getDimensions(): SceneDimensions {
    const { width, height, grid, padding } = this;
    const sceneX = Math.ceil((padding * width) / grid.size) * grid.size;
    const sceneY = Math.ceil((padding * height) / grid.size) * grid.size;
    const whole = { width: width + 2 * sceneX, height: height + 2 * sceneY };
    return {
      ...whole,
      size: grid.size,
      distance: grid.distance,
      sceneX,
      sceneY,
      sceneWidth: width,
      sceneHeight: height,
      rect: rectangle(0, 0, whole.width, whole.height),
      sceneRect: rectangle(sceneX, sceneY, width, height),
      distancePixels: grid.size / grid.distance,
      ratio: whole.width / whole.height,
      maxR: Math.hypot(whole.width, whole.height),
      rows: Math.ceil(whole.height / grid.size),
      columns: Math.ceil(whole.width / grid.size),
    };
  }

  /** Makes it the active scene for everyone. */
  async activate(): Promise<this | undefined> {
    if (this.active) return this;
    const others = getGame()
      .scenes.filter((scene) => scene.active)
      .map((scene) => ({ _id: scene.id, active: false }));
    const cls = this.constructor;
    const updated = await cls.updateDocuments([...others, { _id: this.id, active: true }]);
    return updated.some((scene) => scene.id === this.id) ? this : undefined;
  }

  /** Everyone views a scene that becomes the active one, whatever they viewed. Source: the knowledge base, "Scenes". */
  override _onUpdate(changed: PlainObject, options: PlainObject, userId: string): void {
    super._onUpdate(changed, options, userId);
    if (changed["active"] === true) void this.view();
  }

  /** Views it, on this client. */
  async view(): Promise<this> {
    getGame().scenes[ours.view](this);
    return this;
  }
}
