interface Named {
  readonly uuid: string;
  readonly name: string;
}

export interface ZoneChoice {
  readonly key: string;
  readonly name: string;
  readonly checked: boolean;
}

/** The name of the field for an actor: points in a field's name divide it. */
export function zoneKey({ uuid }: Pick<Named, "uuid">): string {
  return uuid.replaceAll(".", "_");
}

/** Those who are in the zone too, besides the ones it is against anyway. */
export function alsoInZone<T extends Named>(
  zone: Readonly<Record<string, boolean>>,
  targets: readonly Named[],
  here: readonly T[],
): readonly T[] {
  return others(targets, here).filter((one) => zone[zoneKey(one)] === true);
}

/** Everyone who may be in the zone, besides those. */
export function zoneChoices(
  zone: Readonly<Record<string, boolean>>,
  targets: readonly Named[],
  here: readonly Named[],
): readonly ZoneChoice[] {
  return others(targets, here).map((one) => ({ key: zoneKey(one), name: one.name, checked: zone[zoneKey(one)] === true }));
}

function others<T extends Named>(targets: readonly Named[], here: readonly T[]): readonly T[] {
  return here.filter(({ uuid }) => !targets.some((target) => target.uuid === uuid));
}
