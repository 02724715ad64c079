import { newAspect, ok, readPhrase, refuse, type Result } from "../../rules/index.ts";
import type { Entry, EntryOf } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { standingOn, stillStands } from "../order.ts";
import { plainPlan } from "../plan.ts";
import { choiceOf, idOf, namedAspect, namedTarget, textOf } from "../read-input.ts";
import type { EntryBook, World } from "../world.ts";

export interface ProposeRequest {
  readonly words: string;
  /** The place it is to be on; "" for where the scene is. */
  readonly target: string;
  readonly targetName: string;
  /** Id of the zone it is to be in, "" for all of the place. */
  readonly zone: string;
}

export const PROPOSAL_ANSWERS = ["accept", "decline"] as const;
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number];

export interface AnswerProposalRequest {
  /** Id of the proposal. */
  readonly entry: string;
  readonly say: ProposalAnswer;
  /** As proposed; found when it was answered. */
  readonly words: string;
  /** The place the GM puts it on. */
  readonly target: string;
  readonly targetName: string;
  /** The new aspect, "" if it was declined. */
  readonly aspect: string;
  readonly aspectName: string;
}

/** A player proposes an aspect of the scene. It costs nothing and changes nothing until a GM takes it. */
export const PROPOSE: Kind<"propose"> = {
  parse: (input) => ({ words: textOf(input["words"]), ...namedTarget(input), zone: idOf(input["zone"]) }),
  plan: (world, { author, request }) => {
    if (!world.isUser(author)) return refuse("target-gone");
    const words = readPhrase(request.words);
    if (!words.ok) return words;
    const place = placeInReach(world, author, request.target);
    if (!place.ok) return place;
    return ok(plainPlan<"propose">({ ...request, words: words.value, targetName: place.value }));
  },
  about: () => [],
  concerns: ({ target }) => [target],
  asksGm: isOpen,
};

/** A GM takes what was proposed as an aspect of the scene, or declines. */
export const ANSWER_PROPOSAL: Kind<"answer-proposal"> = {
  parse: (input) => {
    const say = choiceOf(PROPOSAL_ANSWERS, input["say"]);
    const words = textOf(input["words"]);
    return say && { entry: idOf(input["entry"]), say, words, ...namedTarget(input), ...namedAspect(input) };
  },
  plan: (world, entry) => {
    const { id, author, request } = entry;
    if (!world.isGm(author)) return refuse("gm-only");
    const proposal = openProposal(world.entries, request.entry);
    if (!proposal) return refuse("proposal-answered");
    const { words, zone } = proposal.request;
    if (request.say === "decline") return ok(plainPlan<"answer-proposal">({ ...request, words, aspect: "", aspectName: "" }));
    const place = world.actor(request.target);
    if (!place) return refuse("target-gone");
    const aspect = newAspect({
      uuid: `${place.uuid}.Item.${world.newId(id, 0)}`,
      name: words,
      parent: place.uuid,
      kind: "scene",
      zone,
    });
    const facts = { ...request, words, targetName: place.name, aspect: aspect.uuid, aspectName: words };
    return ok(plainPlan<"answer-proposal">(facts, [{ type: "aspect-added", aspect }]));
  },
  about: ({ entry }) => [entry],
  concerns: ({ target }) => [target],
  needsGm: () => true,
};

function placeInReach(world: World, author: string, target: string): Result<string> {
  if (target === "") return ok("");
  const place = world.actor(target);
  return place && world.reaches(author, place.uuid) ? ok(place.name) : refuse("target-gone");
}

/** A proposal that no one has answered; null for any other entry. */
export function openProposal(book: EntryBook, id: string): EntryOf<"propose"> | null {
  const entry = book.entry(id);
  return entry?.kind === "propose" && isOpen(book, entry) ? entry : null;
}

/** All of them, oldest first. */
export function openProposals(book: EntryBook): readonly EntryOf<"propose">[] {
  return book.ofKinds(["propose"]).filter((entry) => isOpen(book, entry));
}

function isOpen(book: EntryBook, entry: Entry): boolean {
  return stillStands(book, entry) && standingOn(book, entry.id).every(({ kind }) => kind !== "answer-proposal");
}
