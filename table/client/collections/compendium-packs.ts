import { Collection } from "../../common/utils/collection.ts";
import type { CompendiumCollection } from "./compendium-collection.ts";

/** All packs of the world, by `package.name`. */
export class CompendiumPacks extends Collection<CompendiumCollection> {}
