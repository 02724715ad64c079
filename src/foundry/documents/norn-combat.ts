/** A conflict as a core combat. */
export class NornCombat<out SubType extends Combat.SubType = Combat.SubType> extends Combat<SubType> {
  static override createDocuments: typeof Combat.createDocuments = (data, operation) =>
    super.createDocuments(data && withType(data, "conflict"), operation);
}

/**
 * Core creates combats and combatants of the plain type "base" unless a type is given; this system uses its own. Data that names
 * a type keeps it.
 */
function withType<Data extends object>(data: Iterable<Data>, type: string): Data[] {
  return [...data].map((one) => ("type" in one && one.type ? one : { ...one, type }));
}

/** A participant as a core combatant. */
export class NornCombatant<out SubType extends Combatant.SubType = Combatant.SubType> extends Combatant<SubType> {
  static override createDocuments: typeof Combatant.createDocuments = (data, operation) =>
    super.createDocuments(data && withType(data, "participant"), operation);
}
