import type { Attack } from "../../src/ledger/harm/attack.ts";
import type { World } from "../../src/ledger/world.ts";
import { NO_ARMS } from "../../src/rules/harm/harm-rules.ts";
import { COSTS_SECTION } from "../../src/view/costs/costs-section.ts";
import { BEFORE_SECTION } from "../../src/view/invoke/before-section.ts";
import type { NearAspect } from "../../src/view/invoke/reach.view.ts";
import { BLOCKS_SECTION } from "../../src/view/oppose/blocks-section.ts";
import { beginRoll, type BegunRoll } from "../../src/view/roll/begin-roll.ts";
import { draftRoll, type RollDraft } from "../../src/view/roll/draft-roll.ts";
import type { LastChoices, RollForm } from "../../src/view/roll/roll-form.ts";
import type { RollOptions, Target } from "../../src/view/roll/roll-options.ts";
import type { RollReader, RollSection } from "../../src/view/roll/roll-section.ts";
import { TABLE_SECTION } from "../../src/view/roll/table-section.ts";
import { EFFECTS_SECTION } from "../../src/view/stunts/effects-section.ts";
import { type Text, text } from "../../src/view/text.ts";

/** An attack in the scope of the form with bare hands on all targets, which needs one. */
export function plainAttack(scope: string, otherwise: Partial<Attack> = {}): Attack {
  return { ...{ scope, weapon: NO_ARMS, armor: NO_ARMS, pace: "", distance: 0 }, ...otherwise };
}

/** What every roll is put together from, besides an attack. */
const SECTIONS: readonly RollSection[] = [BLOCKS_SECTION, TABLE_SECTION, COSTS_SECTION, BEFORE_SECTION, EFFECTS_SECTION];

/** Someone by the last part of the uuid. */
export function named(uuid: string): Target {
  return { uuid, name: uuid.replace("Actor.", "") };
}

const spoken = ({ key, args = {} }: Text): string =>
  [key, ...Object.values(args).map((arg) => (typeof arg === "object" ? spoken(arg) : String(arg)))].join(" ");
const word = (id: string): Text => text("NORN.Named", { name: id });

/** Player p1, near everyone's aspects; texts are read as their keys, and no one is anywhere, unless given otherwise. */
export function plainReader(world: World, otherwise: Partial<RollReader> = {}): RollReader {
  return {
    user: "p1",
    words: false,
    traitName: (_, key) => key,
    say: spoken,
    effectNames: () => ({ trait: word, track: word, row: (_, row) => word(row), scope: word, item: (id) => id }),
    here: ["Actor.you", "Actor.foe"].map(named),
    apart: () => null,
    hides: () => false,
    near: () => ["Actor.me", "Actor.foe", "Actor.place"].flatMap((uuid) => nearOn(world, uuid)),
    sections: SECTIONS,
    ...otherwise,
  };
}

function nearOn(world: World, parent: string): NearAspect[] {
  const reach = parent === "Actor.me" ? "own" : parent === "Actor.place" ? "situation" : "others";
  return (world.actor(parent)?.snapshot().aspects ?? []).map((state) => ({
    ...{ uuid: state.uuid, name: state.name, parent: named(parent).name, reach, kind: state.kind },
    ...{ persistent: state.persistent, quality: null, meantFor: "", free: [], state },
  }));
}

export interface PlainRoll {
  readonly reader?: Partial<RollReader>;
  readonly actor?: string;
  readonly pilot?: string;
  readonly trait?: string;
  readonly joins?: string;
  readonly options?: RollOptions;
  readonly last?: LastChoices;
  readonly targeted?: readonly string[];
}

/** The roll of an actor's perception, by `Actor.me` unless given otherwise; null where there is no such trait. */
export function begun(world: World, roll: PlainRoll = {}): BegunRoll | null {
  const { trait = "id-perception", joins = "", options = {}, last = {}, targeted = [] } = roll;
  const actor = world.actor(roll.actor ?? "Actor.me");
  if (!actor) throw new Error("There is nobody to roll.");
  const pilot = world.actor(roll.pilot ?? "");
  const reader = plainReader(world, roll.reader);
  return beginRoll({ world, reader, actor, pilot, trait, joins, options, last, mode: "public", targeted: targeted.map(named) });
}

/** That roll as its window has it, with these fields changed. */
export function drafted(world: World, changed: Partial<RollForm> = {}, roll: PlainRoll = {}): RollDraft {
  const began = begun(world, roll);
  if (!began) throw new Error("There is no such trait.");
  const { setup, form } = began;
  return draftRoll({ world, reader: plainReader(world, roll.reader), setup, form: { ...form, ...changed } });
}
