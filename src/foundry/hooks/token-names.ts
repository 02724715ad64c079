import { followUp } from "../documents/follow-up.ts";
import { type NornActor, RENAMED_FROM } from "../documents/norn-actor.ts";

/** Gives an actor's new name to its placed tokens that were called as it was, on all scenes. Called in `init`. */
export function registerTokenNames(): void {
  Hooks.on("updateActor", (actor, _changed, options, userId) => {
    const before: unknown = Reflect.get(options, RENAMED_FROM);
    if (typeof before === "string" && userId === game.user.id) void renameTokens(actor, before);
  });
}

async function renameTokens(actor: NornActor, before: string): Promise<void> {
  const tokens = actor.token ? [actor.token] : actor.getDependentTokens();
  for (const token of tokens.filter(({ name, isOwner }) => name === before && isOwner))
    await followUp(token, () => token.update({ name: actor.name }));
}
