import { newAspect } from "../../rules/aspects/aspect.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { parsePhrase } from "../../rules/created-aspects/create-aspect.ts";
import type { DoneOf, Entry } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { activeOfKinds, activeOn, isActive } from "../order.ts";
import { plainPlan } from "../plan.ts";
import { choiceOf, idOf, namedAspect, textOf } from "../read-input.ts";
import type { EntryBook, World } from "../world.ts";
import { PROPOSAL_ANSWERS } from "../requests/board.ts";

/** A player proposes an aspect of the scene. It costs nothing and changes nothing until a GM takes it. */
export const PROPOSE: Kind<"propose"> = {
  parse: (input) => ({ words: textOf(input["words"]), target: idOf(input["target"]), zone: idOf(input["zone"]) }),
  parseFacts: (input) => ({ words: textOf(input["words"]), targetName: textOf(input["targetName"]) }),
  plan: (world, { author, request }) => {
    if (!world.isUser(author)) return refuse("target-gone");
    const words = parsePhrase(request.words);
    if (!words.ok) return words;
    const place = placeInReach(world, author, request.target);
    if (!place.ok) return place;
    return ok(plainPlan<"propose">({ words: words.value, targetName: place.value }));
  },
  about: () => [],
  concerns: ({ request: { target } }) => [target],
  asksGm: isOpen,
};

/** A GM takes what was proposed as an aspect of the scene, or declines. */
export const ANSWER_PROPOSAL: Kind<"answer-proposal"> = {
  parse: (input) => {
    const say = choiceOf(PROPOSAL_ANSWERS, input["say"]);
    return say && { entry: idOf(input["entry"]), say, target: idOf(input["target"]) };
  },
  parseFacts: (input) => ({ words: textOf(input["words"]), targetName: textOf(input["targetName"]), ...namedAspect(input) }),
  plan: (world, entry) => {
    const { id, author, request } = entry;
    if (!world.isGm(author)) return refuse("gm-only");
    const proposal = openProposal(world.entries, request.entry);
    if (!proposal) return refuse("proposal-answered");
    const { zone } = proposal.request;
    const { words } = proposal.facts;
    if (request.say === "decline") return ok(plainPlan<"answer-proposal">({ words, targetName: "", aspect: "", aspectName: "" }));
    const place = world.actor(request.target);
    if (!place) return refuse("target-gone");
    const aspect = newAspect({
      uuid: `${place.uuid}.Item.${world.newId(id, 0)}`,
      name: words,
      parent: place.uuid,
      kind: "scene",
      zone,
    });
    const facts = { words, targetName: place.name, aspect: aspect.uuid, aspectName: words };
    return ok(plainPlan<"answer-proposal">(facts, [{ type: "aspect-added", aspect }]));
  },
  about: ({ request: { entry } }) => [entry],
  concerns: ({ request: { target } }) => [target],
};

function placeInReach(world: World, author: string, target: string): Result<string> {
  if (target === "") return ok("");
  const place = world.actor(target);
  return place && world.reaches(author, place.uuid) ? ok(place.name) : refuse("target-gone");
}

/** A proposal that no one has answered; null for any other entry. */
function openProposal(book: EntryBook, id: string): DoneOf<"propose"> | null {
  const entry = book.entry(id);
  return entry?.kind === "propose" && entry.state === "done" && isOpen(book, entry) ? entry : null;
}

/** All of them, oldest first. */
export function openProposals(book: EntryBook): readonly DoneOf<"propose">[] {
  return activeOfKinds(book, "propose").filter((entry) => isOpen(book, entry));
}

function isOpen(book: EntryBook, entry: Entry): boolean {
  return isActive(book, entry) && activeOn(book, entry.id).every(({ kind }) => kind !== "answer-proposal");
}
