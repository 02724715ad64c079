import type { LedgerConflict } from "../../ledger/conflict/conflict.ts";
import type { ConflictScope } from "../../rules/harm/harm-rules.ts";
import type { ActiveGame, Ruleset } from "../../rules/ruleset.ts";
import { isDeclared, isDone } from "../../rules/conflict/conflict-now.ts";
import { type PaceId, paceOf } from "../../rules/conflict/conflict-rules.ts";
import { scopesAgainst } from "../../rules/harm/scopes-against.ts";
import { type Text, text } from "../text.ts";

export interface HeadInput {
  readonly conflict: LedgerConflict;
  readonly pace: string;
  readonly scope: string;
  readonly stakes: string;
  readonly openly: boolean;
  readonly nameOf: {
    readonly trait: (key: string) => string;
    readonly severity: (id: string) => string;
  };
}

/** Traits that are named of those most people attack with. */
const MOST_NAMED = 4;

interface Option {
  readonly id: string;
  readonly label: Text;
  readonly chosen: boolean;
}

export interface TrackerHead {
  readonly title: Text;
  readonly pace: Text;
  readonly paces: readonly Option[];
  readonly scope: Text | null;
  readonly scopes: readonly Option[];
  /** What that means: the likely traits, the track it harms, the consequences. */
  readonly about: readonly Text[];
  readonly stakes: string;
  /** Those present declare before they act: at once, or hidden. */
  readonly declares: boolean;
  readonly openly: boolean;
  /** What happens next, for everyone. */
  readonly hint: Text | null;
  readonly begun: boolean;
  /** What the GM begins next. */
  readonly next: Text;
  /** Numbers that the GM can have thrown, or looked up. */
  readonly initiative: Text | null;
}

export function trackerHead({ ruleset, dials }: ActiveGame, source: HeadInput): TrackerHead {
  const { conflict, stakes, openly } = source;
  const { rules, round } = conflict;
  const pace = paceOf(rules, source.pace);
  const scopes = scopesAgainst(ruleset.harm?.scopes(dials) ?? [], null);
  const scope = scopes.find(({ id }) => id === source.scope) ?? scopes[0];
  const scopeName = (id: string): Text => text(`NORN.Scope.${ruleset.id}.${id}`);
  const standing = conflict.ordering === "standing";
  return {
    title: round === 0 ? text("NORN.Conflict.notBegun") : text(`NORN.Conflict.Round.${pace.id}`, { round }),
    pace: text(`NORN.Conflict.Pace.${pace.id}`),
    paces:
      rules.paces.length < 2
        ? []
        : rules.paces.map(({ id }) => ({ id, label: text(`NORN.Conflict.Pace.${id}`), chosen: id === pace.id })),
    scope: scope ? scopeName(scope.id) : null,
    scopes: scopes.map(({ id }) => ({ id, label: scopeName(id), chosen: id === scope?.id })),
    about: scope ? aboutScope(ruleset, scope, source.nameOf) : [],
    stakes,
    declares: conflict.ordering === "together",
    openly,
    hint: hintOf(conflict, pace.id),
    begun: round > 0,
    next: text(`NORN.Conflict.Next.${pace.id}`),
    initiative: standing ? text(rules.rolled ? "NORN.Conflict.rollAll" : "NORN.Conflict.setAll") : null,
  };
}

function aboutScope(
  { id: game, traits, aspects: { severities } }: Ruleset,
  { attacks, pairs = [], tracks: [track] }: ConflictScope,
  nameOf: HeadInput["nameOf"],
): readonly Text[] {
  const pair = pairs.map(({ traits: [one, other] }) => `${nameOf.trait(one)} + ${nameOf.trait(other)}`);
  const listed = attacks.filter((key) => traits.list.some((trait) => trait.key === key)).map(nameOf.trait);
  const named = pair.length > 0 ? pair : listed;
  const more = named.length > MOST_NAMED ? ", …" : "";
  return [
    ...(named.length > 0
      ? [text("NORN.Conflict.About.attacks", { traits: `${named.slice(0, MOST_NAMED).join(", ")}${more}` })]
      : []),
    ...(track === undefined ? [] : [text("NORN.Conflict.About.harms", { track: text(`NORN.Track.${game}.${track}`) })]),
    ...(severities.length > 0
      ? [text("NORN.Conflict.About.consequences", { names: severities.map(nameOf.severity).join(", ") })]
      : []),
  ];
}

function hintOf(conflict: LedgerConflict, pace: PaceId): Text | null {
  const { round, ordering, participants } = conflict;
  if (round === 0 || participants.length === 0) return null;
  if (participants.every((one) => isDone(conflict, one))) return text(`NORN.Conflict.Hint.Over.${pace}`);
  if (ordering === "together") return text(isDeclared(conflict) ? "NORN.Conflict.Hint.act" : "NORN.Conflict.Hint.declare");
  return ordering === "narrative" && participants.every(({ initiative }) => initiative === null)
    ? text("NORN.Conflict.Hint.attacker")
    : null;
}
