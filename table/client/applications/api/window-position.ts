import type { ApplicationPosition } from "./application-types.ts";
import { isTurned } from "../../../common/choices.ts";

/** The smallest usable window. */
const MINIMUM_WINDOW = { width: 200, height: 50 } as const;

export interface Area {
  width: number;
  height: number;
}

/** Pixels of a CSS length: "200px", "50%" of the parent, "none"; undefined for anything else. */
export function parseCSSDimensions(style: string | number, parentDimension: number): number | undefined {
  if (typeof style === "number") return style;
  if (style.endsWith("%")) return (parentDimension * parseFloat(style)) / 100;
  if (style.endsWith("px")) return parseFloat(style);
  return undefined;
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

/**
 * The position of a window: no larger than the page, centred where a coordinate is missing, and entirely inside the page.
 * `measured` is the window's natural size, used where width or height is "auto".
 * That a window is kept inside the page is UNCONFIRMED in its details.
 */
export function placeWindow(
  current: ApplicationPosition,
  requested: Partial<ApplicationPosition>,
  measured: Area,
  page: Area,
): ApplicationPosition {
  const wanted = { ...current, ...definedOnly(requested) };
  const scale = wanted.scale > 0 ? wanted.scale : 1;
  const width =
    wanted.width === "auto" ? "auto" : within(wanted.width, Math.min(MINIMUM_WINDOW.width, page.width), page.width / scale);
  const height = wanted.height === "auto" ? "auto" : within(wanted.height, MINIMUM_WINDOW.height, page.height / scale);
  const shownWidth = Math.min(width === "auto" ? measured.width : width, page.width) * scale;
  const shownHeight = Math.min(height === "auto" ? measured.height : height, page.height) * scale;
  const left = Number.isFinite(wanted.left) ? wanted.left : (page.width - shownWidth) / 2;
  const top = Number.isFinite(wanted.top) ? wanted.top : (page.height - shownHeight) / 2;
  return {
    width,
    height,
    scale,
    left: Math.round(isTurned("windows-anywhere") ? left : within(left, 0, page.width - shownWidth)),
    top: Math.round(isTurned("windows-anywhere") ? top : within(top, 0, page.height - shownHeight)),
    zIndex: wanted.zIndex,
  };
}

function definedOnly(values: Partial<ApplicationPosition>): Partial<ApplicationPosition> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
}
