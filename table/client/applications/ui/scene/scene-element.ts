import { cssColor } from "./css-color.ts";
import { regionOutline } from "./region-shape.ts";
import type { DrawnLabel, DrawnScene } from "./scene-types.ts";
import { address, tokenElement } from "./token-element.ts";

const SVG = "http://www.w3.org/2000/svg";

/** The whole scene in its own pixels: background, regions, labels, tokens. */
export function sceneElement(scene: DrawnScene, isGM: boolean): HTMLElement {
  const field = document.createElement("div");
  field.className = "scene-field";
  field.dataset["sceneId"] = scene.id ?? "";
  field.style.width = `${scene.width}px`;
  field.style.height = `${scene.height}px`;
  field.style.backgroundColor = cssColor(scene.backgroundColor, "");
  if (scene.background.src) field.append(background(scene.background.src));
  if (scene.grid.type !== 0) field.style.setProperty("--grid-size", `${scene.grid.size}px`);
  field.classList.toggle("gridded", scene.grid.type !== 0);
  field.append(regions(scene, isGM));
  for (const label of scene.drawings.contents) if (label.text && (isGM || !label.hidden)) field.append(labelElement(label));
  for (const token of scene.tokens.contents) if (token.visible) field.append(tokenElement(token, scene));
  return field;
}

function background(src: string): HTMLImageElement {
  const image = document.createElement("img");
  image.className = "scene-background";
  image.src = address(src);
  image.alt = "";
  image.draggable = false;
  return image;
}

/** CONST.REGION_VISIBILITY.GAMEMASTER */
const FOR_GAMEMASTERS = 1;

function regions(scene: DrawnScene, isGM: boolean): SVGSVGElement {
  const layer = document.createElementNS(SVG, "svg");
  layer.classList.add("scene-regions");
  layer.setAttribute("viewBox", `0 0 ${scene.width} ${scene.height}`);
  const shown = scene.regions.contents.filter((region) => isGM || !(region.hidden || region.visibility === FOR_GAMEMASTERS));
  layer.append(...shown.map(regionOutline));
  return layer;
}

function labelElement(label: DrawnLabel): HTMLElement {
  const element = document.createElement("p");
  element.className = "scene-label";
  element.dataset["drawingId"] = label.id ?? "";
  element.textContent = label.text;
  Object.assign(element.style, { left: `${label.x}px`, top: `${label.y}px`, fontSize: `${label.fontSize ?? 48}px` });
  if (label.shape.width) element.style.maxWidth = `${label.shape.width}px`;
  return element;
}
