/** Whether a value has at most so many levels of objects and lists. It is read without recursion: it may have very many. */
export function isNestedWithin(value: unknown, levels: number): boolean {
  const open: [unknown, number][] = [[value, 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [at, level] = next;
    if (typeof at !== "object" || at === null) continue;
    if (level > levels) return false;
    for (const inner of Object.values(at)) open.push([inner, level + 1]);
  }
  return true;
}
