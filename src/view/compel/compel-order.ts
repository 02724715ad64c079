/** How near someone who has aspects is to the user who compels. */
export type Nearness = "own" | "here" | "situation" | "name";

interface Parent {
  readonly near: Nearness;
  /** It has a player. */
  readonly played: boolean;
  readonly name: string;
}

const NEARNESS: readonly Nearness[] = ["own", "here", "situation", "name"];

/** Whose aspects are listed first to compel: one's own, then those of the people here, players' characters first, then the scene's. */
export function byNearness(a: Parent, b: Parent): number {
  return (
    NEARNESS.indexOf(a.near) - NEARNESS.indexOf(b.near) || Number(b.played) - Number(a.played) || a.name.localeCompare(b.name)
  );
}
