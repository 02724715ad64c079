/** An entry of a directory: a document, a line of a pack's index, or an invalid document. */
export interface TreeEntry {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly img?: string | null | undefined;
  readonly folder: string | null;
  readonly sort: number;
  readonly invalid: boolean;
}

export interface TreeFolder {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly color: string;
  readonly folder: string | null;
  readonly sort: number;
  /** "a" by name, "m" manually. */
  readonly sorting: string;
}

/** A folder with everything in it. */
export interface TreeNode extends TreeFolder {
  readonly expanded: boolean;
  readonly depth: number;
  readonly folders: readonly TreeNode[];
  readonly entries: readonly TreeEntry[];
}

export interface DirectoryTree {
  readonly folders: readonly TreeNode[];
  readonly entries: readonly TreeEntry[];
}

interface TreeInput {
  readonly folders: readonly TreeFolder[];
  readonly entries: readonly TreeEntry[];
  readonly expanded: ReadonlySet<string>;
  /** Language for sorting by name. */
  readonly language: string;
  /** Also show empty folders. */
  readonly emptyFolders: boolean;
}

/** The tree of folders with their entries. A folder or entry whose parent is missing (or part of a cycle) is at the top. */
export const buildTree = ({ folders, entries, expanded, language, emptyFolders }: TreeInput): DirectoryTree => {
  const known = new Set(folders.map((folder) => folder.id));
  const placeOf = ({ folder }: { readonly folder: string | null }): string | null =>
    folder !== null && known.has(folder) ? folder : null;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const order = (sorting: string): ((a: Sortable, b: Sortable) => number) => {
    const byName = (a: Sortable, b: Sortable): number => compare(a.name, b.name);
    return sorting === "m" ? (a, b) => a.sort - b.sort || byName(a, b) : byName;
  };
  const reached = new Set<string>();

  const node = (folder: TreeFolder, depth: number): TreeNode => {
    reached.add(folder.id);
    const inside = folders.filter((other) => placeOf(other) === folder.id && !reached.has(other.id)).sort(order(folder.sorting));
    return {
      ...folder,
      depth,
      expanded: expanded.has(folder.id),
      folders: inside.map((other) => node(other, depth + 1)).filter(worthShowing),
      entries: entries.filter((entry) => placeOf(entry) === folder.id).sort(order(folder.sorting)),
    };
  };
  const worthShowing = (each: TreeNode): boolean => emptyFolders || each.entries.length > 0 || each.folders.length > 0;

  const tops = folders
    .filter((folder) => placeOf(folder) === null)
    .sort(order("a"))
    .map((folder) => node(folder, 1));
  // Folders in a cycle cannot be reached from the top: each one left over starts a tree of its own.
  for (const folder of folders) if (!reached.has(folder.id)) tops.push(node(folder, 1));
  return { folders: tops.filter(worthShowing), entries: entries.filter((entry) => placeOf(entry) === null).sort(order("a")) };
};

interface Sortable {
  readonly name: string;
  readonly sort: number;
}
