/** One die of a roll as Foundry stores it. */
interface ThrownDie {
  readonly result: number;
  /** The die was rerolled; its first face no longer counts. */
  readonly rerolled?: boolean | undefined;
}

/** One term of a roll that holds dice, and how a thrown number becomes a face for the rules (core's own dice: unchanged). */
export interface ThrownDice {
  readonly results: readonly ThrownDie[];
  readonly faceOf: (thrown: number) => number;
}

/**
 * The faces of a roll for the rules, in the order thrown: dice that do not count stay in (the rules choose), rerolled dice are
 * left out. Throws unless there are exactly `expected`.
 */
export function facesOfRoll(terms: readonly ThrownDice[], expected: number): number[] {
  const faces = terms.flatMap(({ results, faceOf }) =>
    results.filter(({ rerolled }) => !rerolled).map(({ result }) => faceOf(result)),
  );
  if (faces.length !== expected) throw new Error(`The roll shows ${faces.length} dice where ${expected} were to be thrown.`);
  return faces;
}
