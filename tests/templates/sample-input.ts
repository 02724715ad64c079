import { newActor } from "../../src/rules/snapshot.ts";
import type { AspectKind } from "../../src/rules/aspects/aspect-kind.ts";
import type { Ruleset } from "../../src/rules/ruleset.ts";
import { aspectSource } from "../samples/aspect-input.ts";
import type { AspectInput, LinkInput, SheetInput, ThingInput } from "../../src/view/actor/sheet-input.ts";

export const LONG = "The tide that took my brother owes me a ship and a harbour to sail it home to. ".repeat(64);
export const SCRIPT = `<script>alert("knot")</script><img src=x onerror="alert(1)"> & 'more'`;

const PHRASES = [
  "Last keeper of the drowned lighthouse",
  "Every debt is a knot somebody can pull",
  "My sister flies for the other side",
  "Knows each smuggler by the sound of his oars",
  "Cannot leave a riddle on the table",
  "Hands that mend anything but the past",
  "Reads the weather in old wounds",
  "A name that opens the back doors of the harbour",
  "Quick as a cut rope",
  "The patience of a heron",
];

const HEIGHTS = [4, 3, 3, 2, 2, 2, 1, 1, 1, 1];

function aspect(index: number, own: Partial<AspectInput>): AspectInput {
  return aspectSource(`aspect${String(index).padStart(10, "0")}`, {
    uuid: `Actor.sample.Item.aspect${index}`,
    name: PHRASES[index % PHRASES.length] ?? "",
    level: 1 + (index % 3),
    checked: index % 2,
    persistent: index % 3 === 0,
    lock: { on: index % 4 === 1, trait: "", gain: "plus-two", words: "" },
    lockedTo: "climbing rigging",
    ...own,
  });
}

function aspectsFor(ruleset: Ruleset, trait: string): AspectInput[] {
  const roles = ruleset.aspects.roles.flatMap((role) => Array.from({ length: role.count ?? 4 }, () => role));
  const own = roles.map((role, index) =>
    aspect(index, { kind: role.kind, role: role.id, traitName: role.kind === "specialty" ? trait : "", described: index === 0 }),
  );
  const now: AspectKind = "consequence";
  return [
    ...own,
    aspect(own.length, {
      kind: now,
      name: "Cracked ribs",
      nature: "sticky",
      freeOf: [{ id: "f", count: 1, holder: "", mine: true }],
      level: 1,
    }),
  ];
}

function thing(index: number, type: ThingInput["type"], name: string, facts: ThingInput["facts"]): ThingInput {
  return {
    id: `thing${String(index).padStart(11, "0")}`,
    uuid: `Actor.sample.Item.thing${index}`,
    type,
    name,
    img: "",
    facts,
    equipped: type === "gear" ? index % 2 === 0 : null,
    does: [{ key: "NORN.Named", args: { name: name } }],
    uses: [true, false],
    usable: [{ effect: "e0", words: { key: "NORN.Named", args: { name } } }],
    attacks: facts["category"] === "weapon" ? [{ id: `thing${String(index).padStart(11, "0")}`, words: null }] : [],
    activates: type === "power",
    described: index % 2 === 0,
  };
}

/**
 * The sheet of an invented character in a game: `full` as in play, `empty` as just created, `hostile` with long texts and markup.
 */
export function sampleSource(ruleset: Ruleset, fill: "full" | "empty" | "hostile", type = "character"): SheetInput {
  const { list, groups } = ruleset.traits;
  const stepped = ruleset.ladder.length > 0;
  const chosen = list.filter((_, index) => index % 3 === 0).slice(0, HEIGHTS.length);
  const base = stepped ? -1 : 0;
  const traits = list.map(({ key, group }, index) => {
    const fallback = groups.find(({ id }) => id === group)?.defaultRank ?? 0;
    const place = chosen.findIndex((plan) => plan.key === key);
    const rank = stepped
      ? place === -1
        ? fallback
        : (HEIGHTS[place] ?? 0) + (fallback === base ? -1 : 0) + 0
      : fallback + (index % 4);
    const name = key.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase());
    return {
      id: `trait${String(index).padStart(11, "0")}`,
      uuid: `Actor.sample.Item.trait${index}`,
      name,
      key,
      group,
      rank,
      start: null,
      experience: 0,
      specialty: !stepped && index % 7 === 6,
    };
  });
  const aspects = fill === "empty" ? [] : aspectsFor(ruleset, traits[0]?.name ?? "");
  const text = fill === "hostile" ? SCRIPT : null;
  const marked = aspects.map((entry, index) =>
    text === null ? entry : { ...entry, name: index === 0 ? LONG : text, described: true },
  );
  const known = fill === "empty" ? [] : traits.map((entry) => (text === null ? entry : { ...entry, name: text }));
  return {
    pointsAhead: null,
    actor: newActor({
      id: "sample",
      uuid: "Actor.sample",
      name: text ?? "Maren Oake",
      type,
      tier: "",
      size: 0,
      traits: known,
      aspects: marked,
      tracks:
        fill === "empty"
          ? []
          : ruleset
              .tracks({ ...emptyActor(type), traits: known }, {})
              .map(({ id, rows }) => ({ id, boxes: [`${rows[0]?.id}-0`], bonus: id === "armor" ? 3 : 0 })),
      ...(type === "vehicle" && { vehicle: { techLevel: null, upgraded: 1, fated: 0, armored: 2 } }),
      fatePoints: { value: 4, refresh: 6, debt: 0, held: 1 },
    }),
    img: "icons/svg/mystery-man.svg",
    scene: "Scene.gone",
    scenes: [{ id: "Scene.quay", name: text ?? "The quay" }],
    everywhere: false,
    summary: text ?? "Keeper of a light that no chart shows any more",
    aspects: marked,
    things:
      fill === "empty"
        ? []
        : [
            thing(0, "stunt", text ?? "Light in the fog", { tier: "expert", cost: 1 }),
            thing(1, "gear", text ?? "Boathook", { category: "weapon", weapon: 2, armor: 0, quantity: 1 }),
            thing(2, "extra", text ?? "The Petrel, a cutter", { kind: "equipment", cost: 2 }),
          ],
    links:
      fill === "empty"
        ? []
        : [
            link(0, text ?? "Ina Brandt", { role: "pilot", waiting: [text ?? "Player 1"] }),
            link(1, text ?? "Deckhand", { type: "npc", role: "crew", count: 12 }),
            link(2, text ?? "Old Tom", { type: "", missing: true, opens: false }),
          ],
    members: fill !== "empty" && type === "unit" ? [{ heads: 12, refresh: 3 }] : [],
    heals: fill !== "empty",
    out: fill === "hostile" ? "gave-up" : "",
    elsewhere: fill === "empty" ? [] : foreignItemsFor(ruleset, text),
  };
}

function link(index: number, name: string, own: Partial<LinkInput>): LinkInput {
  const actor = `Actor.linked${index}`;
  const plain = { type: "character", role: "", count: 1, missing: false, opens: true, waiting: [] } as const;
  return { key: `Actor-linked${index}`, actor, name, img: "icons/svg/mystery-man.svg", ...plain, ...own };
}

/** What other games have left, in each place of the sheet. */
function foreignItemsFor(ruleset: Ruleset, name: string | null): SheetInput["elsewhere"] {
  const game = ruleset.id === "strands" ? "trifold" : "strands";
  const own = { game, kind: "character", rank: 2, isTaken: () => false };
  return [
    { ...own, id: "elsewhere0000000", uuid: "Actor.sample.Item.e0", type: "aspect", name: name ?? "Swore off the sea" },
    { ...own, id: "elsewhere0000001", uuid: "Actor.sample.Item.e1", type: "aspect", name: name ?? "Nobody's apprentice" },
    { ...own, id: "elsewhere0000002", uuid: "Actor.sample.Item.e2", type: "skill", name: name ?? "Craft", isTaken: () => true },
    { ...own, id: "elsewhere0000003", uuid: "Actor.sample.Item.e3", type: "gear", name: name ?? "Signal lamp" },
  ];
}

function emptyActor(type: string): SheetInput["actor"] {
  return newActor({ id: "sample", uuid: "Actor.sample", type });
}
