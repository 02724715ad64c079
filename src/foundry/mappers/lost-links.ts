/** What a situation stores of scenes: the uuid of its own, and those of the regions its zones are drawn as. */
export interface SceneLinks {
  readonly scene: string | null;
  readonly zones: Readonly<Record<string, { readonly region: string | null }>>;
}

/** An update that clears them. */
export interface LinksGone {
  readonly scene?: null;
  readonly zones?: Readonly<Record<string, { readonly region: null }>>;
}

/** What a situation must let go of because it is gone; null for nothing. Its aspects, zones and challenges stay. */
export function lostLinks({ scene, zones }: SceneLinks, isThere: (uuid: string) => boolean): LinksGone | null {
  const undrawn = Object.entries(zones).flatMap(([id, { region }]) =>
    region !== null && !isThere(region) ? [[id, { region: null }] as const] : [],
  );
  const lost = {
    ...(scene !== null && !isThere(scene) ? { scene: null } : {}),
    ...(undrawn.length > 0 ? { zones: Object.fromEntries(undrawn) } : {}),
  };
  return Object.keys(lost).length > 0 ? lost : null;
}
