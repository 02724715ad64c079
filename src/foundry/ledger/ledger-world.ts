import type { World } from "../../ledger/world.ts";
import { activeGame } from "../settings/active-game.ts";
import { ledgerStore } from "./ledger-store.ts";
import { worldOfDocuments } from "./world-of-documents.ts";

/** The world as this client knows it now. */
export function ledgerWorld(): World {
  return worldOfDocuments(activeGame(), ledgerStore());
}
