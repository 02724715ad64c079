import type { Trait } from "../../rules/traits/trait.ts";
import type { ActorSnapshot } from "../../rules/snapshot.ts";
import { type Improvement, IMPROVEMENTS } from "../../rules/traits/experience.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { isOfCharacter } from "../../rules/aspects/aspect-kind.ts";
import type { Lack } from "../lack.ts";
import { type Text, text } from "../text.ts";

interface ImproveChoice {
  /** Id of the improvement and uuid of its trait or aspect. */
  readonly value: string;
  readonly label: Text;
  /** It takes a phrase. */
  readonly phrase: boolean;
  /** There are not enough points for it. */
  readonly disabled: boolean;
}

export interface ImproveForm {
  readonly left: Text;
  readonly groups: readonly { readonly label: Text; readonly choices: readonly ImproveChoice[] }[];
  /** Nothing can be paid for. */
  readonly empty: boolean;
}

export interface Improving {
  readonly game: ActiveGame;
  readonly actor: ActorSnapshot;
}

const BETWEEN = "|";

/** Everything that experience buys, with its price. Source: S2 (advancement). */
export function improveForm({ game: { ruleset, dials }, actor }: Improving): ImproveForm {
  const points = actor.fatePoints.experience ?? 0;
  const choiceOf = (what: Improvement, about: string, args: Record<string, string | number>, trait?: Trait): ImproveChoice => {
    const price = ruleset.experience?.price({ what, actor, ...(trait && { trait }) }, dials) ?? 0;
    const label = text(`NORN.Experience.Choice.${what}`, { ...args, price });
    return { value: [what, about].join(BETWEEN), label, phrase: takesPhrase(what), disabled: price > points };
  };
  const roles = ruleset.aspects.roles.map(({ id }) => id);
  const more = IMPROVEMENTS.filter((one) => one === "specialty" || one === "character").filter((one) => roles.includes(one));
  const own = actor.aspects.filter(({ kind, role }) => isOfCharacter(kind) && kind !== "consequence" && roles.includes(role));
  const groups = [
    {
      label: text("NORN.Experience.Group.ranks"),
      choices: actor.traits.flatMap((trait) =>
        trait.rank === null ? [] : [choiceOf("rank", trait.uuid, { trait: trait.name, rank: trait.rank + 1 }, trait)],
      ),
    },
    {
      label: text("NORN.Experience.Group.others"),
      choices: [choiceOf("advantage-point", "", {}), choiceOf("refresh", "", {})],
    },
    {
      label: text("NORN.Experience.Group.aspects"),
      choices: [
        ...more.map((one) => choiceOf(one, "", {})),
        ...own.map(({ uuid, name: aspect }) => choiceOf("rewrite", uuid, { aspect })),
      ],
    },
  ];
  const empty = groups.every(({ choices }) => choices.every(({ disabled }) => disabled));
  return { left: text("NORN.Experience.left", { points }), groups, empty };
}

/** A new aspect, or another phrase for one. */
function takesPhrase(what: Improvement): boolean {
  return what === "specialty" || what === "character" || what === "rewrite";
}

/** What was chosen: the what, and the uuid of the trait or the aspect it is about. Null for nothing. */
export function readImprovement(chosen: string): { readonly what: Improvement; readonly about: string } | null {
  const [what, about = ""] = chosen.split(BETWEEN);
  const known = IMPROVEMENTS.find((one) => one === what);
  return known ? { what: known, about } : null;
}

/** What is missing to give experience; null for nothing. */
export function lackOfAward({ by, people }: { readonly by: number; readonly people: number }): Lack | null {
  if (by === 0) return { field: "by", words: text("NORN.Experience.Lack.points") };
  return people === 0 ? { field: "whom", words: text("NORN.Experience.Lack.people") } : null;
}

/** What is missing to spend some on what was chosen; null for nothing. */
export function lackOfWords(chosen: string, words: string): Lack | null {
  const what = readImprovement(chosen)?.what;
  return what && takesPhrase(what) && words.trim() === "" ? { field: "words", words: text("NORN.Experience.Lack.phrase") } : null;
}
