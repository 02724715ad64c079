import { askHooks, configured, currentUser, localizeOr, notifications } from "../../platform.ts";
import { TextEditor } from "../../ux/text-editor/text-editor.ts";
import type { DrawnActor, DrawnScene } from "./scene-types.ts";

export interface ScenePoint {
  readonly x: number;
  readonly y: number;
}

interface ActorClass {
  fromDropData(data: object): Promise<DrawnActor | null>;
}

/**
 * A drop on the scene: the hook `dropCanvasData(canvas, data, event)` is called first (false ends it), then an actor becomes a
 * token. Source: platform.md §10; the order is from Foundry's public hook documentation.
 */
export async function dropOnScene(canvas: object, scene: DrawnScene | null, event: DragEvent, at: ScenePoint): Promise<void> {
  const data = TextEditor.implementation.getDragEventData(event);
  if (!Object.keys(data).length) return;
  Object.assign(data, { x: at.x, y: at.y });
  if (!askHooks("dropCanvasData", canvas, data, event)) return;
  if (data["type"] !== "Actor" || !scene) return;
  try {
    await placeActor(scene, data, at);
  } catch (error) {
    notifications.error(error instanceof Error ? error.message : String(error));
  }
}

async function placeActor(scene: DrawnScene, data: Record<string, unknown>, at: ScenePoint): Promise<void> {
  if (!currentUser()?.hasPermission("TOKEN_CREATE")) {
    throw new Error(localizeOr("TOKEN.MayNotCreate", "You may not put tokens on the scene"));
  }
  const Actor = configured<{ documentClass: ActorClass }>("Actor")?.documentClass;
  const actor = await Actor?.fromDropData(data);
  if (!actor) throw new Error(localizeOr("TOKEN.ActorGone", "The actor that was dropped does not exist any more"));
  const half = scene.grid.size / 2;
  const place = { x: Math.max(0, Math.round(at.x - half)), y: Math.max(0, Math.round(at.y - half)) };
  const token = await actor.getTokenDocument?.(place);
  const own = token?.toObject() ?? { name: actor.name, actorId: actor.id, texture: { src: actor.img } };
  await scene.createEmbeddedDocuments("Token", [{ ...own, ...place }]);
}
