/** Members with an underscore that a system could override by accident: what the Table's classes have and Foundry's have not. */
import type { Names } from "./read-types.ts";

/** Documented by Foundry (`docs/foundry.md`) or overridden by released systems; the public types leave them out. */
const OF_FOUNDRY: readonly string[] = [
  // Of generation 14.
  "_updateCommit",
  "_validateRecursive",
  "_applyChangeSubtract",
  ...["_canDragStart", "_canDragDrop", "_onDragStart", "_onDragOver", "_onDrop", "_onDropDocument", "_onDropActiveEffect"],
  // What the Handlebars mixin adds, which the types do not show for the sheets of tokens.
  ...["_configureRenderParts", "_preparePartContext", "_preSyncPartState", "_syncPartState", "_attachPartListeners"],
  "_getStatusEffectChoices",
  "_getEntryContextOptions",
  "_getFolderContextOptions",
  "_prepareChatRenderContext",
];

export const ownMembers = ({ foundry, table }: Names): string[] =>
  [...table].flatMap(([path, own]) => {
    const real = foundry.get(path);
    if (own.kind !== "class" || real?.kind !== "class") return [];
    const extra = (mine: readonly string[], theirs: readonly string[], sign: string): string[] =>
      mine
        .filter((name) => name.startsWith("_") && !theirs.includes(name) && !OF_FOUNDRY.includes(name))
        .map((name) => `${path}${sign}${name}`);
    return [...extra(own.members, real.members, "#"), ...extra(own.statics, real.statics, ".")];
  });
