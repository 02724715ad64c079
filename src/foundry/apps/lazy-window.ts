/**
 * The class of a settings menu whose window's code is fetched when it is opened: Foundry wants a class at once, and makes one of it
 * with each click.
 */
export function lazyWindow(open: () => Promise<unknown>) {
  return class LazyWindow extends foundry.applications.api.ApplicationV2 {
    override async render(): Promise<this> {
      await open();
      return this;
    }
  };
}
