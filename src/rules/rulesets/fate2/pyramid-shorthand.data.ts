/**
 * Skills of a character made in a hurry: after so many phases (row 0 is one phase), how many stand at Average, Fair, Good, Great,
 * Superb, Epic. Source: F5, F10.
 */
export const PYRAMID_SHORTHAND: readonly (readonly number[])[] = [
  [2, 1],
  [4, 2],
  [5, 2, 1],
  [4, 3, 2],
  [4, 3, 2, 1],
  [6, 4, 2, 1],
  [7, 4, 3, 1],
  [7, 4, 3, 2],
  [6, 4, 3, 2, 1],
  [8, 5, 3, 2, 1],
  [7, 6, 4, 2, 1],
  [7, 6, 4, 3, 1],
  [8, 5, 4, 3, 2],
  [7, 6, 5, 3, 2],
  [8, 6, 4, 3, 2, 1],
];
