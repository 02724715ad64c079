/** A conflict as a core combat. */
export class NornCombat<out SubType extends Combat.SubType = Combat.SubType> extends Combat<SubType> {}
