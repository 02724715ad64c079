import { isRecord } from "../../rules/is-record.ts";
import { labelChange, type LabelState, labelSize, labelState } from "../../view/canvas/label.view.ts";
import { currentScene, isOfScene } from "../documents/actors-in-play.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { knowsAspect } from "../documents/known-to.ts";
import { retryRemaining } from "../documents/retry-remaining.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";

type Aspect = NornItem<"aspect">;
type Drawing = DrawingDocument.Implementation;
type AScene = Scene.Implementation;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A light label on dark, whatever is below it; Foundry asks for colors as values. */
const COLORS = { fillColor: "#14161a", fillAlpha: 0.85, textColor: "#ffffff", strokeWidth: 0 };

/** Uuid of the aspect that a drawing is the label of, "" for none. */
function aspectOf(drawing: Drawing): string {
  const uuid: unknown = foundry.utils.getProperty(drawing, "flags.norn.aspect");
  return typeof uuid === "string" ? uuid : "";
}

/** Places the label on the viewed scene, or moves the existing one. */
export async function placeLabel(aspect: Aspect, at: Point | null): Promise<void> {
  const scene = currentScene();
  if (!scene) return;
  const state = stateOf(aspect);
  const { fontSize, width, height } = labelSize(state.text, scene.grid.size);
  const { x, y } = at ?? middleOf(scene);
  const place = { x: Math.round(x - width / 2), y: Math.round(y - height / 2) };
  const known = [...scene.drawings].find((drawing) => aspectOf(drawing) === aspect.uuid);
  if (known) return void (await known.update(at ? place : { hidden: state.hidden }));
  const { text, hidden, secret } = state;
  const shape = { type: "r" as const, width, height };
  const fillType = CONST.DRAWING_FILL_TYPES.SOLID;
  const flags = { norn: { aspect: aspect.uuid, secret } };
  await scene.createEmbeddedDocuments("Drawing", [{ ...place, shape, text, hidden, fontSize, fillType, ...COLORS, flags }]);
}

/**
 * Updates every label whose aspect has changed, and removes those whose aspect is gone; one that has moved to another situation of the
 * scene takes its label along. One client does so.
 */
export async function followAspects(): Promise<void> {
  for (const scene of game.scenes) {
    const labels = [...scene.drawings].filter((drawing) => aspectOf(drawing) !== "");
    const moved = new Map(labels.flatMap((label) => movedTo(scene, label)));
    const gone = labels.filter((label) => !ledgerAspect(aspectOf(label)) && !moved.has(label));
    const changes = [
      ...labels.flatMap(changeOf),
      ...[...moved].map(([{ id }, aspect]) => ({ _id: id, flags: { norn: { aspect } } })),
    ];
    await retryRemaining(
      gone.flatMap(({ id }) => id ?? []),
      (id) => scene.drawings.has(id),
      (ids) => scene.deleteEmbeddedDocuments("Drawing", ids),
    );
    await retryRemaining(
      changes,
      ({ _id }) => scene.drawings.has(_id ?? ""),
      (left) => scene.updateEmbeddedDocuments("Drawing", left),
    );
  }
}

/** The aspect that a situation of the scene has from where the label's was. */
function movedTo(scene: AScene, label: Drawing): [Drawing, string][] {
  const from = aspectOf(label);
  if (ledgerAspect(from)) return [];
  const items = game.actors.filter((actor) => isOfScene(actor, scene)).flatMap((actor) => [...actor.items]);
  const found = items.find((item) => isItemOfType(item, "aspect") && item._stats.duplicateSource === from);
  return found ? [[label, found.uuid]] : [];
}

function changeOf(label: Drawing) {
  const aspect = ledgerAspect(aspectOf(label));
  const change = aspect && labelChange(shownBy(label), stateOf(aspect));
  if (!change) return [];
  const { secret, ...shown } = change;
  return [{ _id: label.id, ...shown, ...(secret === undefined ? {} : { flags: { norn: { secret } } }) }];
}

function shownBy(label: Drawing): LabelState {
  const flags: unknown = foundry.utils.getProperty(label, "flags.norn");
  return { text: label.text ?? "", hidden: label.hidden, secret: isRecord(flags) && flags["secret"] === true };
}

function stateOf(aspect: Aspect): LabelState {
  const players = game.users.filter(({ isGM }) => !isGM);
  const free = Object.values(aspect.system.free).reduce((sum, { count }) => sum + count, 0);
  const unknown = game.i18n.localize("NORN.Canvas.unknown");
  const secret = players.length > 0 ? players.some((user) => !knowsAspect(user, aspect)) : aspect.system.hidden;
  return labelState({ phrase: aspect.name, free, secret, unknown });
}

function middleOf({ dimensions }: AScene): Point {
  return { x: dimensions.width / 2, y: dimensions.height / 2 };
}
