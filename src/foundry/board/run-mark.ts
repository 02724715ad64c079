import type { Aim } from "../roll/roll-setup.ts";

/** What a roll is made for that is a run to a zone. */
export function runMark({ place, zone }: Aim): string {
  return `${place}#${zone}`;
}

/** Where such a roll leads; null for any other. */
export function readRunMark(madeFor: string): Aim | null {
  const [place = "", zone = ""] = madeFor.split("#");
  return zone === "" ? null : { place, zone };
}
