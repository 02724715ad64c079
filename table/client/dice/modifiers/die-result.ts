/** One face that fell, with what became of it (platform.md §5, DiceTerm.Result). */
export interface DieResult {
  result: number;
  active?: boolean;
  /** What it counts for instead of its face. */
  count?: number;
  success?: boolean;
  failure?: boolean;
  discarded?: boolean;
  rerolled?: boolean;
  exploded?: boolean;
  hidden?: boolean;
  indexThrow?: number;
}
