import { ok, refuse, type Result } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { knowsAspect } from "../invoke/known-aspects.ts";
import { ledgerAspect } from "./ledger-documents.ts";

type AboutAspect = Pick<Entry, "author"> & { readonly asked: Pick<Entry["asked"], "aspect" | "aspectName"> };

/** The aspect an entry is about, if it is in play and the entry's author may know of it. */
export function aspectAskedFor({ asked, author: userId }: AboutAspect): Result<NornItem<"aspect">> {
  const author = game.users.get(userId);
  const aspect = ledgerAspect(asked.aspect);
  if (author && aspect?.inPlay && knowsAspect(author, aspect)) return ok(aspect);
  return refuse("aspect-gone", { aspect: asked.aspectName });
}
