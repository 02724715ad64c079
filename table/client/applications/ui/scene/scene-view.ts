import { elementOf } from "../../../core/event-target.ts";
import { BaseGrid } from "../../../canvas/grid.ts";
import { clientState } from "../../../core/client-state.ts";
import { Hooks } from "../../../core/hooks.ts";
import { lacks, watchStandIn } from "../../../core/missing-names.ts";
import { callAllHooks, currentGame, currentUser, localizeOr } from "../../platform.ts";
import { CanvasHud } from "./canvas-hud.ts";
import { dropOnScene, type ScenePoint } from "./drop-on-scene.ts";
import { listenToPlaced } from "./placed-controls.ts";
import { placedShape } from "./placed-shape.ts";
import { undrawnCanvas } from "./undrawn-canvas.ts";
import { sceneElement } from "./scene-element.ts";
import { SceneToken } from "./scene-token.ts";
import type { DrawnScene } from "./scene-types.ts";
import { listenToTokens } from "./token-controls.ts";

/** Changes that are visible on the scene. */
const SEEN = changesOf("Token", "Drawing", "Region", "Scene", "Actor", "ActiveEffect");

function changesOf(...names: readonly string[]): string[] {
  return names.flatMap((name) => [`create${name}`, `update${name}`, `delete${name}`]);
}

/**
 * The plain stand-in for the canvas: the viewed scene as HTML, fitted into the page. It provides the parts of `canvas` that need
 * no renderer: `scene`, `ready`, `dimensions`, `tokens`.
 */
export class SceneView {
  readonly #board: HTMLElement;
  #scene: DrawnScene | null = null;
  #tokens: SceneToken[] = [];
  #waiting = false;
  readonly #hud = new CanvasHud();
  /** Where the pointer was last, in the scene. */
  #pointer: ScenePoint = { x: 0, y: 0 };

  constructor(board: HTMLElement) {
    this.#board = board;
    this.#describe();
    listenToTokens(board, {
      scale: () => 1 / this.#scale(),
      gridSize: () => this.#scene?.grid.size ?? 100,
      token: (id) => this.#scene?.tokens.get(id),
      select: (id) => this.#select(id),
      target: (id, more) => this.#target(id, more),
    });
    listenToPlaced(board, {
      scale: () => 1 / this.#scale(),
      gridSize: () => this.#scene?.grid.size ?? 100,
      placed: (key) => placedShape(this.#scene, key),
    });
    this.#hud.listen(board, (id) => this.#tokens.find((token) => token.id === id));
    board.addEventListener("dragover", (event) => event.preventDefault());
    board.addEventListener("drop", (event) => {
      event.preventDefault();
      void dropOnScene(clientState.canvas, this.#scene, event, this.#pointOf(event));
    });
    board.addEventListener("pointermove", (event) => (this.#pointer = this.#pointOf(event)));
    board.addEventListener("pointerdown", (event) => {
      if (!elementOf(event).closest(".token")) this.#releaseAll();
    });
    for (const hook of SEEN) Hooks.on(hook, () => this.#drawSoon());
    for (const hook of changesOf("Item")) Hooks.on(hook, this.#itemChanged);
    window.addEventListener("resize", () => this.#fit());
    new ResizeObserver(() => this.#fit()).observe(board);
  }

  /** Fills `canvas`. Any other property is reported as missing. */
  #describe(): void {
    const tokens = {
      get: (id: string) => this.#tokens.find((token) => token.id === id),
      releaseAll: () => this.#releaseAll(),
      setTargets: (ids: string[]) => this.#setTargets(ids),
      active: true,
    };
    computed(tokens, {
      controlled: () => this.#tokens.filter((token) => token.controlled),
      placeables: () => this.#tokens,
      ownedTokens: () => this.#tokens.filter((token) => token.isOwner),
      documentCollection: () => this.#scene?.tokens ?? null,
    });
    watchStandIn(tokens, "canvas.tokens");
    const undrawn = undrawnCanvas();
    watchStandIn(SceneToken.prototype, "Token#");
    computed(clientState.canvas, {
      ready: () => this.#scene !== null,
      initialized: () => true,
      scene: () => this.#scene,
      id: () => this.#scene?.id,
      dimensions: () => this.#scene?.dimensions ?? null,
      tokens: () => tokens,
      grid: () => this.#grid,
      activeLayer: () => tokens,
      hud: () => this.#hud,
      mousePosition: () => ({ ...this.#pointer }),
      stage: () => this.#stage,
      ...Object.fromEntries(Object.entries(undrawn).map(([name, part]) => [name, () => part])),
      draw: () => async () => this.draw(),
      canvasCoordinatesFromClient: () => (point: ScenePoint) => this.#coordinates(point.x, point.y),
    });
  }

  /** Where the scene is on the page, as PIXI's stage says it. */
  get #stage(): object {
    const scale = this.#scale();
    const { width = 0, height = 0 } = this.#scene ?? {};
    return { scale: { x: scale, y: scale }, pivot: { x: width / 2, y: height / 2 } };
  }

  /** @throws where the scene has hexagons: the Table does not count them */
  get #grid(): unknown {
    const grid = this.#scene?.grid;
    if (grid && !(grid instanceof BaseGrid)) throw lacks("foundry.grid.HexagonalGrid");
    return grid ?? null;
  }

  /** Draws the viewed scene now. */
  draw(): void {
    const scene = currentGame<{ scenes?: { viewed?: DrawnScene | null } }>()?.scenes?.viewed ?? null;
    const another = scene !== this.#scene;
    this.#scene = scene;
    const held = new Set(this.#tokens.filter((token) => token.controlled).map((token) => token.id));
    this.#tokens = (scene?.tokens.contents ?? []).filter((token) => token.visible).map((token) => new SceneToken(token));
    for (const token of this.#tokens) token.controlled = held.has(token.id);
    this.#keepTargets();
    const { activeElement } = document;
    const focused = focusKey(activeElement);
    const heading = document.createElement("h1");
    heading.className = "visually-hidden";
    heading.textContent = scene?.name ?? localizeOr("SCENE.None", "No scene");
    this.#board.replaceChildren(heading, ...(scene ? [sceneElement(scene, currentUser()?.isGM ?? false)] : [emptyNote()]));
    this.#fit();
    this.#markSelected();
    if (focused) this.#board.querySelector<HTMLElement>(focused)?.focus();
    if (another && scene) callAllHooks("canvasReady", clientState.canvas);
  }

  /** The bars of a token may show what its actor's items make of it. */
  readonly #itemChanged = ({ parent }: { readonly parent: { readonly id: string } | null }): void => {
    if (parent && this.#tokens.some((token) => token.actor?.id === parent.id)) this.#drawSoon();
  };

  /** Several changes at once are drawn once. */
  #drawSoon(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    requestAnimationFrame(() => {
      this.#waiting = false;
      this.draw();
    });
  }

  #scale(): number {
    const scene = this.#scene;
    if (!scene) return 1;
    return Math.min(this.#board.clientWidth / scene.width, this.#board.clientHeight / scene.height) || 1;
  }

  #fit(): void {
    const field = this.#board.querySelector<HTMLElement>(".scene-field");
    if (!field || !this.#scene) return;
    const scale = this.#scale();
    const left = (this.#board.clientWidth - this.#scene.width * scale) / 2;
    const top = (this.#board.clientHeight - this.#scene.height * scale) / 2;
    field.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    // Names must stay readable however small the scene is.
    field.style.setProperty("--unscale", String(1 / scale));
  }

  #coordinates(clientX: number, clientY: number): ScenePoint {
    const box = this.#board.querySelector(".scene-field")?.getBoundingClientRect();
    const scale = this.#scale();
    return box ? { x: (clientX - box.left) / scale, y: (clientY - box.top) / scale } : { x: 0, y: 0 };
  }

  #pointOf(event: MouseEvent): ScenePoint {
    const { x, y } = this.#coordinates(event.clientX, event.clientY);
    return { x: Math.round(x), y: Math.round(y) };
  }

  #select(id: string): void {
    for (const token of this.#tokens) {
      if (token.id === id) token.control();
      else token.release();
    }
    this.#markSelected();
  }

  #target(id: string, more: boolean): void {
    const token = this.#tokens.find((one) => one.id === id);
    token?.setTarget(!token.isTargeted, { releaseOthers: !more });
    this.#markSelected();
  }

  #setTargets(ids: readonly string[]): void {
    for (const token of this.#tokens) token.setTarget(ids.includes(token.id ?? ""), { releaseOthers: false });
    this.#markSelected();
  }

  /** Tokens are created again; targeted ones stay targeted while they are on the scene. */
  #keepTargets(): void {
    const targets = currentUser()?.targets;
    const ids = new Set([...(targets ?? [])].map(({ id }) => id));
    targets?.clear();
    for (const token of this.#tokens) if (ids.has(token.id)) targets?.add(token);
  }

  #releaseAll(): void {
    for (const token of this.#tokens) token.release();
    this.#markSelected();
  }

  #markSelected(): void {
    for (const token of this.#tokens) {
      const element = this.#board.querySelector(`[data-token-id="${CSS.escape(token.id ?? "")}"]`);
      element?.setAttribute("aria-pressed", String(token.controlled));
      element?.classList.toggle("targeted", token.isTargeted);
    }
  }
}

/** How to find the element that has the focus in the redrawn scene. */
function focusKey(element: Element | null): string | undefined {
  for (const key of ["data-token-id", "data-placed"]) {
    const value = element?.getAttribute(key);
    if (value) return `[${key}="${CSS.escape(value)}"]`;
  }
  return undefined;
}

function emptyNote(): HTMLElement {
  const note = document.createElement("p");
  note.className = "no-scene";
  note.textContent = localizeOr("SCENE.NoneHint", "There is no scene to look at yet.");
  return note;
}

/** Gives an object computed properties. */
function computed(target: object, getters: Readonly<Record<string, () => unknown>>): void {
  for (const [name, get] of Object.entries(getters))
    Object.defineProperty(target, name, { get, enumerable: true, configurable: true });
}
