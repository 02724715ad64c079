import type { WindowUser } from "../../platform.ts";

/** The part of documents that the scene view draws; the client's documents satisfy it. */
export interface DrawnToken {
  readonly id: string | null;
  readonly uuid: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly hidden: boolean;
  readonly visible: boolean;
  readonly isOwner: boolean;
  readonly displayName?: number;
  readonly displayBars?: number;
  readonly disposition?: number;
  readonly texture: { readonly src: string | null };
  readonly actor: DrawnActor | null;
  readonly parent?: unknown;
  readonly sheet?: unknown;
  readonly combatant?: unknown;
  getSize?(): { width: number; height: number };
  getBarAttribute?(bar: string): { value: number; max?: number } | null;
  toObject?(): object;
  update(changes: object): Promise<unknown>;
  delete(): Promise<unknown>;
}

export interface DrawnActor {
  readonly id: string | null;
  readonly uuid: string;
  readonly name: string;
  readonly img?: string | null;
  readonly temporaryEffects?: readonly { readonly img?: string | null; readonly name: string }[];
  readonly sheet?: { render(options?: object): unknown } | null;
  testUserPermission(user: never, level: string): boolean;
  getTokenDocument?(data: object): Promise<{ toObject(): object }>;
}

/** What may be moved and sized on the scene. */
interface Changeable {
  canUserModify(user: WindowUser, action: "update"): boolean;
  update(changes: object): Promise<unknown>;
  delete(): Promise<unknown>;
}

export interface DrawnLabel extends Changeable {
  readonly id: string | null;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly hidden: boolean;
  readonly isOwner: boolean;
  readonly textColor?: unknown;
  readonly fillColor?: unknown;
  readonly fillType?: number;
  readonly fillAlpha?: number;
  readonly fontSize?: number;
  readonly shape: { readonly width: number | null; readonly height: number | null };
}

export type RegionShape =
  | { type: "rectangle"; x: number; y: number; width: number; height: number }
  | { type: "circle"; x: number; y: number; radius: number }
  | { type: "ellipse"; x: number; y: number; radiusX: number; radiusY: number }
  | { type: "polygon"; points: number[] };

export interface DrawnRegion extends Changeable {
  readonly id: string | null;
  readonly name: string;
  readonly color: unknown;
  readonly shapes: readonly RegionShape[];
  readonly visibility?: number;
  readonly hidden?: boolean;
}

export interface DrawnScene {
  readonly id: string | null;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly background: { readonly src: string | null };
  readonly backgroundColor?: unknown;
  readonly dimensions?: object;
  readonly grid: { readonly type: number; readonly size: number };
  readonly tokens: { readonly contents: DrawnToken[]; get(id: string): DrawnToken | undefined };
  readonly drawings: { readonly contents: DrawnLabel[] };
  readonly regions: { readonly contents: DrawnRegion[] };
  createEmbeddedDocuments(name: string, data: object[]): Promise<unknown>;
}
