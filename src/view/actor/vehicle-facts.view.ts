import type { GameInForce } from "../../rules/ruleset.ts";
import { text } from "../text.ts";
import type { HeaderFact, HeaderView } from "./header.view.ts";
import type { SheetSource } from "./sheet-source.ts";

/** The number of a fact, where it is not the one stored. */
const REFRESH = "refresh";

/**
 * A vehicle is known by its tech level, its speed and its armor besides its size; its refresh is the table's until it has one of
 * its own. Source: S8.
 */
export function withVehicleFacts(header: HeaderView, { actor }: SheetSource, { ruleset, dials }: GameInForce): HeaderView {
  const { vehicles } = ruleset;
  if (actor.type !== "vehicle" || !vehicles || header.editing) return header;
  const start = ruleset.fatePoints.start(actor, dials);
  const known = header.facts.map((fact) => (fact.id === REFRESH ? { ...fact, value: start } : fact));
  const speed = actor.traits.find(({ key }) => key === vehicles.speed)?.rank ?? null;
  const armor = vehicles.armor(actor);
  return {
    ...header,
    facts: [
      ...known,
      own("techLevel", vehicles.techLevel(actor, dials)),
      ...(speed === null ? [] : [own("speed", speed)]),
      ...(armor === 0 ? [] : [own("armor", armor)]),
    ],
  };
}

function own(id: string, value: number): HeaderFact {
  return { id, label: text(`NORN.Vehicle.Fact.${id}`), value };
}
