import type { AspectSource } from "../../src/view/actor/sheet-source.ts";

/** An aspect as a sheet reads it, with nothing special about it unless given. Its name is its id. */
export function aspectSource(id: string, own: Partial<AspectSource> = {}): AspectSource {
  return {
    id,
    uuid: `Actor.a.Item.${id}`,
    name: id,
    kind: "character",
    role: "",
    level: 1,
    checked: 0,
    persistent: false,
    locked: false,
    lockedTo: "",
    nature: "lasting",
    free: [],
    quality: null,
    maker: "",
    about: "",
    trait: "",
    severity: "",
    negative: false,
    zone: "",
    hidden: false,
    described: false,
    ...own,
  };
}
