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

/** Who may be in the zone of an attack. */
export interface InZone<T extends Named> {
  /** What the attacker has ticked or unticked, by `zoneKey`. */
  readonly zone: Readonly<Record<string, boolean>>;
  /** Whom it is against anyway. */
  readonly targets: readonly Named[];
  readonly here: readonly T[];
  /** Whether the board has someone in the same zone. */
  readonly beside: (one: Named) => boolean;
}

/** Those who are in the zone too. */
export function alsoInZone<T extends Named>(asked: InZone<T>): readonly T[] {
  return others(asked).filter((one) => isIn(asked, one));
}

/** Everyone else who may be in it. */
export function zoneChoices<T extends Named>(asked: InZone<T>): readonly ZoneChoice[] {
  return others(asked).map((one) => ({ key: zoneKey(one), name: one.name, checked: isIn(asked, one) }));
}

function isIn({ zone, beside }: Pick<InZone<Named>, "zone" | "beside">, one: Named): boolean {
  return zone[zoneKey(one)] ?? beside(one);
}

function others<T extends Named>({ targets, here }: Pick<InZone<T>, "targets" | "here">): readonly T[] {
  return here.filter(({ uuid }) => !targets.some((target) => target.uuid === uuid));
}
