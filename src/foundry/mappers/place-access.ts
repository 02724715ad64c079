/** Who may read a situation that is put into a scene. */
export interface PlaceAccess {
  /** All players may read it from now on. */
  readonly opens: boolean;
  /** They may once its scene is the active one. */
  readonly awaitsScene: boolean;
}

/**
 * What is prepared stays with the GM: a situation of a scene that is not active yet opens with its scene. null: it is in every scene.
 * One that some player could read already (`closed` is false) stays as it is.
 */
export function placeAccess(scene: { readonly active: boolean } | null, closed: boolean): PlaceAccess {
  const prepared = scene !== null && !scene.active;
  return { opens: closed && !prepared, awaitsScene: closed && prepared };
}
