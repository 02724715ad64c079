/** The element, once it is of this class. @throws if the class is not registered for its tag */
export function ofClass<E extends HTMLElement>(type: abstract new () => E, element: HTMLElement): E {
  if (element instanceof type) return element;
  throw new Error(`<${element.localName}> is not a ${type.name}: the element is not registered`);
}
