import { Collection } from "../../common/utils/collection.ts";
import type { Tour } from "./tour.ts";

/** The tours of `game.tours`, by `namespace.id`. Source: Foundry's public API pages, ToursCollection. */
export class ToursCollection extends Collection<Tour> {
  /** Adds a tour under a namespace and an id, which become its own. */
  register(namespace: string, id: string, tour: Tour): void {
    if (!namespace || !id) throw new Error("You must specify both the namespace and id portion of the Tour");
    tour.id = id;
    tour.namespace = namespace;
    this.set(tour.key, tour);
  }
}
