import type { CallAsks } from "../../ledger/requests/calls.ts";
import { NornActor } from "../documents/norn-actor.ts";
import { isSituation } from "../documents/actors-in-play.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { keepSecret } from "./secret-difficulties.ts";

interface How {
  /** The difficulty is a secret of this GM. */
  readonly secret: boolean;
  /** Only those who are called see the call. */
  readonly quiet: boolean;
}

/** A GM calls for a roll. */
export async function submitCall(asked: Omit<CallAsks, "secret">, { secret, quiet }: How): Promise<void> {
  const key = secret && asked.difficulty !== null ? await keepSecret(asked.difficulty) : "";
  const request = { ...asked, difficulty: key === "" ? asked.difficulty : null, secret: key };
  await submitEntry({ kind: "call", actor: null, request, ...(quiet ? { readers: playersOf(asked.targets) } : {}) });
}

function playersOf(uuids: readonly string[]): readonly string[] {
  const actors = uuids.flatMap((uuid) => ledgerActor(uuid) ?? []);
  return [...game.users].flatMap((user) =>
    actors.some((actor) => actor.testUserPermission(user, "OWNER")) ? [user.id ?? ""] : [],
  );
}

/** The actors of the tokens this user has selected. */
export function selectedActors(): NornActor[] {
  const actors = (canvas?.tokens?.controlled ?? []).flatMap(({ document: { actor } }) =>
    actor instanceof NornActor ? [actor] : [],
  );
  return [...new Set(actors)].filter((actor) => !isSituation(actor));
}
