/**
 * What systems ask of the canvas that needs nothing here: the whole scene is always in view, and no light, sight or scrolling text is
 * drawn. Each does nothing and says so as Foundry says that there is nothing more to do.
 */
export function undrawnCanvas(): Readonly<Record<string, unknown>> {
  return {
    pan: (): void => {},
    animatePan: async (): Promise<boolean> => true,
    recenter: async (): Promise<boolean> => true,
    ping: async (): Promise<boolean> => false,
    interface: { createScrollingText: async (): Promise<null> => null },
    perception: { update: (): void => {}, initialize: (): void => {} },
  };
}
