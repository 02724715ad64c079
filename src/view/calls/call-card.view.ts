import type { EntryOf } from "../../ledger/entry.ts";
import { resultNow } from "../../ledger/roll/result-now.ts";
import type { CheckRequest } from "../../rules/roll/check.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { type NumberView, totalView } from "../roll/check-result.view.ts";
import { type Badge, headline } from "../roll/outcome.view.ts";
import { type Text, text } from "../text.ts";
import { ladderWord, signed, unsigned } from "../rank.view.ts";

/** A roll that answers a call, as it is now. */
export interface AnswerInput {
  readonly id: string;
  /** Null where the reader may not see it. */
  readonly roll: {
    readonly ruleset: Ruleset;
    readonly dials: DialValues;
    readonly request: CheckRequest;
    readonly faces: readonly number[];
  } | null;
}

/** Someone who was called. */
export interface CalledInput {
  readonly uuid: string;
  readonly name: string;
  readonly img: string;
  /** Null: has yet to roll. */
  readonly answer: AnswerInput | null;
  /** The reader plays them; a player plays them. */
  readonly plays: boolean;
  readonly isPlayerCharacter: boolean;
}

export interface CallReader {
  readonly isGm: boolean;
  /** Asked for it. */
  readonly mine: boolean;
  /** The ladder's words are shown. */
  readonly words: boolean;
  readonly ruleset: Ruleset;
  /** The secret difficulty, where this client keeps it; null anywhere else. */
  readonly secret: number | null;
}

interface CalledRow {
  readonly uuid: string;
  readonly name: string;
  readonly img: string;
  /** Id of the roll, "" for none that may be seen. */
  readonly roll: string;
  readonly total: NumberView | null;
  readonly verdict: Badge | null;
  /** The verdict is against a difficulty that only this reader knows. */
  readonly secretly: boolean;
  /** What is said instead of a total. */
  readonly state: Text | null;
  /** A button that rolls; of those the reader plays, the one they play themselves stands out. */
  readonly rolls: { readonly label: Text; readonly main: boolean } | null;
}

/** A call: what is asked of whom, and who has answered it how. */
export interface CallCard {
  readonly game: string;
  readonly id: string;
  readonly trait: string;
  readonly difficulty: Text;
  readonly words: string;
  readonly rows: readonly CalledRow[];
  readonly count: Text;
  /** Everyone has rolled. */
  readonly complete: boolean;
  /** Gives the secret difficulty to every roll that has none. */
  readonly tells: Text | null;
  readonly withdraws: boolean;
}

export function callCard(call: EntryOf<"call">, called: readonly CalledInput[], reader: CallReader): CallCard {
  const { request, game, id } = call;
  const isOfActiveGame = game === reader.ruleset.id;
  const rolled = called.filter(({ answer }) => answer !== null).length;
  const open = called.some(({ answer }) => answer?.roll && answer.roll.request.difficulty === null);
  return {
    game,
    id,
    trait: request.traitName,
    difficulty: difficultySaid(call, reader),
    words: request.words,
    rows: called.map((one) => rowOf(one, call, isOfActiveGame, reader)),
    count: text("NORN.Call.count", { rolled, all: called.length }),
    complete: rolled === called.length,
    tells:
      isOfActiveGame && reader.isGm && reader.secret !== null && open
        ? text("NORN.Call.tell", { difficulty: difficultyText(reader.ruleset, reader.secret, reader.words) })
        : null,
    withdraws: rolled === 0 && (reader.isGm || reader.mine),
  };
}

function difficultySaid({ request: { difficulty, secret } }: EntryOf<"call">, reader: CallReader): Text {
  const { ruleset, words } = reader;
  if (difficulty !== null) return text("NORN.Call.difficulty", { difficulty: difficultyText(ruleset, difficulty, words) });
  if (secret === "") return text("NORN.Call.noDifficulty");
  if (reader.secret === null) return text(reader.isGm ? "NORN.Call.secretElsewhere" : "NORN.Call.secret");
  return text("NORN.Call.secretKnown", { difficulty: difficultyText(ruleset, reader.secret, words) });
}

function rowOf(
  { uuid, name, img, answer, plays, isPlayerCharacter }: CalledInput,
  { request: { traitName: trait } }: EntryOf<"call">,
  isOfActiveGame: boolean,
  reader: CallReader,
): CalledRow {
  const seen = answer?.roll ? resultOf(answer.roll, reader) : null;
  const rolls = answer === null && plays && isOfActiveGame;
  return {
    uuid,
    name,
    img,
    roll: seen ? (answer?.id ?? "") : "",
    total: seen?.total ?? null,
    verdict: seen?.verdict ?? null,
    secretly: seen?.secretly ?? false,
    state: seen ? null : text(answer ? "NORN.Call.hasRolled" : "NORN.Call.yetToRoll"),
    rolls: rolls ? { label: text("NORN.Call.roll", { trait, who: name }), main: !reader.isGm || !isPlayerCharacter } : null,
  };
}

/** What a roll shows: against the difficulty it has, or the secret one where this reader knows it. Null if it cannot be read. */
function resultOf(
  { ruleset, dials, request, faces }: NonNullable<AnswerInput["roll"]>,
  { secret, words }: CallReader,
): Pick<CalledRow, "total" | "verdict" | "secretly"> | null {
  const secretly = request.difficulty === null && secret !== null;
  const result = resultNow({
    roll: { ruleset, dials },
    state: { request: secretly ? { ...request, difficulty: secret } : request, faces },
  });
  if (!result) return null;
  const isSecret = secretly && result.outcome !== null;
  return {
    total: totalView(result, result.total, ruleset, words),
    verdict: result.outcome && headline(result.outcome),
    secretly: isSecret,
  };
}

/** A difficulty as the game reads it: on its ladder with the word, else a plain number. */
function difficultyText(ruleset: Ruleset, value: number, words: boolean): Text {
  if (ruleset.ladder.length === 0) return text("NORN.Roll.number", { number: unsigned(value) });
  const word = words ? ladderWord(ruleset, value) : null;
  const number = signed(value);
  return word ? text("NORN.Option.rung", { number, word }) : text("NORN.Roll.number", { number });
}
