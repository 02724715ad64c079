import { newAspect } from "../../src/rules/aspects/aspect.ts";
import type { AspectInput } from "../../src/view/actor/sheet-input.ts";

/** An aspect as a sheet reads it, with nothing special about it unless given. Its name is its id. */
export function aspectSource(id: string, own: Partial<AspectInput> = {}): AspectInput {
  return {
    ...newAspect({ uuid: `Actor.a.Item.${id}`, name: id, parent: "Actor.a", kind: "character" }),
    lockedTo: "",
    freeOf: [],
    makerName: "",
    aboutName: "",
    traitName: "",
    zoneName: "",
    thingName: "",
    knownTo: [],
    described: false,
    ...own,
  };
}
