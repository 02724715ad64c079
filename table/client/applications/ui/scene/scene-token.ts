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

  /** Selects the token, so that the user speaks and acts with it. */
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

function userTargets(): Set<{ readonly id: string | null }> {
  return currentUser()?.targets ?? new Set();
}
