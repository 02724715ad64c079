/** Sides of the highlighted element on which a step can be shown. */
const TOOLTIP_DIRECTIONS = ["CENTER", "LEFT", "RIGHT", "UP", "DOWN"] as const;
export type TooltipDirection = (typeof TOOLTIP_DIRECTIONS)[number];

/** One step of a tour. Source: Foundry's public API pages, interface TourStep. */
export interface TourStep {
  id: string;
  title: string;
  /** HTML. */
  content: string;
  /** The element to highlight; without it the step is in the middle of the screen. */
  selector?: string;
  /** Without it the best side is chosen. */
  tooltipDirection?: TooltipDirection;
  /** For GMs only. */
  restricted?: boolean;
}

/** Source: Foundry's public API pages, interface TourConfig. */
export interface TourConfig {
  namespace: string;
  id: string;
  title: string;
  description?: string;
  steps: TourStep[];
  restricted?: boolean;
  display?: boolean;
  canBeResumed?: boolean;
  suggestedNextTours?: string[];
  localization?: Record<string, string>;
}
