import { describe, expect, test } from "vitest";
import { actor } from "../../../../tests/samples/actor-snapshot.ts";
import { RULESETS } from "../rulesets.ts";
import { checkedBoxes, type Wounded } from "../../harm/tracks.ts";
import { takeWound } from "./harm.ts";

/** Boxes: clipped 2, hurt 3, injured 2, taken out. */
function marked(uuid: string, ...boxes: string[]): Wounded {
  const one = actor({ uuid, tracks: [{ id: "wounds", boxes, bonus: 0 }] });
  return { actor: one, layouts: RULESETS.fate2.tracks(one, {}) };
}

function landing(from: Wounded, to: Wounded, box: string): string {
  const taken = takeWound(from, to, { track: "wounds", box });
  return taken.ok ? taken.value.to.box : taken.code;
}

describe("taking another's wound", () => {
  const friend = marked("Actor.them", "hurt-1");
  test("it goes to the same row", () => expect(landing(friend, marked("Actor.me"), "hurt-1")).toBe("hurt-0"));
  test("or to the next row up if that is full", () => {
    expect(landing(friend, marked("Actor.me", "hurt-0", "hurt-1"), "hurt-1")).toBe("hurt-2");
    expect(landing(friend, marked("Actor.me", "hurt-0", "hurt-1", "hurt-2"), "hurt-1")).toBe("injured-0");
  });
  test("no one takes a wound that does not exist, or without a clear box for it", () => {
    expect(landing(friend, marked("Actor.me"), "hurt-0")).toBe("box-clear");
    expect(landing(friend, marked("Actor.me"), "nonsense")).toBe("box-clear");
    const full = marked("Actor.me", "injured-0", "injured-1", "taken-out-0");
    expect(landing(marked("Actor.them", "injured-0"), full, "injured-0")).toBe("no-room");
    expect(landing(marked("Actor.them", "injured-0"), { ...marked("Actor.me"), layouts: [] }, "injured-0")).toBe("no-room");
  });
  test("one is clear of it, the other has it", () => {
    const taken = takeWound(friend, marked("Actor.me"), { track: "wounds", box: "hurt-1" });
    expect(taken.ok && taken.value.events).toEqual([
      { type: "track-box-cleared", actor: "Actor.them", track: "wounds", box: "hurt-1" },
      { type: "track-box-checked", actor: "Actor.me", track: "wounds", box: "hurt-0" },
    ]);
  });
  test("boxes the rules do not know are not offered", () => {
    expect(checkedBoxes(marked("Actor.them", "hurt-1", "hurt-7", "old"))).toEqual([{ track: "wounds", box: "hurt-1" }]);
  });
});
