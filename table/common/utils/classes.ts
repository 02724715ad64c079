type Class = abstract new (...args: never[]) => object;

/** The classes this one extends, nearest first. */
export function getParentClasses(cls: Class): Class[] {
  const parents: Class[] = [];
  let parent: unknown = Object.getPrototypeOf(cls);
  while (typeof parent === "function" && parent !== Function.prototype) {
    parents.push(parent as Class);
    parent = Object.getPrototypeOf(parent);
  }
  return parents;
}

/** Whether `cls` is the class `parent` or extends it. */
export function isSubclass(cls: Class, parent: Class): boolean {
  return cls === parent || getParentClasses(cls).includes(parent);
}

/** The class in the chain of `of` that has this property itself. @throws if none has it */
export function getDefiningClass(of: object, property: string): object {
  for (let at: unknown = of; typeof at === "function"; at = Object.getPrototypeOf(at)) if (Object.hasOwn(at, property)) return at;
  throw new Error(`Neither the class nor one it extends has ${property}`);
}
