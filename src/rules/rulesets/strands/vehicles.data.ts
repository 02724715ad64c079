import type { AspectRole } from "../../ruleset.ts";

/** What a vehicle of one size class has. The ranks and advantage points are before its tech level. */
export interface VehicleClass {
  readonly refresh: number;
  readonly ranks: number;
  /** No ability is higher than this. */
  readonly cap: number;
  /** What it costs without anything more. */
  readonly cost: number;
  readonly advantages: number;
}

const sized = (refresh: number, [ranks, cap]: readonly [number, number], cost: number, advantages: number): VehicleClass => ({
  refresh,
  ranks,
  cap,
  cost,
  advantages,
});

/** By size, from 1. Source: S8. */
export const VEHICLE_CLASSES: readonly VehicleClass[] = [
  sized(2, [3, 3], 5, -2),
  sized(2, [5, 3], 6, -1),
  sized(3, [7, 4], 8, 0),
  sized(3, [9, 4], 11, 4),
  sized(4, [11, 5], 15, 8),
  sized(4, [13, 5], 18, 16),
  sized(5, [15, 6], 22, 24),
];

/** What a vehicle has by being armored once. Source: S8. */
export const ARMORED = 2;

/** S8-R5. The second of each is for campaigns with skills. Source: S1, S8. */
export const VEHICLE_HANDLING: Readonly<Record<string, readonly string[]>> = {
  manoeuvrability: ["agility", "athletics"],
  speed: ["agility", "athletics"],
  weapons: ["agility", "firearms"],
  sensors: ["perception", "alertness"],
  systems: ["knowledge", "engineering"],
  structure: ["craft", "engineering"],
};

/** Source: S8. */
export const VEHICLE_ROLES: readonly AspectRole[] = [
  { id: "defining", kind: "defining", count: 1 },
  { id: "vehicle", kind: "character", count: 2 },
  { id: "specialty", kind: "specialty", count: 3 },
];
