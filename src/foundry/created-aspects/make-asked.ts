import { ASPECT_NATURES, type AspectNature, MAKING_WAYS, type MakingWay } from "../../rules/index.ts";

/** What an entry of kind `make` asks for besides whom and which words. */
export interface MakeDetails {
  readonly way: MakingWay | null;
  readonly nature: AspectNature;
  readonly level: number;
  readonly quality: number | null;
  /** Uuids: who gets the free invocation ("" for whoever comes first), whom a boost is against. */
  readonly holder: string;
  readonly about: string;
  /** Nobody but game masters is to know. */
  readonly hidden: boolean;
}

/** The request as anybody's client may have written it. */
export function readMakeDetails(details: Readonly<Record<string, unknown>>): MakeDetails {
  const { way, nature, level, quality, holder, about, hidden } = details;
  return {
    way: MAKING_WAYS.find((id) => id === way) ?? null,
    nature: ASPECT_NATURES.find((id) => id === nature) ?? "lasting",
    level: typeof level === "number" && Number.isInteger(level) ? level : 1,
    quality: typeof quality === "number" && Number.isInteger(quality) ? quality : null,
    holder: typeof holder === "string" ? holder : "",
    about: typeof about === "string" ? about : "",
    hidden: hidden === true,
  };
}
