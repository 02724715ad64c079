import type { BoardSituation } from "../../view/board/board.view.ts";
import { FittedHeight } from "../apps/fitted-height.ts";
import { keepRendered } from "../redraw/keep-rendered.ts";
import { templatePath } from "../words/template-path.ts";
import { BoardBase } from "./board-base.ts";

/** The situation board: every place in sight with its aspects as cards, what is suggested, and the conflict. */
export class BoardWindow extends BoardBase {
  static override DEFAULT_OPTIONS = {
    id: "norn-board",
    classes: ["norn-board"],
    position: { width: 560, height: 640 },
    window: { title: "NORN.Board.title", icon: "fa-solid fa-map-location-dot", resizable: true },
  };

  static override PARTS = {
    board: { template: templatePath("board/board.hbs"), scrollable: [""] },
  };

  readonly #height = new FittedHeight();

  protected override async _postRender(...args: Parameters<BoardBase["_postRender"]>): Promise<void> {
    await super._postRender(...args);
    this.#height.fit(this);
  }

  /** Redrawn at once: it is opened to be watched. */
  protected override get delay(): number {
    return 0;
  }

  protected override async _prepareContext(): Promise<object> {
    const view = this.board({ folded: false, slim: false });
    return { ...view, root: this.id, places: view.places.map((place) => this.#skipUnchanged(place, view.game)) };
  }

  /** Zones, and they on their picture, are drawn only where they have changed: else a change takes more than twice as long. */
  #skipUnchanged(place: BoardSituation, game: string): object {
    const page = this.parts["board"]?.ownerDocument ?? null;
    const piece = <View extends object>(name: string, view: View) => {
      const elementId = `${this.id}-${name}`;
      return { ...view, elementId, ...keepRendered(page, elementId, [game, place.editable, view]) };
    };
    const zones = place.zones.map((zone) => piece(`in-${zone.id}`, zone));
    const { picture } = place;
    const nodes = picture?.nodes.map((node) => piece(`on-map-${node.id}`, node));
    return { ...place, zones, picture: picture && { ...piece(`map-${place.uuid}`, picture), nodes } };
  }
}
