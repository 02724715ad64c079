import { cssColor } from "./css-color.ts";
import type { DrawnLabel } from "./scene-types.ts";

/** A drawing with words as a label; for those who may change it, something to move and to size. */
export function labelElement(label: DrawnLabel, mayChange: boolean): HTMLElement {
  const element = document.createElement("div");
  element.className = "scene-label";
  element.classList.toggle("hidden-label", label.hidden);
  element.dataset["drawingId"] = label.id ?? "";
  const words = document.createElement("span");
  words.textContent = label.text;
  element.append(words);
  const { width, height } = label.shape;
  Object.assign(element.style, { left: `${label.x}px`, top: `${label.y}px`, color: cssColor(label.textColor, "") });
  for (const [name, size] of Object.entries({ width, height, font: label.fontSize ?? 48 }))
    if (size) element.style.setProperty(`--label-${name}`, `${size}px`);
  if (label.fillType) {
    element.style.setProperty("--label-fill", cssColor(label.fillColor, "#000000"));
    element.style.setProperty("--label-fill-alpha", `${(label.fillAlpha ?? 1) * 100}%`);
  } else element.style.setProperty("--label-fill-alpha", "0%");
  if (mayChange) {
    element.dataset["placed"] = `Drawing.${label.id ?? ""}`;
    element.tabIndex = 0;
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", label.text);
    const grip = document.createElement("i");
    grip.className = "scene-grip";
    element.append(grip);
  }
  return element;
}
