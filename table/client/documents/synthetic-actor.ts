import * as ours from "../../common/ours.ts";
import { isPlain, listOf, type PlainObject } from "../../common/plain-object.ts";
import { mergeObject } from "../../common/utils/merge-object.ts";
import type { Actor } from "./actor.ts";
import type { TokenDocument } from "./token-document.ts";

/** An unlinked token's actor: the world's actor merged with the token's delta. */
export function syntheticActor(token: TokenDocument, base: Actor): Actor {
  const cls = base.constructor as new (data: object, context: object) => Actor;
  return new cls(syntheticSource(token, base), { parent: token });
}

/** Updates the token's own actor after a change of the token or its world actor. Returns it if it existed already. */
export function followSyntheticActor(token: TokenDocument): Actor | null {
  const { [ours.ownActor]: own, baseActor } = token;
  if (!own || !baseActor) return null;
  own.updateSource(syntheticSource(token, baseActor), { recursive: false, fallback: true, _fromServer: true });
  return own;
}

function syntheticSource(token: TokenDocument, base: Actor): PlainObject {
  const { items, effects, ...delta } = structuredClone(token.delta);
  const data = mergeObject(base.toObject(), delta, { performDeletions: true });
  data["items"] = overlay(data["items"], items);
  data["effects"] = overlay(data["effects"], effects);
  return data;
}

/** Embedded documents by id: those of the token replace or join those of the actor; `_tombstone` removes one. */
function overlay(own: unknown, changed: unknown): PlainObject[] {
  const changes = listOf(changed).filter(isPlain);
  const kept = listOf(own)
    .filter(isPlain)
    .filter((entry) => !changes.some((change) => change["_id"] === entry["_id"]));
  return [...kept, ...changes.filter((change) => change["_tombstone"] !== true)];
}
