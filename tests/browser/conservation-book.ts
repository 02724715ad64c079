/** Counters by name. A missing one is at 0. */
type Counters = Readonly<Record<string, number>>;

/** The world when counting began, and the entries that existed then. */
export interface Start {
  readonly counters: Counters;
  readonly before: readonly string[];
}

/** A client's world compared with its entries. */
export interface Reading {
  readonly counters: Counters;
  /** By how much counters differ from their start plus the entries since, settled or partly written. */
  readonly off: Counters;
  /** Counters below 0, aspects with more checked boxes than they have, and entries settled twice. */
  readonly impossible: readonly string[];
  /** Entries that no client has settled. */
  readonly open: readonly string[];
  /** How many entries of a kind had which outcome: "invoke done", "spend refused" … */
  readonly tally: Counters;
}

export interface Book {
  start(): Start;
  read(start: Start): Reading;
}

type Stored = Readonly<Record<string, unknown>>;
type StoredEvent = Stored & { readonly type: string; readonly by: number; readonly actor: string; readonly counter: string };
interface StoredAspect {
  readonly uuid: string;
  readonly checked: number;
  readonly free: Readonly<Record<string, { readonly count: number }>>;
}
/** What an unsettled entry has written into a document. */
interface Marked {
  readonly flags: {
    readonly norn?: { readonly entries?: Readonly<Record<string, { readonly events: readonly StoredEvent[] } | null>> };
  };
}
interface World {
  readonly game: {
    readonly actors: Iterable<
      Marked & {
        readonly uuid: string;
        readonly system: {
          readonly fatePoints: Counters;
          readonly tracks?: Readonly<Record<string, { readonly boxes: Readonly<Record<string, boolean>> }>>;
        };
        readonly items: Iterable<
          Marked & {
            readonly uuid: string;
            readonly type: string;
            readonly system: StoredAspect & { readonly level: number };
          }
        >;
      }
    >;
    readonly messages: Iterable<{
      readonly id: string;
      readonly type: string;
      readonly system: {
        readonly kind: string;
        readonly entry: string;
        readonly state: string;
        readonly events: readonly StoredEvent[];
      };
    }>;
    readonly settings: { get(space: string, key: string): { readonly points: number; readonly entries: Counters } };
  };
}

/**
 * Puts a bookkeeper into a page. It reads stored data alone and shares no code with the ledger, so that both cannot be wrong in one way.
 * What is counted: each counter of points, each marked box, each aspect with its checked boxes and free invocations, the GM's pool.
 */
export function installBook(): void {
  const { game } = globalThis as unknown as World;
  interface StoredEntry {
    readonly id: string;
    readonly kind: string;
    readonly state: string;
    readonly events: readonly StoredEvent[];
    readonly outcomes: number;
  }
  /** By id: the outcome if there is one, else the request. */
  function entries(): StoredEntry[] {
    const found = new Map<string, StoredEntry>();
    for (const { id: message, type, system } of game.messages) {
      if (type !== "request" && type !== "entry") continue;
      const isOutcome = type === "entry";
      const id = isOutcome ? system.entry || message : message;
      const { kind, state, events } = isOutcome ? system : { kind: system.kind, state: "pending", events: [] };
      const before = found.get(id);
      if (!before || isOutcome)
        found.set(id, { id, kind, state, events, outcomes: (before?.outcomes ?? 0) + (isOutcome ? 1 : 0) });
    }
    return [...found.values()];
  }

  const aspectCounters = ({ uuid, checked, free }: StoredAspect): [string, number][] => [
    [`${uuid} is there`, 1],
    [`${uuid} boxes`, checked],
    ...Object.entries(free).map(([id, { count }]): [string, number] => [`${uuid} free ${id}`, count]),
  ];

  function counters(): Record<string, number> {
    const found: Record<string, number> = { "the pool": game.settings.get("norn", "npcPool").points };
    for (const { uuid, system, items } of game.actors) {
      for (const [counter, points] of Object.entries(system.fatePoints)) found[`${uuid} ${counter}`] = points;
      for (const [track, { boxes }] of Object.entries(system.tracks ?? {}))
        for (const [box, marked] of Object.entries(boxes)) found[`${uuid} ${track} ${box}`] = marked ? 1 : 0;
      for (const item of items)
        if (item.type === "aspect") Object.assign(found, Object.fromEntries(aspectCounters({ ...item.system, uuid: item.uuid })));
    }
    return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== 0));
  }

  function changes(event: StoredEvent): [string, number][] {
    const { type, by, actor, counter, aspect, free, track, box } = event as StoredEvent & Record<string, string>;
    switch (type) {
      case "fate-points-changed":
        return [[`${actor} ${counter}`, by]];
      case "npc-pool-changed":
        return [["the pool", by]];
      case "aspect-boxes-changed":
        return [[`${aspect} boxes`, by]];
      case "free-invocations-changed":
        return [[`${aspect} free ${free}`, by]];
      case "aspect-added":
        return aspectCounters(event["aspect"] as StoredAspect);
      case "aspect-removed":
        return aspectCounters(event["aspect"] as StoredAspect).map(([name, value]) => [name, -value]);
      case "track-box-checked":
      case "track-box-cleared":
        return [[`${actor} ${track} ${box}`, type === "track-box-checked" ? 1 : -1]];
      default:
        throw new Error(`An entry tells of something unknown: ${type}`);
    }
  }

  /** What entries without an outcome have already written: each document has a flag from the same write. */
  function halfWritten(open: ReadonlySet<string>): [string, number][] {
    const documents = [...game.actors].flatMap((actor) => [actor, ...actor.items]);
    const marks = documents.flatMap(({ flags }) => Object.entries(flags.norn?.entries ?? {}));
    const pool = Object.entries(game.settings.get("norn", "npcPool").entries);
    return [
      ...marks.flatMap(([id, mark]) => (open.has(id) ? (mark?.events ?? []).flatMap(changes) : [])),
      ...pool.flatMap(([id, by]): [string, number][] => (open.has(id) ? [["the pool", by]] : [])),
    ];
  }

  function read({ counters: from, before }: Start): Reading {
    const now = counters();
    const old = new Set(before);
    const since = entries().filter(({ id }) => !old.has(id));
    const sums: Record<string, number> = { ...from };
    const tally: Record<string, number> = {};
    const open = since.filter(({ state }) => state === "pending").map(({ id }) => id);
    for (const { kind, state } of since) tally[`${kind} ${state}`] = (tally[`${kind} ${state}`] ?? 0) + 1;
    const done = since.filter(({ state }) => state === "done").flatMap(({ events }) => events.flatMap(changes));
    for (const [name, by] of [...done, ...halfWritten(new Set(open))]) sums[name] = (sums[name] ?? 0) + by;
    const names = new Set([...Object.keys(now), ...Object.keys(sums)]);
    const off = [...names].map((name): [string, number] => [name, (now[name] ?? 0) - (sums[name] ?? 0)]);
    return {
      counters: now,
      off: Object.fromEntries(off.filter(([, by]) => by !== 0)),
      impossible: [
        ...Object.keys(now).filter((name) => (now[name] ?? 0) < 0),
        ...overfull(),
        ...since.flatMap(({ id, outcomes }) => (outcomes > 1 ? [`${id} is settled ${outcomes} times`] : [])),
      ],
      open,
      tally,
    };
  }

  function overfull(): string[] {
    const aspects = [...game.actors].flatMap(({ items }) => [...items]).filter(({ type }) => type === "aspect");
    return aspects.filter(({ system }) => system.checked > system.level).map(({ uuid }) => `${uuid} boxes`);
  }

  const book: Book = { start: () => ({ counters: counters(), before: entries().map(({ id }) => id) }), read };
  (globalThis as { book?: Book }).book = book;
}
