import * as ours from "../../common/ours.ts";
import type { PlainObject } from "../../common/plain-object.ts";

interface TypeDeclaration {
  htmlFields?: string[];
  filePathFields?: Record<string, string[]>;
  gmOnlyFields?: string[];
}

/** A package as its manifest describes it. */
export class ClientPackage {
  declare readonly id: string;
  declare readonly title: string;
  declare readonly version: string;
  declare readonly description: string;
  declare readonly flags: PlainObject;
  [key: string]: unknown;

  constructor(manifest: PlainObject) {
    Object.assign(this, structuredClone(manifest));
  }
}

/** `game.system`. */
export class SystemPackage extends ClientPackage {
  declare readonly documentTypes: Record<string, Record<string, TypeDeclaration>>;
  declare readonly languages: { lang: string; path: string }[];
  declare readonly esmodules: string[];
  declare readonly grid: { type: number; distance: number; units: string };

  constructor(manifest: PlainObject) {
    super({ documentTypes: {}, languages: [], flags: {}, ...manifest });
  }

  /** Document name → sub-types, without "base". */
  [ours.types](documentName: string): string[] {
    return Object.keys(this.documentTypes[documentName] ?? {}).filter((type) => type !== "base");
  }
}

/** `game.world`. */
export class WorldPackage extends ClientPackage {}
