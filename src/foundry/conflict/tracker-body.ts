/** What the tracker needs once there is a conflict: fetched with the first one. */
export { trackerHead } from "../../view/conflict/tracker-head.view.ts";
export { trackerRows } from "../../view/conflict/tracker.view.ts";
export { addToConflict, changeConflict, changeParticipant, takeTurnStep } from "./conflict-actions.ts";
export { namesOf, trackerSource } from "./tracker-source.ts";
