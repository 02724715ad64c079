/** What a page is to do. */
interface Orders {
  readonly seed: number;
  /** Operations to request. */
  readonly operations: number;
  /** Also make manual edits of numbers. */
  readonly hands: boolean;
}

export interface Player {
  /** How many entries this client has requested. */
  asked: number;
  /** Plays until everything is requested and answered. Returns unexpected failures. */
  play(orders: Orders): Promise<readonly string[]>;
}

type Loose = Readonly<Record<string, unknown>>;
interface Item {
  readonly id: string;
  readonly uuid: string;
  readonly type: string;
  readonly name: string;
  readonly inPlay: boolean;
  readonly system: {
    readonly level: number;
    readonly checked: number;
    readonly free: Readonly<Record<string, { count: number; holder: string }>>;
  };
  update(change: object): Promise<unknown>;
}
interface Actor {
  readonly uuid: string;
  readonly name: string;
  readonly type: string;
  readonly isOwner: boolean;
  readonly items: Iterable<Item>;
  readonly system: { readonly fatePoints: Readonly<Record<string, number>> };
  update(change: object): Promise<unknown>;
}
interface Message {
  readonly id: string;
  readonly type: string;
  readonly system: {
    readonly game: string;
    readonly kind: string;
    readonly state: string;
    readonly actor: string | null;
    /** Of a roll: the one it was made to oppose, or to count with. */
    readonly madeFor: string;
    readonly attack: Loose | null;
    readonly targets: readonly { readonly uuid: string }[];
    /** Of an outcome: the entry's id, and the user who asked for it. */
    readonly entry: string;
    readonly asker: string;
    readonly request: Loose;
  };
  toObject(): { readonly _id: string; readonly author: string; readonly system: object };
}
interface Ruleset {
  readonly id: string;
  readonly invoking: { gains(asked: Loose, dials: Loose): readonly string[] };
  readonly spending: { uses(asked: Loose, dials: Loose): readonly { readonly id: string; readonly roll: string }[] };
  readonly breaks: { known(dials: Loose): readonly string[] };
  readonly creating: { ways(traits: null, dials: Loose): readonly string[] };
  readonly compelling: { readonly effects: readonly string[] };
  readonly harm: { scopes(dials: Loose): readonly { readonly id: string }[] };
}
interface Globals {
  readonly game: {
    readonly user: { readonly id: string; readonly isGM: boolean };
    readonly actors: Iterable<Actor>;
    readonly messages: Iterable<Message> & { get(id: string): Message | undefined };
    readonly norn: {
      currentRuleset(): Ruleset;
      dialValues(): Loose;
      readonly rules: { readonly ASPECT_NATURES: readonly string[] };
    };
  };
  readonly ChatMessage: { createDocuments(data: readonly object[]): Promise<readonly Message[]> };
  readonly Hooks: { on(name: string, heard: (message: Message) => void): number; off(name: string, id: number): void };
}

/**
 * Adds a player to a page who plays at random, with what every client may do: requests as the cards' buttons submit them, and
 * changes of one's own documents. Requests are not chosen with care: many are impossible, and must be refused.
 */
export function installPlayer(): void {
  const { game, ChatMessage, Hooks } = globalThis as unknown as Globals;
  /** Entries requested at once, and rolls that still get entries. */
  const AT_ONCE = 8;
  const RECENT = 6;
  const TAKING = ["undo", "redo", "adjust"];

  async function play({ seed, operations, hands }: Orders): Promise<readonly string[]> {
    const random = mulberry(seed);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    const chance = (share: number): boolean => random() < share;
    const whole = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
    const ruleset = game.norn.currentRuleset();
    const dials = game.norn.dialValues();
    const faults: string[] = [];
    const note = (error: unknown): void => void faults.push(error instanceof Error ? error.message : String(error));

    const actors = [...game.actors];
    const own = actors.filter((actor) => actor.isOwner && actor.type === "character");
    const mine = game.user.isGM ? actors.filter((actor) => actor.isOwner && actor.type !== "situation") : own;
    const aspectsOf = (actor: Actor | undefined): Item[] =>
      [...(actor?.items ?? [])].filter(({ type, inPlay }) => type === "aspect" && inPlay);
    const anyAspect = (): Item | undefined => pick(aspectsOf(pick(actors)));
    const newest = (fits: (message: Message) => boolean, most: number): Message[] => {
      const found = [...game.messages].slice(-150).filter(fits);
      return found.slice(-most);
    };
    const rolls = (actor?: Actor): Message[] =>
      newest(({ type, system }) => type === "action" && (!actor || system.actor === actor.uuid), RECENT);
    const isDone = ({ type, system }: Message): boolean => type === "entry" && system.state === "done";
    const entries = (...kinds: readonly string[]): Message[] =>
      newest((message) => isDone(message) && kinds.includes(message.system.kind), 20);
    const idOf = (message: Message | undefined): string => message?.system.entry ?? "";

    const attacks = (): Message[] => newest(({ type, system }) => type === "action" && system.attack !== null, RECENT);
    const on = (target: { readonly uuid: string } | undefined): Actor | undefined =>
      actors.find(({ uuid }) => uuid === target?.uuid);
    const aspectFields = (aspect: Item | undefined): object => ({ aspect: aspect?.uuid ?? "", aspectName: aspect?.name ?? "" });
    const request = (kind: string, actor: Actor | undefined, asked: object): object => ({
      type: "request",
      content: kind,
      system: {
        kind,
        game: ruleset.id,
        actor: actor?.uuid ?? null,
        actorName: actor?.name ?? "",
        request: asked,
      },
    });
    const method = { method: newest(({ type }) => type === "action", 1)[0]?.system.request["method"] ?? "" };
    /** Mostly the newest of one's own that can be undone: nothing depends on it. */
    const again = (kind: "undo" | "redo"): object => {
      const all = newest(isDone, 40);
      const undone = new Set(all.filter(({ system }) => system.kind === "undo").map(({ system }) => system.request["entry"]));
      const mayTake = ({ system }: Message): boolean => game.user.isGM || system.asker === game.user.id;
      const takable = all.filter((message) => !TAKING.includes(message.system.kind) && mayTake(message));
      const fitting = takable.filter((message) => undone.has(idOf(message)) === (kind === "redo"));
      const of = chance(0.6) ? fitting.at(-1) : pick(chance(0.8) ? fitting : all);
      return request(kind, undefined, { entry: idOf(of), on: of?.system.request["roll"] ?? "" });
    };

    /** How to request each kind, and how often. All of it is readable: what is not is no entry, and is never settled. */
    const kinds: readonly (readonly [number, () => object])[] = [
      [
        20,
        () => {
          const actor = pick(mine);
          const gain = pick(ruleset.invoking.gains({ ...method, moment: "after" }, dials));
          const aspect = chance(0.75) ? pick(aspectsOf(actor)) : anyAspect();
          return request("invoke", actor, {
            roll: pick(rolls(chance(0.9) ? actor : undefined))?.id ?? "",
            ...aspectFields(aspect),
            gain: chance(0.95) ? gain : "die-to-five",
            die: chance(0.7) ? whole(0, 3) : null,
          });
        },
      ],
      [
        9,
        () => {
          const actor = pick(mine);
          const use = pick(ruleset.spending.uses(method, dials));
          const asked = { use: use?.id ?? "", ...(chance(0.3) ? aspectFields(pick(aspectsOf(actor))) : {}) };
          return use?.roll === "none"
            ? request("story", actor, { ...asked, words: "So it is." })
            : request("spend", actor, { ...asked, roll: pick(rolls(actor))?.id ?? "" });
        },
      ],
      [
        14,
        () => {
          const attack = pick(attacks());
          const target = pick((attack?.system.targets ?? []).filter(({ uuid }) => mine.some((actor) => actor.uuid === uuid)));
          const made = rolls().find(({ system }) => system.madeFor === attack?.id && system.actor === target?.uuid);
          const total = game.user.isGM && chance(0.8) ? whole(-5, 1) : null;
          const how = { defense: "usual", opposing: total === null ? (made?.id ?? "") : "", total };
          return request("defend", on(target), { roll: attack?.id ?? "", target: target?.uuid ?? "", ...how });
        },
      ],
      [
        12,
        () => {
          const open = entries("defend").filter(({ system }) => mine.some(({ uuid }) => uuid === system.request["target"]));
          const { roll = "", target = "" } = (chance(0.8) ? open.at(-1) : pick(open))?.system.request ?? {};
          return request("harm", on({ uuid: String(target) }), { roll, target, names: ["Cut", "Broken", "Lost", "Gone"] });
        },
      ],
      [4, () => request("counter", pick(own), { on: pick(rolls())?.id ?? "", entry: idOf(pick(entries("spend"))) })],
      [2, () => request("resolve", pick(mine), { roll: pick(rolls())?.id ?? "" })],
      [14, () => again("undo")],
      [9, () => again("redo")],
      [
        8,
        () => {
          const target = pick(actors.filter(({ type }) => type === "character"));
          const effect = pick(ruleset.compelling.effects) ?? "";
          const how = {
            effect,
            conditions: chance(0.2) ? ["cutthroat"] : [],
            passive: chance(0.3),
            bidding: chance(0.2),
            roll: "",
          };
          const words = "It goes wrong.";
          return request("compel", game.user.isGM ? undefined : pick(own), {
            ...aspectFields(pick(aspectsOf(target))),
            target: target?.uuid ?? "",
            words,
            ...how,
          });
        },
      ],
      [
        12,
        () => {
          const targets = new Set<unknown>(chance(0.8) ? own.map(({ uuid }) => uuid) : actors.map(({ uuid }) => uuid));
          const compel = pick(entries("compel").filter(({ system }) => targets.has(system.request["target"])));
          const say = pick(["accept", "refuse", "accept", "escalate", "raise", "fold", "trigger", "withdraw"]);
          const target = compel?.system.request["target"] ?? "";
          return request(
            "answer",
            own.find(({ uuid }) => uuid === target),
            { compel: idOf(compel), target, say, roll: pick(rolls())?.id ?? "" },
          );
        },
      ],
      [
        14,
        () => {
          const actor = pick(mine);
          const way = pick([...ruleset.creating.ways(null, dials), "boost"]) ?? "";
          const nature = pick(game.norn.rules.ASPECT_NATURES) ?? "";
          const how = { way, nature, level: whole(1, 2), quality: null, holder: actor?.uuid ?? "", about: "", hidden: false };
          const on = game.user.isGM && chance(0.5) ? "" : (pick(rolls(actor))?.id ?? "");
          return request("create", actor, { roll: on, target: pick(actors)?.uuid ?? "", words: `Made ${whole(1, 99)}`, ...how });
        },
      ],
      [
        5,
        () => {
          const aspect = anyAspect();
          const free = pick(Object.keys(aspect?.system.free ?? {})) ?? "";
          return request("pass", pick(own), { ...aspectFields(aspect), target: pick(actors)?.uuid ?? "", free });
        },
      ],
      [
        4,
        () => request("remove", pick(mine), { roll: chance(0.5) ? "" : (pick(rolls())?.id ?? ""), ...aspectFields(anyAspect()) }),
      ],
      [
        6,
        () => {
          const second = pick(rolls(pick(mine)).filter(({ system }) => system.madeFor !== ""));
          const kind = chance(0.7) ? "oppose" : "join";
          const ids = { roll: second?.system.madeFor ?? "", [kind === "oppose" ? "opposing" : "joining"]: second?.id ?? "" };
          return request(
            kind,
            mine.find(({ uuid }) => uuid === second?.system.actor),
            ids,
          );
        },
      ],
      [3, () => request("allow", undefined, { roll: pick(rolls())?.id ?? "", target: pick(actors)?.uuid ?? "" })],
      [
        4,
        () => request("difficulty", pick(mine), { roll: pick(rolls())?.id ?? "", difficulty: chance(0.3) ? null : whole(-1, 6) }),
      ],
      [2, () => request("time", pick(mine), { roll: pick(rolls())?.id ?? "", count: whole(1, 9), unit: "hour", per: "minute" })],
      [1, () => request("spend-leftover", pick(mine), { roll: pick(rolls())?.id ?? "", use: "quality" })],
      [1, () => request("dramatic", pick(mine), { roll: pick(rolls())?.id ?? "" })],
      [
        3,
        () => {
          const deal = idOf(pick(entries("deal")));
          if (!game.user.isGM) return request("claim", pick(own), { deal });
          const target = pick(own)?.uuid ?? "";
          return deal === "" || chance(0.3)
            ? request("deal", undefined, { card: "danger", target })
            : request("reward", undefined, { deal });
        },
      ],
      [5, () => request("pay-debt", pick(own), { points: whole(1, 2) })],
      [4, () => request("pool", undefined, { by: pick([-2, -1, 1, 2, 3, 4]) ?? 1, words: "" })],
      [1, () => request("break", undefined, { at: pick(ruleset.breaks.known(dials)) ?? "" })],
    ];
    const weight = kinds.reduce((sum, [share]) => sum + share, 0);
    const askSomething = (): object => {
      let left = random() * weight;
      for (const [share, ask] of kinds) {
        left -= share;
        if (left < 0) return ask();
      }
      return again("undo");
    };

    async function editManually(): Promise<void> {
      const actor = pick(mine);
      if (!actor) return;
      const aspect = pick(aspectsOf(actor));
      if (aspect && chance(0.5)) {
        const { level, checked, free } = aspect.system;
        const id = pick(Object.keys(free)) ?? "gift";
        const count = Math.max(1, (free[id]?.count ?? 0) + whole(-1, 1));
        const held = { [id]: { count, holder: free[id]?.holder ?? "" } };
        await aspect.update({ system: chance(0.6) ? { checked: checked >= level ? 0 : checked + 1 } : { free: held } });
      } else {
        const counter = chance(0.85) ? "value" : (pick(["refresh", "debt", "held"]) ?? "value");
        const points = actor.system.fatePoints[counter] ?? 0;
        await actor.update({ system: { fatePoints: { [counter]: Math.max(0, points + whole(-2, 3)) } } });
      }
    }

    /** A roll like an earlier one, by any of one's own characters; sometimes an attack on someone's. */
    async function roll(): Promise<void> {
      const actor = pick(mine);
      const like = [...game.messages].findLast(({ type, system }) => type === "action" && system.game === ruleset.id);
      if (!actor || !like) throw new Error("Nobody has rolled yet.");
      const { _id, author: _author, system, ...rest } = like.toObject();
      const madeFor = chance(0.35) ? (pick(rolls())?.id ?? "") : "";
      const target = pick(actors.filter((one) => one.type === "character" && one !== actor));
      const scope = ruleset.harm.scopes(dials)[0]?.id ?? "";
      const harms = target && madeFor === "" && { attack: { scope }, targets: [{ uuid: target.uuid, name: target.name }] };
      const named = { actor: actor.uuid, actorName: actor.name, madeFor, ...harms };
      await ChatMessage.createDocuments([{ ...rest, system: { ...system, ...named } }]);
    }

    for (let asked = 0; asked < operations; asked += AT_ONCE) {
      if (asked === 0 || chance(0.7)) await roll().catch(note);
      const manual = hands ? 2 : 0;
      const batch = Array.from({ length: AT_ONCE - manual }, askSomething);
      const changed = Array.from({ length: manual }, editManually);
      const made = await ChatMessage.createDocuments(batch);
      player.asked += made.length;
      await Promise.all([...made.map(({ id }) => settled(id)), ...changed.map((change) => change.catch(note))]);
    }
    return faults;
  }

  /** Resolves once an entry is settled or refused here. */
  function settled(id: string): Promise<void> {
    const settles = ({ type, system }: Message): boolean => type === "entry" && system.entry === id;
    if ([...game.messages].some(settles)) return Promise.resolve();
    return new Promise((resolve) => {
      const hook = Hooks.on("createChatMessage", (message) => {
        if (!settles(message)) return;
        Hooks.off("createChatMessage", hook);
        resolve();
      });
    });
  }

  /** The same numbers from 0 to 1 for the same seed. */
  function mulberry(seed: number): () => number {
    let state = seed;
    return () => {
      state = Math.trunc(state + 0x6d2b79f5);
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  const player: Player = { asked: 0, play };
  (globalThis as { player?: Player }).player = player;
}
