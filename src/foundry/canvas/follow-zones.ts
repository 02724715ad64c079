import { storedZone } from "../documents/actors-in-play.ts";
import { loadedDocument } from "../documents/document-by-uuid.ts";
import { followUp, sayNotWritten } from "../documents/follow-up.ts";
import { NornActor } from "../documents/norn-actor.ts";
import { isActorOfType } from "../documents/of-type.ts";
import { retryRemaining } from "../documents/retry-remaining.ts";
import { zoneFinder } from "../documents/zone-finder.ts";

type Token = TokenDocument.Implementation;

const moved = new Set<Token>();

/**
 * The zone a token stands in is stored on its actor, by the client that moved the token or the region, in one write but for unlinked
 * tokens: so those who stood in a region are still in its zone when the region, the scene or the token is gone.
 */
const store = foundry.utils.debounce(() => {
  const tokens = [...moved];
  moved.clear();
  void storeZones(tokens);
}, 50);

function follow(tokens: Iterable<Token>, user: string): void {
  if (user !== game.user.id) return;
  for (const token of tokens) moved.add(token);
  store();
}

async function storeZones(tokens: readonly Token[]): Promise<void> {
  const finders = new Map([...new Set(tokens.map(({ parent }) => parent))].map((scene) => [scene, zoneFinder(scene)] as const));
  const stored = new Map<string, string>();
  for (const { actor, parent } of tokens) {
    if (!(actor instanceof NornActor) || !actor.isOwner || actor.type === "situation") continue;
    const zone = finders.get(parent)?.(actor) ?? "";
    if (zone === storedZone(actor)) continue;
    if (actor.isToken) await followUp(actor, () => actor.update({ system: { zone } }));
    else if (actor.id) stored.set(actor.id, zone);
  }
  try {
    await retryRemaining(
      [...stored.keys()],
      (id) => game.actors.has(id),
      (ids) => NornActor.implementation.updateDocuments(ids.map((_id) => ({ _id, system: { zone: stored.get(_id) ?? "" } }))),
    );
  } catch (error) {
    sayNotWritten(error);
  }
}

/** A zone and its region have one name: the one that was changed last. */
async function renameRegions(place: NornActor): Promise<void> {
  if (!isActorOfType(place, "situation")) return;
  for (const { name, region } of Object.values(place.system.zones)) {
    const drawn = loadedDocument(region ?? "");
    if (drawn instanceof RegionDocument && drawn.name !== name && name !== "")
      await followUp(drawn, () => drawn.update({ name }));
  }
}

async function renameZone({ uuid, name }: RegionDocument.Implementation): Promise<void> {
  for (const place of game.actors) {
    if (!isActorOfType(place, "situation")) continue;
    const [id] = Object.entries(place.system.zones).find(([, { region }]) => region === uuid) ?? [];
    if (id !== undefined && place.isOwner) await followUp(place, () => place.update({ system: { zones: { [id]: { name } } } }));
  }
}

/** Called in `init`. */
export function followZones(): void {
  Hooks.on("createToken", (token, _options, user) => follow([token], user));
  Hooks.on("updateToken", (token, _changed, _options, user) => follow([token], user));
  Hooks.on("moveToken", (token, _movement, _options, { id }) => follow([token], id ?? ""));
  Hooks.on("createRegion", ({ parent }, _options, user) => follow(parent?.tokens ?? [], user));
  Hooks.on("updateRegion", (region, changed, _options, user) => {
    follow(region.parent?.tokens ?? [], user);
    if (user === game.user.id && "name" in changed) void renameZone(region);
  });
  Hooks.on("updateActor", (actor, changed, _options, user) => {
    if (user === game.user.id && foundry.utils.hasProperty(changed, "system.zones")) void renameRegions(actor);
  });
}
