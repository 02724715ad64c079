/** Path of one of Norn's templates, from its path below `templates`. */
export function templatePath(path: string): string {
  return `systems/norn/templates/${path}`;
}
