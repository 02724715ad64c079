import { z } from "zod";
import type { Failure, QueryReply } from "../../common/wire.ts";
import { findSeat, SEATS, type Seat } from "../../world/seats.data.ts";
import { isSource, type Source } from "../../world/source.ts";
import { ACTIONS, RefusedError, type Action, type ModifyRequest } from "../documents/operation.ts";

/** Reads what a client sent. @throws RefusedError in the words of the schema */
const read = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new RefusedError(error.issues[0]?.message ?? "What was sent cannot be read");
};

/** Some value as part of a sentence. */
const quoted = (value: unknown): string => JSON.stringify(value)?.slice(0, 100) ?? "nothing";

const text = (name: string): z.ZodType<string | null | undefined> => z.string(`"${name}" of the request must be text`).nullish();
const flag = (name: string): z.ZodType<boolean | null | undefined> =>
  z.boolean(`"${name}" of the request must be true or false`).nullish();
const texts = (words: string): z.ZodType<string[]> => z.array(z.string(words), words);
const sources = (words: string): z.ZodType<Source[]> => z.array(z.custom<Source>(isSource, words), words);

const COMMON = {
  parentUuid: text("parentUuid"),
  pack: text("pack"),
  diff: flag("diff"),
  recursive: flag("recursive"),
  keepId: flag("keepId"),
  keepEmbeddedIds: flag("keepEmbeddedIds"),
};
const MOST_FIELDS = 100;
const NO_QUERY = 'The "query" of a get request must be an object';
const NO_FIELDS = `"indexFields" of the request must be a list of at most ${MOST_FIELDS} names`;
const NO_IDS = 'A delete request must carry a list of ids in "ids"';

/** What an operation must have for each action; further keys are options, sent on to the other clients. */
const OPERATIONS = {
  get: z.looseObject({
    ...COMMON,
    query: z.custom<Source>(isSource, NO_QUERY).nullish(),
    index: flag("index"),
    indexFields: z.array(z.string(NO_FIELDS), NO_FIELDS).max(MOST_FIELDS, NO_FIELDS).nullish(),
  }),
  create: z.looseObject({ ...COMMON, data: sources('A create request must carry a list of documents in "data"') }),
  update: z.looseObject({ ...COMMON, updates: sources('An update request must carry a list of changes in "updates"') }),
  delete: z
    .looseObject({ ...COMMON, ids: texts(NO_IDS).optional(), deleteAll: flag("deleteAll") })
    .refine(({ ids, deleteAll }) => ids !== undefined || deleteAll === true, NO_IDS),
} as const satisfies Record<Action, z.ZodType>;

const REQUEST = z.object(
  {
    type: z.string("The request names no document type"),
    action: z.enum(ACTIONS, { error: ({ input }) => `${quoted(input)} is not one of ${ACTIONS.join(", ")}` }),
    operation: z.custom<Source>(isSource, "The operation of the request must be an object").default({}),
  },
  "The request is empty",
);

export const readRequest = (message: unknown): ModifyRequest => {
  const { type, action, operation } = read(REQUEST, message);
  return { type, action, operation: read(OPERATIONS[action], operation) };
};

/** How long to wait for an answer if the asker gives no timeout, and the longest (ms). */
const TIMEOUT = { usual: 30_000, longest: 600_000 } as const;
const NO_QUERY_NAMES = "A query must name a user and what is asked";
const QUERY = z.object(
  {
    id: z.unknown().optional(),
    userId: z.string(NO_QUERY_NAMES),
    name: z.string(NO_QUERY_NAMES),
    data: z.unknown().optional(),
    timeout: z
      .number()
      .positive()
      .transform((asked) => Math.min(asked, TIMEOUT.longest))
      .catch(TIMEOUT.usual),
  },
  NO_QUERY_NAMES,
);
export type Query = z.output<typeof QUERY>;

export const readQuery = (message: unknown): Query => read(QUERY, message);

const FAILURE = z.object({ error: z.object({ name: z.string().catch("Error"), message: z.string() }) });
const REPLY = z.union([FAILURE, z.object({ result: z.unknown().refine((result) => result !== undefined) })]);

/** What a client answers to a query. */
export const readReply = (reply: unknown): QueryReply => {
  const { success, data } = REPLY.safeParse(reply);
  const failure: Failure = { error: { name: "RefusedError", message: "The query was answered with nothing that can be read" } };
  return success ? data : failure;
};

export const readPath = (message: unknown): string =>
  read(z.string("A folder is named by a text").max(1000, "That name of a folder is too long"), message);

const HANDSHAKE = z.object({ seat: z.enum(SEATS.map(({ id }) => id)), key: z.string().optional() });

/** The seat that a connection asks for, and its key. @throws RefusedError if there is none */
export const readHandshake = (auth: unknown): { readonly seat: Seat; readonly key: string | undefined } => {
  const { success, data } = HANDSHAKE.safeParse(auth);
  const seat = success ? findSeat(data.seat) : undefined;
  if (seat === undefined)
    throw new RefusedError(`There is no seat ${quoted(isSource(auth) ? auth["seat"] : auth)} at this table`);
  return { seat, key: data?.key };
};
