/** The tokens a user has targeted, as on the scene. */
export class UserTargets extends Set<{ readonly id: string | null }> {
  /** Ids of their documents. */
  get ids(): string[] {
    return [...this].flatMap(({ id }) => id ?? []);
  }
}
