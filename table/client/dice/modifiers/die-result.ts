/** One thrown face, with what happened to it (platform.md §5, DiceTerm.Result). */
export interface DieResult {
  result: number;
  active?: boolean;
  /** What it counts instead of its face. */
  count?: number;
  success?: boolean;
  failure?: boolean;
  discarded?: boolean;
  rerolled?: boolean;
  exploded?: boolean;
  hidden?: boolean;
  indexThrow?: number;
}
