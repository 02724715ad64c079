/** The two generations of Foundry the Table stands in for, each as its last known build (platform.md §1.1). */
export const RELEASES = {
  13: { generation: 13, build: 351, version: "13.351" },
  14: { generation: 14, build: 366, version: "14.366" },
} as const;

export type Generation = keyof typeof RELEASES;
export type Release = (typeof RELEASES)[Generation];

export const isGeneration = (value: unknown): value is Generation => value === 13 || value === 14;
