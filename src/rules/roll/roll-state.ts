import type { ActiveGame } from "../ruleset.ts";
import type { CheckModifier, CheckRequest, CheckResult } from "./check.ts";

/** A roll as it is now: the request and the faces. Everything else follows from these two. */
export interface RollState {
  readonly request: CheckRequest;
  readonly faces: readonly number[];
}

/** One change to a roll after it was thrown. `die` counts from 0 in the order of the reading, placed dice first. */
export type RollStep =
  | { readonly kind: "modifier"; readonly modifier: CheckModifier }
  | { readonly kind: "reroll"; readonly dice: readonly number[]; readonly faces: readonly number[] }
  | { readonly kind: "turn"; readonly die: number; readonly face: number }
  | { readonly kind: "more-dice"; readonly modifier: CheckModifier; readonly faces: readonly number[] }
  | { readonly kind: "place-die"; readonly face: number };

/** The roll after a step. `dice` of a reroll are indexes among the thrown dice of the reading. Throws on a missing die. */
export function stepRoll({ ruleset, dials }: ActiveGame, state: RollState, step: RollStep): RollState {
  const { request, faces } = state;
  switch (step.kind) {
    case "modifier":
      return { request: withModifier(request, step.modifier), faces };
    case "more-dice":
      return { request: withModifier(request, step.modifier), faces: [...faces, ...step.faces] };
    case "place-die":
      return { request: placing(request, [...ruleset.plan(request, dials).fixed, step.face]), faces };
    case "turn":
      return replaceDie(ruleset.plan(request, dials).fixed, state, step.die, step.face);
    case "reroll":
      return step.dice.reduce<RollState>((now, die, index) => {
        return replaceDie(ruleset.plan(now.request, dials).fixed, now, die, faceAt(step.faces, index));
      }, state);
  }
}

/** The roll after all steps, in order. */
export function replayRoll(
  game: ActiveGame,
  start: RollState,
  steps: readonly RollStep[],
): RollState & { readonly result: CheckResult } {
  const state = steps.reduce((now, step) => stepRoll(game, now, step), start);
  const { ruleset, dials } = game;
  return { ...state, result: ruleset.resolve(state.request, state.faces, dials) };
}

function withModifier(request: CheckRequest, modifier: CheckModifier): CheckRequest {
  return { ...request, modifiers: [...request.modifiers, modifier] };
}

function placing(request: CheckRequest, placed: readonly number[]): CheckRequest {
  if (request.reading !== "best") throw new Error(`No dice are placed in a roll of ${request.method}.`);
  return { ...request, placed };
}

function faceAt(faces: readonly number[], index: number): number {
  const face = faces[index];
  if (face === undefined) throw new Error(`There is no face for the die ${index + 1} that was rerolled.`);
  return face;
}

function replaceDie(fixed: readonly number[], { request, faces }: RollState, die: number, face: number): RollState {
  if (die < 0 || die >= fixed.length + faces.length) throw new Error(`There is no die ${die + 1} in this roll.`);
  if (die < fixed.length) return { request: placing(request, fixed.with(die, face)), faces };
  return { request, faces: faces.with(die - fixed.length, face) };
}
