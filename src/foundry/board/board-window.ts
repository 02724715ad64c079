import { templatePath } from "../template-path.ts";
import { BoardBase } from "./board-base.ts";

/** The situation board: every place in sight with its aspects as cards, what is suggested, and the conflict. */
export class BoardWindow extends BoardBase {
  static override DEFAULT_OPTIONS = {
    id: "norn-board",
    classes: ["norn-board"],
    position: { width: 560, height: 560 },
    window: { title: "NORN.Board.title", icon: "fa-solid fa-map-location-dot", resizable: true },
  };

  static override PARTS = {
    board: {
      template: templatePath("board/board.hbs"),
      templates: ["aspect", "add", "proposals", "call", "roll-for", "conflict", "person", "board-zone", "zone-map"]
        .map((name) => templatePath(`board/${name}.hbs`))
        .concat(["list", "ladder"].map((name) => templatePath(`challenges/${name}.hbs`))),
      scrollable: [""],
    },
  };

  protected override async _prepareContext(): Promise<object> {
    return { ...this.board(), root: this.id };
  }
}
