/** What of an application is needed here. */
interface Shown {
  redraw(): void;
  render(options: { force: true }): Promise<unknown>;
  close(options: { animate: false }): Promise<unknown>;
}

/** An application on the page that a client's setting shows and hides. It is made when it is first shown. */
export class ShownBySetting<App extends Shown> {
  readonly #setting: "strip" | "board";
  readonly #make: () => App;
  #app: App | null = null;
  #follows: Promise<void> = Promise.resolve();

  constructor(setting: "strip" | "board", make: () => App) {
    this.#setting = setting;
    this.#make = make;
  }

  /** Nothing while it has not been shown yet. */
  redraw(): void {
    this.#app?.redraw();
  }

  /** Shows or hides it as the setting says, one call after another: what is still closing cannot be shown. */
  async follow(): Promise<void> {
    const turn = (): Promise<void> => this.#follow();
    this.#follows = this.#follows.then(turn, turn);
    await this.#follows;
  }

  async #follow(): Promise<void> {
    if (!game.settings.get("norn", this.#setting)) return void (await this.#app?.close({ animate: false }));
    this.#app ??= this.#make();
    await this.#app.render({ force: true });
  }
}
