import { lookUp } from "../../rules/look-up.ts";
import { ACTOR_TYPES, ITEM_TYPES } from "./subtypes.ts";

/** FontAwesome classes (the free set) for all our types. */
const ICONS = {
  Actor: {
    character: "fa-solid fa-user",
    npc: "fa-solid fa-user-group",
    vehicle: "fa-solid fa-ship",
    organization: "fa-solid fa-landmark",
    unit: "fa-solid fa-people-group",
    situation: "fa-solid fa-mountain-sun",
  },
  Item: {
    aspect: "fa-solid fa-quote-left",
    skill: "fa-solid fa-hand-fist",
    stunt: "fa-solid fa-star",
    power: "fa-solid fa-bolt",
    extra: "fa-solid fa-puzzle-piece",
    gear: "fa-solid fa-toolbox",
    phase: "fa-solid fa-hourglass-half",
    challenge: "fa-solid fa-stairs",
  },
  ChatMessage: {
    action: "fa-solid fa-dice",
    request: "fa-solid fa-hourglass-half",
    entry: "fa-solid fa-coins",
    card: "fa-solid fa-note-sticky",
  },
  Combat: { conflict: "fa-solid fa-shield-halved" },
  Combatant: { participant: "fa-solid fa-person" },
} as const;

export function registerTypeIcons(): void {
  for (const [document, icons] of Object.entries(ICONS)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of our own record; the types leave typeIcons out
    const config = CONFIG[document as keyof typeof ICONS] as { typeIcons?: Record<string, string> };
    config.typeIcons = { ...config.typeIcons, ...icons };
  }
}

const TYPES: Readonly<Record<string, readonly string[]>> = { Actor: ACTOR_TYPES, Item: ITEM_TYPES };

/** The path of our own picture for a type of actor or item; null for a type that is not Norn's. */
export function typeImage(document: "Actor" | "Item", type: string | undefined): string | null {
  if (!type || !lookUp(TYPES, document)?.includes(type)) return null;
  return `systems/norn/assets/${document.toLowerCase()}/${type}.svg`;
}
