import { cssColor } from "./css-color.ts";
import { regionOutline } from "./region-shape.ts";
import { labelElement } from "./label-element.ts";
import { placedShape } from "./placed-shape.ts";
import type { DrawnLabel, DrawnRegion, DrawnScene } from "./scene-types.ts";
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
  const mayChange = (key: string): boolean => placedShape(scene, key)?.mayChange ?? false;
  const shown = (label: DrawnLabel): boolean => Boolean(label.text) && (isGM || !label.hidden);
  for (const label of scene.drawings.contents.filter(shown)) field.append(labelElement(label, mayChange(`Drawing.${label.id}`)));
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
  const mayChange = (region: DrawnRegion): boolean => placedShape(scene, `Region.${region.id}`)?.mayChange ?? false;
  layer.append(...shown.map((region) => regionOutline(region, mayChange(region))));
  return layer;
}
