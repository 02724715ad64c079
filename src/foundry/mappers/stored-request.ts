import { type CheckRequest, type Combination, COMBINATIONS } from "../../rules/roll/check.ts";
import { lookUp } from "../../rules/look-up.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import { traitNames } from "../../view/roll/trait-names.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";

/** A CheckRequest as a message stores it: not validated, and with only what its dice read. */
export interface StoredRequest {
  readonly method: string;
  readonly reading: string;
  readonly traits: readonly {
    readonly id: string;
    readonly name: string;
    readonly rank: number;
    readonly joins: string;
    readonly specialty: boolean;
  }[];
  readonly modifiers: readonly {
    readonly id: string;
    readonly label: string;
    readonly value: number;
    readonly onSuccess?: boolean;
    readonly eases?: boolean;
  }[];
  readonly difficulty: number | null;
  readonly test?: string | undefined;
  readonly enhancement?: number | undefined;
  readonly complication?: number | undefined;
}

/** Placed dice are left out: a roll starts without. */
export function storeRequest(request: CheckRequest) {
  const { method, reading, difficulty } = request;
  const parts = {
    method,
    reading,
    traits: request.traits.map(({ id, name, rank, joins, specialty }) => ({ id, name, rank, joins: joins ?? "", specialty })),
    modifiers: request.modifiers.map(({ id, label, value, onSuccess, eases }) => {
      return { id, label, value, onSuccess: onSuccess === true, eases: eases === true };
    }),
    difficulty,
  };
  if (request.reading !== "hits") return { ...parts, test: request.test } satisfies StoredRequest;
  const { enhancement, complication } = request;
  return { ...parts, enhancement, complication } satisfies StoredRequest;
}

/** The request again. Refused if it was made with dice that this version of its game does not have. */
export function parseStoredRequest(game: string, stored: StoredRequest): Result<CheckRequest, "methodUnknown"> {
  const ruleset: Ruleset | undefined = lookUp(RULESETS, game);
  const known = ruleset?.dice.find(({ id, reading }) => id === stored.method && reading === stored.reading);
  if (!known) return refuse("methodUnknown", { method: stored.method });
  const { id: method, reading } = known;
  const parts = {
    method,
    traits: stored.traits.map((trait) => ({
      ...trait,
      joins: COMBINATIONS.find((way): way is Combination => way === trait.joins) ?? null,
    })),
    modifiers: stored.modifiers.map(({ id, label, value, onSuccess, eases }) => {
      return { id, label, value, ...(onSuccess && { onSuccess }), ...(eases && { eases }) };
    }),
    difficulty: stored.difficulty,
  };
  if (reading !== "hits") return ok({ reading, ...parts, test: stored.test === "dynamic" ? "dynamic" : "static" });
  return ok({ reading, ...parts, enhancement: stored.enhancement ?? 0, complication: stored.complication ?? 0 });
}

/** The traits a message's roll was made with, as its name; the actor's name where its request cannot be read. */
export function rollName({ system }: NornChatMessage<"action">): string {
  const request = parseStoredRequest(system.game, system.request);
  return request.ok ? traitNames(request.value) : system.actorName;
}
