import type { DialValues } from "../../dials/dial-values.ts";
import { isAdded, readList } from "../../dials/list-dial.ts";
import { type ChoiceDial, type Dial, type FormulaDial, readChoice, readNumbers } from "../../dials/read-dial.ts";
import { lookUp } from "../../look-up.ts";
import type { Finding, GameVariant, TraitAudit } from "../../ruleset.ts";
import { aboveCap, poolFindings } from "../../skills/audit.ts";
import { countRanks, type RankCount } from "../../skills/structure.ts";
import type { TraitSnapshot } from "../../snapshot.ts";
import {
  ASPECTS,
  LEVEL,
  LEVEL_SKILL_RANKS,
  RENEWABLE,
  SKILL_RANKS,
  STRESS_MODELS,
  type StressModel,
  TRACK_LIST,
  TRAITS,
} from "./dials.data.ts";
import {
  ALPHABET_ROLES,
  type Pyramid,
  ranksOf,
  REDUCED_ROLES,
  SKILL_FOR_ABILITY,
  SKILL_PYRAMIDS,
  STRANDS_SKILLS,
} from "./strands.data.ts";

/** A track a campaign has added: wealth, mana, sanity. */
interface OwnTrack {
  readonly id: string;
  readonly name: string;
  readonly boxes: FormulaDial;
  readonly model: ChoiceDial<StressModel>;
}

/** S5-R11: boxes as for mana, until the campaign says otherwise. Source: S5, S11. */
const INITIAL_BOXES = "affinity + willpower";

/** Source: S5, S11. */
export function ownTracks(dials: DialValues): readonly OwnTrack[] {
  return readList(TRACK_LIST, dials)
    .filter(({ id }) => isAdded(id))
    .map(({ id, name: about }) => ({
      id,
      name: about,
      boxes: {
        id: `strands-boxes-${id}`,
        group: "harm",
        kind: "formula",
        label: "own-track-boxes",
        about,
        initial: INITIAL_BOXES,
        names: ["size", "affinity"],
      },
      model: {
        id: `strands-stress-${id}`,
        group: "harm",
        kind: "choice",
        label: "own-track-stress",
        about,
        initial: "rows",
        choices: STRESS_MODELS,
      },
    }));
}

/** How each of them is counted, and its boxes. */
function ownTrackDials(dials: DialValues): readonly Dial[] {
  return ownTracks(dials).flatMap(({ boxes, model }) => [model, boxes]);
}

/** Whether breaks clear a track's stress. Those of vehicles and armour are no part of the list, and renew. Source: S5. */
export function isRenewable(track: string, dials: DialValues): boolean {
  return readList(TRACK_LIST, dials).every(({ id, group }) => id !== track || group === RENEWABLE);
}

/** The rank of the best affinity, 0 for none: a formula calls it `affinity`. Source: S4, S11. */
export function highestAffinity(traits: readonly TraitSnapshot[]): number {
  return Math.max(0, ...traits.filter(({ group }) => group === "affinity").map(({ rank }) => rank ?? 0));
}

/** The campaign plays with skills instead of abilities. Source: S2. */
export function usesSkills(dials: DialValues): boolean {
  return readChoice(TRAITS, dials) === "skills";
}

/** The key a rule's ability has in this campaign. S2-R3: a skill for each. Source: S2. */
export function traitFor(ability: string, dials: DialValues): string {
  return usesSkills(dials) ? (lookUp(SKILL_FOR_ABILITY, ability) ?? ability) : ability;
}

/** Skills instead of abilities, fewer aspects, and the alphabet for them; tracks of the campaign’s own. Source: S2, S5. */
export function strandsVariant(dials: DialValues): GameVariant | null {
  const aspects = readChoice(ASPECTS, dials);
  const dialsOfTracks = ownTrackDials(dials);
  if (!usesSkills(dials) && aspects === "standard" && dialsOfTracks.length === 0) return null;
  return {
    ...(usesSkills(dials) && { traits: STRANDS_SKILLS, noun: "skills" }),
    ...(aspects !== "standard" && { roles: aspects === "reduced" ? REDUCED_ROLES : ALPHABET_ROLES }),
    ...(dialsOfTracks.length > 0 && { dials: dialsOfTracks }),
  };
}

/** Ranks below this are unassigned. */
const LOWEST_PRINTED = 1;

/**
 * Skills fill one of the level's two pyramids, or are bought with ranks. S2-R4: as many ranks as the pyramid has. An affinity is a
 * skill like the others; abilities from before do not count. Source: S2.
 */
export function auditSkills(traits: readonly TraitSnapshot[], dials: DialValues): TraitAudit {
  const level = readChoice(LEVEL, dials);
  const skills = traits.filter(({ group }) => group === "skills" || group === "affinity");
  const columns = countRanks(
    skills.flatMap(({ rank }) => (rank === null ? [] : [rank])),
    LOWEST_PRINTED,
  );
  const pyramids = SKILL_PYRAMIDS[level];
  const printed = nearest(columns, pyramids);
  const shaped = readChoice(SKILL_RANKS, dials) === "pyramid";
  const spent = skills.reduce((sum, { rank }) => sum + Math.max(0, rank ?? 0), 0);
  const allowed = shaped ? ranksOf(printed) : (readNumbers(LEVEL_SKILL_RANKS, dials)[level] ?? 0);
  const cap = Math.max(...pyramids.map(({ length }) => length));
  const pool = { id: "skills", spent, allowed };
  const findings = [...poolFindings(pool), ...aboveCap(skills, cap), ...(shaped ? offPyramid(skills, columns, printed) : [])];
  return { pools: [pool], cap, columns, findings };
}

function countAt(columns: readonly RankCount[], rank: number): number {
  return columns.find((column) => column.rank === rank)?.count ?? 0;
}

/** The pyramid that differs least from these skills; the first printed, of two. */
function nearest(columns: readonly RankCount[], pyramids: readonly Pyramid[]): Pyramid {
  const off = (pyramid: Pyramid): number =>
    pyramid.reduce((sum, count, index) => sum + Math.abs(count - countAt(columns, index + LOWEST_PRINTED)), 0);
  return pyramids.reduce((best, pyramid) => (off(pyramid) < off(best) ? pyramid : best));
}

/** Too many skills at a rank are wrong; too few are a remark, until the pyramid is full. */
function offPyramid(skills: readonly TraitSnapshot[], columns: readonly RankCount[], pyramid: Pyramid): readonly Finding[] {
  return pyramid
    .map((printed, index) => ({ rank: index + LOWEST_PRINTED, printed, count: countAt(columns, index + LOWEST_PRINTED) }))
    .toReversed()
    .flatMap(({ rank, printed, count }): Finding[] => {
      if (count === printed) return [];
      const args = { rank, count, printed, difference: Math.abs(count - printed) };
      if (count < printed) return [{ severity: "hint", code: "pyramid-under", args, traits: [] }];
      const traits = skills.filter((skill) => skill.rank === rank).map(({ id }) => id);
      return [{ severity: "wrong", code: "pyramid-over", args, traits }];
    });
}
