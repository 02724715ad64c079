import { ownCharacter } from "../documents/actors-in-play.ts";
import type { AspectAction } from "../entries/aspect-menu.ts";
import { hasToldUse, openSpend } from "./open-spend.ts";

/** Invoking for an effect, or declaring something, from the aspect itself. */
export const SPEND_ASPECT_ACTIONS: readonly AspectAction[] = (["effect", "declaration"] as const).map((use) => ({
  id: use,
  icon: "fa-coins",
  offered: ({ actor }) => hasToldUse(use) && (Boolean(actor?.isOwner) || ownCharacter() !== null),
  run: ({ actor, uuid }) => openSpend(actor, { use, aspect: uuid }),
}));
