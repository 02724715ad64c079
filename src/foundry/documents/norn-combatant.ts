import { withType } from "./with-type.ts";

/** A participant as a core combatant. */
export class NornCombatant<out SubType extends Combatant.SubType = Combatant.SubType> extends Combatant<SubType> {
  static override createDocuments: typeof Combatant.createDocuments = (data, operation) =>
    super.createDocuments(data && withType(data, "participant"), operation);
}
