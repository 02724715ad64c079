/**
 * The class of a settings menu whose window's code is fetched when it is opened: Foundry needs a class at once, and creates an
 * instance on each click.
 */
export function lazyWindow(open: () => Promise<unknown>) {
  return class LazyWindow extends foundry.applications.api.ApplicationV2 {
    override async render(): Promise<this> {
      await open();
      return this;
    }
  };
}
