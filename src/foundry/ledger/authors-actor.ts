import { ok, refuse, type Result } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerActor } from "./ledger-documents.ts";

/** The actor an entry is made for, if its author plays it. */
export function authorsActor({
  actor: uuid,
  actorName,
  author,
}: Pick<Entry, "actor" | "actorName" | "author">): Result<NornActor> {
  const actor = ledgerActor(uuid);
  const user = game.users.get(author);
  if (!actor || !user) return refuse("actor-gone", { actor: actorName });
  return actor.testUserPermission(user, "OWNER") ? ok(actor) : refuse("not-yours", { actor: actor.name });
}
