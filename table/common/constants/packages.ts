export const PACKAGE_TYPES = ["world", "system", "module"] as const;
export const PACKAGE_AVAILABILITY_CODES = {
  UNKNOWN: 0,
  MISSING_SYSTEM: 1,
  MISSING_DEPENDENCY: 2,
  REQUIRES_CORE_DOWNGRADE: 3,
  REQUIRES_CORE_UPGRADE_STABLE: 4,
  REQUIRES_CORE_UPGRADE_UNSTABLE: 5,
  REQUIRES_DEPENDENCY_UPDATE: 6,
  VERIFIED: 7,
  UNVERIFIED_BUILD: 8,
  UNVERIFIED_GENERATION: 9,
} as const;
export const vtt = "Foundry VTT";
export const VTT = "Foundry Virtual Tabletop";
