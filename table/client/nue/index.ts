export { Tour } from "./tour.ts";
export { ToursCollection } from "./tours-collection.ts";
