import { callAllHooks } from "../../platform.ts";
import type { DrawnActor, DrawnToken } from "./scene-types.ts";

/** A token as it lies on the scene: what `canvas.tokens` holds. */
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

  get isOwner(): boolean {
    return this.document.isOwner;
  }

  /** Take the token, so that one speaks and acts with it. */
  control(): boolean {
    if (this.controlled || !this.isOwner) return this.controlled;
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
