import { cssColor } from "./css-color.ts";
import type { DrawnRegion, RegionShape } from "./scene-types.ts";

const SVG = "http://www.w3.org/2000/svg";

/** The outline of a region with its name. The area lets clicks through; those who may change it move it by its name. */
export function regionOutline(region: DrawnRegion, mayChange: boolean): SVGGElement {
  const group = document.createElementNS(SVG, "g");
  group.classList.add("region");
  group.dataset["regionId"] = region.id ?? "";
  group.style.setProperty("--region-color", cssColor(region.color, "#4a90a4"));
  const { shapes } = region;
  for (const shape of shapes) {
    const outline = outlineOf(shape);
    if (outline) group.append(outline);
  }
  const [first] = shapes;
  if (first) group.append(caption(region.name, first));
  if (mayChange) makePlaced(group, region, first);
  return group;
}

function makePlaced(group: SVGGElement, region: DrawnRegion, first: RegionShape | undefined): void {
  group.dataset["placed"] = `Region.${region.id ?? ""}`;
  group.setAttribute("tabindex", "0");
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", region.name);
  if (region.shapes.length !== 1 || first?.type !== "rectangle") return;
  const grip = element("circle", { cx: first.x + first.width, cy: first.y + first.height });
  grip.classList.add("scene-grip");
  group.append(grip);
}

function outlineOf(shape: RegionShape): SVGElement | null {
  switch (shape.type) {
    case "rectangle":
      return element("rect", { x: shape.x, y: shape.y, width: shape.width, height: shape.height });
    case "circle":
      return element("circle", { cx: shape.x, cy: shape.y, r: shape.radius });
    case "ellipse":
      return element("ellipse", { cx: shape.x, cy: shape.y, rx: shape.radiusX, ry: shape.radiusY });
    case "polygon":
      return element("polygon", { points: shape.points.join(" ") });
    default:
      // Later generations have other kinds of area; this plain view does not draw them.
      return null;
  }
}

function element(tag: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

function caption(name: string, shape: RegionShape): SVGElement {
  const [x, y] = corner(shape);
  const text = element("text", { x: x + 12, y: y + 32 });
  text.textContent = name;
  return text;
}

function corner(shape: RegionShape): [x: number, y: number] {
  switch (shape.type) {
    case "rectangle":
      return [shape.x, shape.y];
    case "circle":
      return [shape.x - shape.radius / 2, shape.y - shape.radius / 2];
    case "ellipse":
      return [shape.x - shape.radiusX / 2, shape.y - shape.radiusY / 2];
    default:
      return [shape.points[0] ?? 0, shape.points[1] ?? 0];
  }
}
