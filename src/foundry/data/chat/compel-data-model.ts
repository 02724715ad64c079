import { SpendDataModel } from "./spend-data-model.ts";

/** Fate points offered for trouble: an entry of the ledger with a card of its own. What is said to it are entries that name it. */
export class CompelDataModel extends SpendDataModel {}
