import { withType } from "./with-type.ts";

/** A conflict as a core combat. */
export class NornCombat<out SubType extends Combat.SubType = Combat.SubType> extends Combat<SubType> {
  static override createDocuments: typeof Combat.createDocuments = (data, operation) =>
    super.createDocuments(data && withType(data, "conflict"), operation);
}
