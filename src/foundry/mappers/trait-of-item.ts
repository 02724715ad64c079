import type { StoredTrait, Trait } from "../../rules/traits/trait.ts";

/** The part of a skill item that is read. A live item satisfies it. */
export interface TraitItem {
  readonly id: string | null;
  readonly uuid: string;
  readonly name: string;
  readonly system: StoredTrait;
}

/** A trait as it is now. */
export function traitOfItem({ id, uuid, name, system }: TraitItem): Trait {
  const { key, group, rank, start, experience, specialty } = system;
  return { id: id ?? "", uuid, name, key, group, rank, start, experience, specialty };
}
