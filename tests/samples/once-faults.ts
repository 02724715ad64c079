import type { Entry } from "../../src/ledger/entry.ts";
import { cardsLeft } from "../../src/ledger/kinds/deal.ts";
import { standing } from "../../src/ledger/order.ts";
import type { PlainWorld } from "./plain-world.ts";

/** What an entry does that can be done only once while it stands; null for nothing. */
function onceOf({ kind, request }: Entry): readonly string[] | null {
  switch (kind) {
    case "create":
      if (request.roll === "") return null;
      return request.stake ? ["places", request.roll, request.target] : ["comes of", request.roll];
    case "remove":
      return request.roll === "" ? null : ["comes of", request.roll];
    case "reveal":
      return request.aspect === "" ? null : ["comes of", request.roll];
    case "harm":
    case "defend":
    case "call-shot":
      return [kind, request.roll, request.target];
    case "block":
    case "dramatic":
    case "strain":
      return [kind, request.roll];
    case "oppose":
      return [kind, request.roll];
    case "join":
      return [kind, request.joining];
    case "cost":
      return [kind, request.roll, request.what];
    case "purchase":
      return [kind, request.roll, String(request.taken)];
    case "use":
      return request.roll === "" ? null : [kind, request.roll, request.feature, request.effect];
    case "claim":
    case "reward":
      return [kind, request.deal];
    case "answer-proposal":
    case "counter":
      return [kind, request.entry];
    default:
      return null;
  }
}

/** What stands twice and can only be done once, and reward cards dealt more often than there are of them. */
export function onceFaults({ game: { ruleset, dials }, store }: PlainWorld): string[] {
  const all = store.all();
  const stands = standing(all);
  const once = all.filter(({ id }) => stands.has(id)).flatMap((entry) => onceOf(entry)?.join(" ") ?? []);
  const twice = once.filter((name, place) => once.indexOf(name) !== place);
  const short = (ruleset.rewards(dials) ?? []).filter((card) => cardsLeft(store, card) < 0);
  return [...twice.map((name) => `twice: ${name}`), ...short.map(({ id }) => `dealt too often: ${id}`)];
}
