import { isFunction, objectOf } from "../../../../common/plain-object.ts";
import { clientState } from "../../../core/client-state.ts";
import { callAllHooks, currentUser } from "../../platform.ts";
import type { DrawnActor, DrawnToken } from "./scene-types.ts";

/** A token on the scene, as in `canvas.tokens`. */
export class SceneToken {
  readonly document: DrawnToken;
  controlled = false;

  constructor(token: DrawnToken) {
    this.document = token;
  }

  get id(): string | null {
    return this.document.id;
  }

  get name(): string {
    return this.document.name;
  }

  get actor(): DrawnActor | null {
    return this.document.actor;
  }

  get x(): number {
    return this.document.x;
  }

  get y(): number {
    return this.document.y;
  }

  /** In pixels of the scene. */
  get w(): number {
    return this.document.getSize?.().width ?? 0;
  }

  get h(): number {
    return this.document.getSize?.().height ?? 0;
  }

  get center(): { x: number; y: number } {
    return { x: this.x + this.w / 2, y: this.y + this.h / 2 };
  }

  get bounds(): { x: number; y: number; width: number; height: number } {
    return { x: this.x, y: this.y, width: this.w, height: this.h };
  }

  get scene(): unknown {
    return this.document.parent ?? null;
  }

  get sheet(): unknown {
    return this.document.sheet ?? null;
  }

  get combatant(): unknown {
    return this.document.combatant ?? null;
  }

  get inCombat(): boolean {
    return this.combatant !== null;
  }

  get isVisible(): boolean {
    return this.document.visible;
  }

  get isOwner(): boolean {
    return this.document.isOwner;
  }

  /** Whether this client's user has targeted it. */
  get isTargeted(): boolean {
    return userTargets().has(this);
  }

  /** Targets the token, or stops; others are released unless `releaseOthers` is false. */
  setTarget(targeted = true, { releaseOthers = true }: { releaseOthers?: boolean } = {}): void {
    const targets = userTargets();
    if (releaseOthers)
      for (const other of [...targets])
        if (other !== this && other instanceof SceneToken) other.setTarget(false, { releaseOthers: false });
    if (targets.has(this) === targeted) return;
    if (targeted) targets.add(this);
    else targets.delete(this);
    callAllHooks("targetToken", currentUser(), this, targeted);
  }

  /** What a system asks to be drawn: the scene view does it itself. */
  readonly renderFlags = { set: (): void => {} };
  async drawBars(): Promise<void> {}
  async drawEffects(): Promise<void> {}
  refresh(): this {
    return this;
  }

  /** Selects the token, so that the user speaks and acts with it; others are released unless `releaseOthers` is false. */
  control({ releaseOthers = true }: { releaseOthers?: boolean } = {}): boolean {
    if (this.controlled || !this.isOwner) return this.controlled;
    if (releaseOthers) releaseTokens();
    this.controlled = true;
    callAllHooks("controlToken", this, true);
    return true;
  }

  release(): boolean {
    if (!this.controlled) return false;
    this.controlled = false;
    callAllHooks("controlToken", this, false);
    return true;
  }
}

function userTargets(): Set<{ readonly id: string | null }> {
  return currentUser()?.targets ?? new Set();
}

/** Releases every token of the scene. */
function releaseTokens(): void {
  const { releaseAll } = objectOf(clientState.canvas["tokens"]);
  if (isFunction(releaseAll)) releaseAll();
}
