/** One of those in a conflict, as a core combatant. */
export class NornCombatant<out SubType extends Combatant.SubType = Combatant.SubType> extends Combatant<SubType> {}
