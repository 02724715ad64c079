import type { Fields } from "../../../tests/samples/ledger-entry.ts";
import { GAMES } from "../../../tests/samples/games.ts";
import { describe, expect, test } from "vitest";
import { type Asking, done, must, planned, settle, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import type { Answer } from "../requests/compel.ts";

/** p2's character is compelled; p3 only looks on. */
const ROLES = {
  gm: { author: "gm", actor: "" },
  owner: { author: "p2", actor: "Actor.you" },
  proposer: { author: "p1", actor: "Actor.me" },
  bystander: { author: "p3", actor: "Actor.they" },
} as const satisfies Record<string, Asking>;
type Role = keyof typeof ROLES;

interface Given {
  readonly by?: Role;
  readonly wanted?: Fields<"compel">;
  readonly world?: Partial<Parameters<typeof plainTable>[1]>;
}

interface OnTheTable {
  readonly world: PlainWorld;
  readonly compel: string;
  readonly say: (say: Answer, role: Role, roll?: string) => readonly string[] | string;
  readonly said: (say: Answer, role: Role, roll?: string) => void;
}

function proposed(game: RulesetId, { by = "gm", wanted = {}, world: otherwise = {} }: Given = {}): OnTheTable {
  const they = { uuid: "Actor.they", owners: ["p3"], played: true, points: { value: 3 } };
  const rolls = [rollOf("roll", game, { actor: "Actor.you", author: "p2" }), rollOf("mine", game)];
  const world = plainTable(game, { players: ["p1", "p2", "p3"], actors: [they], rolls, ...otherwise });
  const { id: compel } = done(world, "compel", { aspect: "Actor.you.Item.quick", effect: "event", ...wanted }, ROLES[by]);
  return {
    world,
    compel,
    say: (say, role, roll = "") => shortPlan(planned(world, "answer", { compel, say, roll }, ROLES[role])),
    said: (say, role, roll = "") => void done(world, "answer", { compel, say, roll }, ROLES[role]),
  };
}

const NO = "compel-not-yours";
const LATE = "compel-answered";

describe("a GM's compel: who may answer what, and what it costs and gives", () => {
  test.each([
    ["F3. As many fate points as the level for playing along", "fate2", "accept", ["you value +2"]],
    ["F3. … or as many to refuse", "fate2", "refuse", ["you value -2"]],
    ["S3. Award when it bites, not before", "strands", "accept", []],
    ["S3. Refusing is free", "strands", "refuse", []],
    ["T3. Take the point and the constraint", "trifold", "accept", ["you value +1"]],
    ["T3. Turn it down and pay one", "trifold", "refuse", ["you value -1"]],
    ["M3. Accept: gain 1", "marumaru", "accept", ["you value +1"]],
    ["M3. Pay 1 to prevent", "marumaru", "refuse", ["you value -1"]],
  ] as const)("%s (%s: %s)", (_sentence, game, say, events) => {
    const proposal = proposed(game);
    expect(proposal.say(say, "owner")).toEqual(events);
    expect(proposal.say(say, "gm")).toEqual(events);
    expect([proposal.say(say, "proposer"), proposal.say(say, "bystander")]).toEqual([NO, NO]);
  });

  test.each([
    ["F3. The offer is not raised", "fate2", "escalate", [LATE, LATE, LATE, LATE]],
    ["S3. The GM may escalate once", "strands", "escalate", [[], NO, NO, NO]],
    ["T3. The offer is not raised", "trifold", "escalate", [LATE, LATE, LATE, LATE]],
    ["M3. The offer is not raised", "marumaru", "escalate", [LATE, LATE, LATE, LATE]],
    ...GAMES.flatMap((game) => [
      ["Who proposed it withdraws it", game, "withdraw", [[], NO, NO, NO]] as const,
      ["Nothing was agreed to yet that could come up", game, "trigger", [LATE, LATE, LATE, LATE]] as const,
      ["F3. No bidding unless it was opened", game, "raise", [LATE, LATE, LATE, LATE]] as const,
      ["F3. No folding unless it was opened", game, "fold", [LATE, LATE, LATE, LATE]] as const,
    ]),
  ] as const)("%s (%s: %s)", (_sentence, game, say, came) => {
    const proposal = proposed(game);
    expect((["gm", "owner", "proposer", "bystander"] as const).map((role) => proposal.say(say, role))).toEqual(came);
  });
});

describe("another player's compel", () => {
  test.each([
    ["S3. Who compels pays once it is accepted", "strands", "accept", ["me value -1"]],
    ["S3. … and no one pays for refusing", "strands", "refuse", []],
    ["M3. Accept: gain 1", "marumaru", "accept", ["you value +1"]],
    ["M3. Pay 1 to prevent", "marumaru", "refuse", ["you value -1"]],
  ] as const)("%s (%s: %s)", (_sentence, game, say, events) => {
    const proposal = proposed(game, { by: "proposer" });
    expect([proposal.say(say, "owner"), proposal.say(say, "gm")]).toEqual([events, events]);
    expect([proposal.say(say, "proposer"), proposal.say(say, "bystander")]).toEqual([NO, NO]);
  });
  test.each([
    ["strands", []],
    ["marumaru", ["me value +1"]],
  ] as const)("%s: undoing it returns the cost of proposing", (game, events) => {
    const proposal = proposed(game, { by: "proposer" });
    expect([proposal.say("withdraw", "proposer"), proposal.say("withdraw", "gm")]).toEqual([events, events]);
    expect([proposal.say("withdraw", "owner"), proposal.say("withdraw", "bystander")]).toEqual([NO, NO]);
  });
  test("S3. Accepted and withdrawn before it came up: the point is given back", () => {
    const proposal = proposed("strands", { by: "proposer" });
    proposal.said("accept", "owner");
    expect(proposal.say("withdraw", "proposer")).toEqual(["me value +1"]);
  });
  test("S3. The proposer has spent the point meanwhile", () => {
    const proposal = proposed("strands", { by: "proposer" });
    for (let spent = 0; spent < 3; spent += 1) done(proposal.world, "spend", { roll: "mine", use: "plus-one" });
    expect(proposal.say("accept", "owner")).toBe("points-short");
  });
  test("S3. It is not escalated: only the GM's own are", () => {
    expect(proposed("strands", { by: "proposer" }).say("escalate", "gm")).toBe(LATE);
  });
});

describe("a self-compel", () => {
  test("S3. The GM agrees, or declines at no cost", () => {
    const proposal = proposed("strands", { by: "owner" });
    expect([proposal.say("accept", "gm"), proposal.say("refuse", "gm")]).toEqual([[], []]);
    for (const role of ["owner", "proposer", "bystander"] as const)
      expect([proposal.say("accept", role), proposal.say("refuse", role)]).toEqual([NO, NO]);
  });
  test("M3-R6. It needs no one else's consent", () => {
    const proposal = proposed("marumaru", { by: "owner" });
    expect([proposal.say("accept", "owner"), proposal.say("accept", "proposer")]).toEqual([["you value +1"], NO]);
  });
});

describe("S3. An agreed compel takes effect", () => {
  const accepted = (given: Given = {}): OnTheTable => {
    const proposal = proposed("strands", given);
    proposal.said("accept", given.by === "owner" ? "gm" : "owner");
    return proposal;
  };
  test("something bad happens: the proposer says so", () => {
    const proposal = accepted({ by: "proposer" });
    expect([proposal.say("trigger", "proposer"), proposal.say("trigger", "gm")]).toEqual([["you value +1"], ["you value +1"]]);
    expect([proposal.say("trigger", "owner"), proposal.say("trigger", "bystander")]).toEqual([NO, NO]);
  });
  test.each([
    ["−2", "minus-two"],
    ["a forced reroll", "reroll"],
  ] as const)("%s: on a roll of the target's, which its player may choose", (_effect, effect) => {
    const proposal = accepted({ by: "proposer", wanted: { effect } });
    expect([proposal.say("trigger", "owner", "roll"), proposal.say("trigger", "gm", "roll")]).toEqual([
      ["you value +1"],
      ["you value +1"],
    ]);
    expect([proposal.say("trigger", "owner", "mine"), proposal.say("trigger", "owner")]).toEqual(["compel-roll", "compel-roll"]);
    expect(proposal.say("trigger", "bystander", "roll")).toBe(NO);
  });
  test("a forced reroll throws the dice again, −2 throws none", () => {
    const dice = (effect: "reroll" | "minus-two") => {
      const { world, compel } = accepted({ wanted: { effect } });
      return must(planned(world, "answer", { compel, say: "trigger", roll: "roll" }, ROLES.gm)).dice?.count ?? 0;
    };
    expect([dice("reroll"), dice("minus-two")]).toEqual([4, 0]);
  });
  test("on an existing roll, it takes effect when accepted", () => {
    const proposal = proposed("strands", { wanted: { effect: "minus-two", roll: "roll" } });
    expect(proposal.say("accept", "owner")).toEqual(["you value +1"]);
    proposal.said("accept", "owner");
    expect(proposal.say("trigger", "gm", "roll")).toBe(LATE);
  });
  test("once", () => {
    const proposal = accepted();
    proposal.said("trigger", "gm");
    expect(["trigger", "withdraw", "accept", "refuse"].map((say) => proposal.say(say as Answer, "gm"))).toEqual([
      LATE,
      LATE,
      LATE,
      LATE,
    ]);
  });
});

describe("S3. What raises the price", () => {
  test("escalated: two points", () => {
    const proposal = proposed("strands");
    proposal.said("escalate", "gm");
    expect(proposal.say("escalate", "gm")).toBe(LATE);
    proposal.said("accept", "owner");
    expect(proposal.say("trigger", "gm")).toEqual(["you value +2"]);
  });
  test("escalated after a free refusal", () => {
    const proposal = proposed("strands");
    proposal.said("refuse", "owner");
    expect(proposal.say("escalate", "gm")).toEqual([]);
  });
  test("cutthroat: refusing costs a point, and is not escalated after", () => {
    const proposal = proposed("strands", { wanted: { conditions: ["cutthroat"] } });
    expect(proposal.say("refuse", "owner")).toEqual(["you value -1"]);
    proposal.said("refuse", "owner");
    expect(proposal.say("escalate", "gm")).toBe(LATE);
  });
  test("persistent: no point gained, refusing costs one", () => {
    const proposal = proposed("strands", { world: { aspects: [aspectOn("Actor.you", "quick", { persistent: true })] } });
    expect([proposal.say("refuse", "owner"), proposal.say("escalate", "gm")]).toEqual([["you value -1"], LATE]);
    proposal.said("accept", "owner");
    expect(proposal.say("trigger", "gm")).toEqual([]);
  });
  test.each(["fate2", "trifold", "marumaru"] as const)("%s: who cannot pay cannot refuse", (game) => {
    const poor = { uuid: "Actor.you", owners: ["p2"], played: true };
    expect(proposed(game, { world: { actors: [poor] } }).say("refuse", "owner")).toBe("points-short");
  });
  test("a free invocation pays for the proposal once it is accepted, and is used up", () => {
    const quick = aspectOn("Actor.you", "quick", { free: { f: { count: 1, holder: "Actor.me" } } });
    const proposal = proposed("strands", { by: "proposer", world: { aspects: [quick] } });
    expect(proposal.say("accept", "owner")).toEqual(["you.quick free of me -1"]);
  });
  test("R8. A free invocation that is gone by the time of the answer pays nothing", () => {
    const quick = aspectOn("Actor.you", "quick", { free: { f: { count: 1, holder: "Actor.me" } } });
    const proposal = proposed("strands", { by: "proposer", world: { aspects: [quick] } });
    done(proposal.world, "invoke", { roll: "mine", aspect: quick.uuid, gain: "plus-two" }, ROLES.proposer);
    expect(proposal.say("accept", "owner")).toEqual(["me value -1"]);
  });
  test("a fragile aspect is gone once the compel takes effect", () => {
    const quick = aspectOn("Actor.you", "quick", { nature: "fragile", kind: "advantage" });
    const proposal = proposed("strands", { world: { aspects: [quick] } });
    expect(proposal.say("accept", "owner")).toEqual([]);
    proposal.said("accept", "owner");
    expect(proposal.say("trigger", "gm")).toEqual(["you value +1", "-you.quick"]);
  });
});

describe("S3. One of the GM's characters is compelled", () => {
  test("points that player characters pay go into the pool", () => {
    const { world } = proposed("strands");
    const { id: compel } = done(world, "compel", { aspect: "Actor.foe.Item.cruel" }, ROLES.proposer);
    const say = (say: Answer, role: Role) => shortPlan(planned(world, "answer", { compel, say }, ROLES[role]));
    expect([say("accept", "gm"), say("accept", "owner"), say("refuse", "gm")]).toEqual([["me value -1"], NO, []]);
    done(world, "answer", { compel, say: "accept" }, ROLES.gm);
    expect(say("trigger", "proposer")).toEqual(["pool +1"]);
  });
  test.each([
    ["the GM compels one of their own NPCs", { author: "gm", actor: "" }, {}, [[], []]],
    ["an NPC spends from the pool", { author: "gm", actor: "Actor.rival" }, {}, [["pool -1"], []]],
    ["a free use", ROLES.proposer, { free: { f: { count: 1, holder: "Actor.me" } } }, [["foe.cruel free of me -1"], []]],
  ] as const)("S3-R5. Nothing else does: %s", (_who, asking, cruel, came) => {
    const { world } = proposed("strands", {
      world: { actors: [{ uuid: "Actor.rival" }], aspects: [aspectOn("Actor.foe", "cruel", cruel)] },
    });
    const { id: compel } = done(world, "compel", { aspect: "Actor.foe.Item.cruel" }, asking);
    const accept = shortPlan(planned(world, "answer", { compel, say: "accept" }, ROLES.gm));
    done(world, "answer", { compel, say: "accept" }, ROLES.gm);
    expect([accept, shortPlan(planned(world, "answer", { compel, say: "trigger" }, ROLES.gm))]).toEqual(came);
  });
});

describe("F10. A negative invocation unchecks any aspect box", () => {
  const aspects = [
    aspectOn("Actor.you", "noble", { level: 3, checked: 2 }),
    aspectOn("Actor.you", "vain"),
    aspectOn("Actor.you", "cursed", { level: 2, checked: 1, hidden: true }),
    aspectOn("Actor.me", "brave", { level: 2, checked: 1 }),
  ];
  const dials = { "fate2-compel-brings": "box", "fate2-bidding": true };
  const offered = () => proposed("fate2", { world: { aspects, dials } });
  test.each([
    ["of any of their own aspects", "Actor.you.Item.noble", ["you.noble box -1"]],
    ["not one that is clear", "Actor.you.Item.vain", "no-box-to-clear"],
    ["not another’s", "Actor.me.Item.brave", "no-box-to-clear"],
    ["not one they do not know, not even by its name", "Actor.you.Item.cursed", "aspect-gone"],
    ["or none", "", []],
  ] as const)("accepting brings a box, %s, and no points", (_sentence, box, came) => {
    const { world, compel } = offered();
    expect(shortPlan(planned(world, "answer", { compel, say: "accept", cleared: box }, ROLES.owner))).toEqual(came);
  });
  test("refusing costs as many points as the level, and nothing is bid", () => {
    const { say } = offered();
    expect([say("refuse", "owner"), say("raise", "owner")]).toEqual([["you value -2"], LATE]);
  });
  test("a compel offered for points stays one for points", () => {
    const { world, compel } = proposed("fate2", { world: { aspects } });
    const now = { ...world, game: { ...world.game, dials } };
    const box = "Actor.you.Item.noble";
    expect(shortPlan(planned(now, "answer", { compel, say: "accept" }, ROLES.owner))).toEqual(["you value +2"]);
    expect(shortPlan(planned(now, "answer", { compel, say: "accept", cleared: box }, ROLES.owner))).toBe("aspect-gone");
  });
});

describe("F3. Bidding on a level-2 aspect", () => {
  const bidding = (): OnTheTable => proposed("fate2", { world: { dials: { "fate2-bidding": true } } });
  test("no one accepts or refuses; the player answers first", () => {
    const proposal = bidding();
    expect([proposal.say("accept", "owner"), proposal.say("refuse", "owner")]).toEqual([LATE, LATE]);
    expect((["raise", "fold"] as const).map((say) => proposal.say(say, "owner"))).toEqual([[], ["you value +1"]]);
    expect([proposal.say("raise", "bystander"), proposal.say("fold", "bystander")]).toEqual([NO, NO]);
  });
  test("turn by turn, up to the level: the GM takes what the player bid", () => {
    const proposal = bidding();
    proposal.said("raise", "owner");
    expect([proposal.say("raise", "owner"), proposal.say("fold", "owner")]).toEqual([NO, NO]);
    expect([proposal.say("raise", "gm"), proposal.say("fold", "gm")]).toEqual([[], ["you value -1"]]);
    proposal.said("raise", "gm");
    expect([proposal.say("raise", "owner"), proposal.say("fold", "owner")]).toEqual([["you value -2"], ["you value +2"]]);
    proposal.said("raise", "owner");
    expect([proposal.say("raise", "gm"), proposal.say("fold", "owner")]).toEqual(["bidding-over", "bidding-over"]);
  });
  test.each([
    ["the player's turn, and the GM's bid", "owner", "player", 1, []],
    ["not the GM's turn, as another GM saw it before", "gm", "gm", 2, "bid-moved"],
    ["not a bid that was lower then", "owner", "player", 2, "bid-moved"],
    ["any bid, where none was shown", "owner", "", 0, []],
  ] as const)("what is raised is %s", (_what, role, side, bid, came) => {
    const { world, compel } = bidding();
    expect(shortPlan(planned(world, "answer", { compel, say: "raise", side, bid }, ROLES[role]))).toEqual(came);
  });
  test("no one bids more than they have", () => {
    const poor = { uuid: "Actor.you", owners: ["p2"], played: true };
    const proposal = proposed("fate2", { world: { actors: [poor], dials: { "fate2-bidding": true } } });
    expect(proposal.say("raise", "owner")).toBe("points-short");
  });
});

describe("why an answer is refused", () => {
  test("the compel is deleted, or is none", () => {
    const { world } = proposed("strands");
    const { id } = done(world, "spend", { roll: "mine", use: "plus-one" });
    const to = (compel: string) => shortPlan(planned(world, "answer", { compel, say: "accept" }, ROLES.gm));
    expect([to("gone"), to(id), to("constructor")]).toEqual(["compel-gone", "compel-gone", "compel-gone"]);
  });
  test("it is still pending, was refused, or is undone", () => {
    const { world, compel, say } = proposed("strands");
    const refused = settle(world, "compel", { aspect: "Actor.you.Item.gone" }, ROLES.proposer);
    expect(shortPlan(planned(world, "answer", { compel: refused.id, say: "accept" }, ROLES.gm))).toBe(LATE);
    done(world, "undo", { entry: compel }, ROLES.gm);
    expect(say("accept", "owner")).toBe(LATE);
  });
  test("the target is deleted", () => {
    const { world } = proposed("strands");
    const gone = { ...world, actor: (uuid: string) => (uuid === "Actor.you" ? null : world.actor(uuid)) };
    const { id: compel } = done(world, "compel", { aspect: "Actor.you.Item.quick" }, ROLES.gm);
    expect(shortPlan(planned(gone, "answer", { compel, say: "accept" }, ROLES.gm))).toBe("compel-gone");
  });
  test("the campaign plays another game now", () => {
    const { world, compel } = proposed("strands");
    const now = { ...world, game: plainTable("fate2").game };
    expect(shortPlan(planned(now, "answer", { compel, say: "accept" }, ROLES.gm))).toBe("compel-game");
  });
  test("the author is no longer a user", () => {
    const { world, compel } = proposed("strands");
    expect(shortPlan(planned(world, "answer", { compel, say: "accept" }, { author: "gone", actor: "" }))).toBe(NO);
  });
  test("after an undo, it can be answered again", () => {
    const proposal = proposed("trifold");
    const { id } = done(proposal.world, "answer", { compel: proposal.compel, say: "accept" }, ROLES.owner);
    expect(proposal.say("accept", "owner")).toBe(LATE);
    done(proposal.world, "undo", { entry: id, on: proposal.compel }, ROLES.owner);
    expect(proposal.say("refuse", "owner")).toEqual(["you value -1"]);
  });
});
