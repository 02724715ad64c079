import { idOf, type Source } from "../../world/source.ts";
import { describeDocument } from "./document-place.ts";
import { RefusedError, type Action } from "./operation.ts";
import type { RequestContext } from "./request-context.ts";

/** @throws RefusedError in Foundry's words (platform.md §3.4) unless the user may do this */
export const requirePermission = (
  context: RequestContext,
  action: Exclude<Action, "get">,
  source: Source,
  changes: Source,
): void => {
  const { user, policy, place } = context;
  if (policy.permits(user, action, place, source, changes)) return;
  throw new RefusedError(`User ${String(user["name"])} lacks permission to ${action} ${describeDocument(place, idOf(source))}`);
};
