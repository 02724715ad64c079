import { currentGame } from "../applications/platform.ts";
import type { ChatUser, ChatWorld } from "./chat-types.ts";

/** The current world. @throws {Error} before there is one */
export function chatWorld(): ChatWorld {
  const game = currentGame<ChatWorld>();
  if (!game) throw new Error("Chat needs an open world");
  return game;
}

/** This client's user. @throws {Error} before the world is loaded */
export function chatUser(): ChatUser {
  const { user } = chatWorld();
  if (!user) throw new Error("Chat needs an open world");
  return user;
}
