import { isPicture } from "../../view/exchange/read-actor.ts";
import type { ForeignCharacter, ForeignThing } from "../../view/exchange/foreign/foreign-character.ts";

/** Requests made for pictures of one file. */
const MOST_ASKED = 60;

/**
 * A character of another world names pictures that may not be here: those are listed with the rest, since a broken picture shows
 * less than none. Pictures elsewhere on the web cannot be asked for, and stay.
 */
export async function withoutMissingPictures(character: ForeignCharacter): Promise<ForeignCharacter> {
  const { img, tokenImg, stunts, extras } = character;
  const named = [img, tokenImg, ...[...stunts, ...extras].map((thing) => thing.img)].filter((path) => path !== "");
  const asked = [...new Set(named)].filter((path) => isPicture(path) && !isElsewhere(path)).slice(0, MOST_ASKED);
  const there = await Promise.all(asked.map((path) => foundry.utils.srcExists(path)));
  const missing = asked.filter((_, index) => there[index] !== true);
  const kept = (path: string): string => (missing.includes(path) ? "" : path);
  const keptIn = (thing: ForeignThing): ForeignThing => ({ ...thing, img: kept(thing.img) });
  return {
    ...character,
    img: kept(img),
    tokenImg: kept(tokenImg),
    stunts: stunts.map(keptIn),
    extras: extras.map(keptIn),
    rest: [...missing.map((value) => ({ what: game.i18n.localize("NORN.Exchange.noPicture"), value })), ...character.rest],
  };
}

function isElsewhere(path: string): boolean {
  return /^(?:[a-z]+:|\/\/)/i.test(path);
}
