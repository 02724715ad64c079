/** The types of each document that Norn adds. `template.json` and `system.json` name the same. */
export const ACTOR_TYPES = ["character", "npc", "vehicle", "organization", "unit", "situation"] as const;
export type ActorType = (typeof ACTOR_TYPES)[number];

export const ITEM_TYPES = ["aspect", "skill", "stunt", "power", "extra", "gear", "phase", "challenge"] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

export const MESSAGE_TYPES = ["action", "request", "entry", "card"] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];
