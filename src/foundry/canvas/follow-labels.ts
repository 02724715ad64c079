import { isAuthority, onAuthority } from "../ledger/authority.ts";
import { reasonOf } from "../../ledger/reason-of.ts";

/** Hooks for what may change the words of a label, or who may read them. */
const CHANGES = [
  "createItem",
  "updateItem",
  "deleteItem",
  "updateActor",
  "deleteActor",
  "deleteToken",
  "createUser",
  "updateUser",
  "createDrawing",
  "updateDrawing",
] as const;

/** One round after another: two at once would remove the same label twice. */
let following: Promise<void> = Promise.resolve();

async function followOnce(): Promise<void> {
  try {
    await (await import("./labels.ts")).followAspects();
  } catch (error) {
    const reason = reasonOf(error);
    ui.notifications.error("NORN.Canvas.notFollowed", { format: { reason } });
  }
}

/** Labels follow their aspects, on the one client with the authority: also what changed while no GM was connected. */
export function followLabels(): void {
  const follow = foundry.utils.debounce(() => {
    if (isAuthority() && hasLabels()) following = following.then(followOnce);
  }, 20);
  for (const hook of CHANGES) Hooks.on(hook, () => follow());
  onAuthority(follow);
}

function hasLabels(): boolean {
  return game.scenes.some((scene) => [...scene.drawings].some((one) => foundry.utils.hasProperty(one, "flags.norn.aspect")));
}
