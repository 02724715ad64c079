/** What a function of a system made, once it is an element. @throws naming its maker */
export function madeElement(made: unknown, maker: string): HTMLElement {
  if (made instanceof HTMLElement) return made;
  throw new Error(`${maker} made no HTML element`);
}
