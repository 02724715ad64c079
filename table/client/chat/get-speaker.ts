import { clientState } from "../core/client-state.ts";
import { chatUser, chatWorld } from "./chat-world.ts";
import type { ChatSpeaker, SpeakerActor, SpeakerScene, SpeakerToken } from "./chat-types.ts";

export interface SpeakerOptions {
  scene?: SpeakerScene | null | undefined;
  actor?: SpeakerActor | null | undefined;
  token?: SpeakerToken | { readonly document: SpeakerToken } | null | undefined;
  alias?: string | undefined;
}

/**
 * Who speaks: the given token, else the given actor (as its token on the scene, if it has one), else the selected token, else the
 * user's own character, else the user. Source: platform.md §6 and the knowledge base, "Chat".
 */
export function getSpeaker({ scene, actor, token, alias }: SpeakerOptions = {}): ChatSpeaker {
  if (token) return speakerOfToken("document" in token ? token.document : token, alias);
  if (actor) return speakerOfActor(actor, scene ?? viewedScene(), alias);
  const selected = selectedToken();
  if (selected) return speakerOfToken(selected, alias);
  const { character, name } = chatUser();
  if (character) return speakerOfActor(character, scene ?? viewedScene(), alias);
  return { scene: (scene ?? viewedScene())?.id ?? null, actor: null, token: null, alias: alias || name };
}

function viewedScene(): SpeakerScene | null {
  const { scenes } = chatWorld();
  return scenes.viewed ?? scenes.active ?? null;
}

function selectedToken(): SpeakerToken | undefined {
  return clientState.canvas.tokens?.controlled[0]?.document;
}

function speakerOfToken(token: SpeakerToken, alias: string | undefined): ChatSpeaker {
  return { scene: token.parent?.id ?? null, actor: token.actor?.id ?? null, token: token.id, alias: alias || token.name };
}

function speakerOfActor(actor: SpeakerActor, scene: SpeakerScene | null, alias: string | undefined): ChatSpeaker {
  if (actor.isToken && actor.token) return speakerOfToken(actor.token, alias);
  const token = scene?.tokens.find?.((candidate) => candidate.actor?.id === actor.id);
  return { scene: scene?.id ?? null, actor: actor.id, token: token?.id ?? null, alias: alias || token?.name || actor.name };
}

/** The actor of a speaker: its token's on the scene first, then the one in the world. */
export function getSpeakerActor(speaker: ChatSpeaker): SpeakerActor | null {
  const { scenes, actors } = chatWorld();
  const token = speaker.scene && speaker.token ? scenes.get(speaker.scene)?.tokens.get(speaker.token) : undefined;
  return token?.actor ?? (speaker.actor ? actors.get(speaker.actor) : undefined) ?? null;
}
