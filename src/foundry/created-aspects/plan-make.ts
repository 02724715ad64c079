import { type AspectState, makeAspect, type MakingRoll, ok, refuse, type Result } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { isPlace } from "../documents/is-place.ts";
import { gameInForce } from "../settings/current-game.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { plainPlan, type Planned } from "../ledger/plan.ts";
import { ownRollInForce } from "../ledger/roll-in-force.ts";
import { mayReach } from "./actors-in-reach.ts";
import { readMakeDetails } from "./make-asked.ts";
import { hasMade, makingRoll } from "./making-roll.ts";

type Secrecy = Pick<AspectState, "hidden" | "known">;

interface Basis extends Secrecy {
  /** Null: a game master's word. */
  readonly roll: MakingRoll | null;
}

/** The aspect that comes of a roll as it stands now. Of the request only the words, the choices and whom it lies on count. */
export function planMake(entry: Entry): Planned {
  const author = game.users.get(entry.author);
  const parent = ledgerActor(entry.asked.target);
  if (!author || !parent || !mayReach(author, parent)) return refuse("target-gone");
  const details = readMakeDetails(entry.asked.details);
  const basis = entry.asked.on === "" ? gmsWord(entry, details.hidden) : basisOf(entry);
  if (!basis.ok) return basis;
  if (!details.way) return refuse("way-unknown");
  const { roll, hidden, known } = basis.value;
  const { way, nature, level, quality } = details;
  const named = { holder: reached(author, details.holder), about: reached(author, details.about) };
  const made = makeAspect(gameInForce(), {
    way,
    phrase: entry.asked.words,
    uuid: `${parent.uuid}.Item.${foundry.utils.randomID()}`,
    freeId: foundry.utils.randomID(),
    parent: parent.uuid,
    onPlace: isPlace(parent),
    maker: ledgerActor(entry.actor)?.uuid ?? "",
    ...named,
    chosen: { nature, level, quality },
    roll,
  });
  if (!made.ok) return made;
  const aspect = { ...made.value, hidden, known };
  const told = { ...entry.asked.details, targetName: parent.token?.name ?? parent.name, holderName: holderName(aspect) };
  const asked = { aspect: aspect.uuid, aspectName: aspect.name, details: told };
  return ok(plainPlan([{ type: "aspect-added", aspect }], { asked }));
}

/** The uuid of somebody this user can name; "" for anybody else. */
function reached(author: User.Implementation, uuid: string): string {
  const actor = ledgerActor(uuid);
  return actor && mayReach(author, actor) ? actor.uuid : "";
}

function holderName({ free }: AspectState): string {
  const [first] = Object.values(free);
  return ledgerActor(first?.holder ?? "")?.name ?? "";
}

function gmsWord({ author, actor, actorName }: Entry, hidden: boolean): Result<Basis> {
  if (!game.users.get(author)?.isGM) return refuse("make-needs-roll");
  if (actor !== "" && !ledgerActor(actor)) return refuse("actor-gone", { actor: actorName });
  return ok({ roll: null, hidden, known: {} });
}

function basisOf(entry: Entry): Result<Basis> {
  const rolled = ownRollInForce(entry);
  if (!rolled.ok) return rolled;
  const { action, now } = rolled.value;
  if (hasMade(now)) return refuse("made-already");
  const roll = makingRoll(action, now);
  if (action.whisper.length === 0) return ok({ roll, hidden: false, known: {} });
  // Who saw the roll knows of what came of it; a blind roll not even its author saw.
  const saw = [...action.whisper, ...(action.blind ? [] : [action.author?.id ?? ""])].filter((id) => id !== null && id !== "");
  return ok({ roll, hidden: true, known: Object.fromEntries(saw.map((id) => [id, true as const])) });
}
