import * as ours from "../../common/ours.ts";
import { objectOf, type PlainObject } from "../../common/plain-object.ts";

interface TypeDeclaration {
  htmlFields?: string[];
  filePathFields?: Record<string, string[]>;
  gmOnlyFields?: string[];
}

/** A package as its manifest describes it. */
class ClientPackage {
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
  declare readonly grid: { type: number; distance: number; units: string; diagonals: number };

  constructor(manifest: PlainObject) {
    // What a manifest leaves out has its default (DOC BaseSystem).
    const grid = { type: 1, distance: 1, units: "", diagonals: 0, ...objectOf(manifest["grid"]) };
    super({ documentTypes: {}, languages: [], flags: {}, initiative: "", ...manifest, grid });
  }

  /** Document name → sub-types, without "base". */
  [ours.types](documentName: string): string[] {
    return Object.keys(this.documentTypes[documentName] ?? {}).filter((type) => type !== "base");
  }
}

/** `game.world`. */
export class WorldPackage extends ClientPackage {}
