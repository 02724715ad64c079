import { describe, expect, test } from "vitest";
import { type ActorLinks, uuidKey, MOST_ALIKE, MOST_LINKS, planLink } from "./actor-link.ts";

const ANNA = { uuid: "Actor.anna", name: "Anna", type: "character" };
const GUARD = { uuid: "Compendium.norn.people.Actor.guard", name: "Guard", type: "npc" };

const owner = (type: string, links: ActorLinks = {}) => ({ uuid: "Actor.ship", type, links });
const linked = (actor: typeof ANNA, count = 1): ActorLinks => ({
  [uuidKey(actor.uuid)]: { actor: actor.uuid, name: actor.name, role: "crew", count },
});

describe("who joins another actor", () => {
  test.each([
    ["the first aboard a vehicle is its pilot", owner("vehicle"), "pilot"],
    ["the next ones are crew", owner("vehicle", linked(GUARD)), "crew"],
    ["an organization has members", owner("organization"), "member"],
    ["a unit has its roster", owner("unit"), "roster"],
  ])("%s", (_, to, role) => {
    expect(planLink(to, ANNA)).toMatchObject({ ok: true, value: { link: { role, count: 1, name: "Anna" } } });
  });

  test.each([
    ["no one joins twice by accident", owner("vehicle", linked(ANNA)), ANNA, "linked"],
    ["a unit does not join itself", owner("unit"), { ...ANNA, uuid: "Actor.ship" }, "itself"],
    ["a place joins nothing", owner("vehicle"), { ...ANNA, type: "situation" }, "place"],
    ["there is a limit to how many of a kind there are", owner("unit", linked(GUARD, MOST_ALIKE)), GUARD, "many"],
  ])("%s", (_, to, who, code) => {
    expect(planLink(to, who)).toMatchObject({ ok: false, code });
  });

  test("one more of a kind is counted, whatever it is called by now", () => {
    const joined = planLink(owner("unit", linked(GUARD, 3)), { ...GUARD, name: "Sentry" });
    expect(joined).toMatchObject({ ok: true, value: { link: { count: 4, role: "crew", name: "Sentry" } } });
  });

  test("a sheet that is full says so", () => {
    const many = Object.fromEntries(
      Array.from({ length: MOST_LINKS }, (_, index) => [`a${index}`, { actor: "", name: "", role: "", count: 1 } as const]),
    );
    expect(planLink(owner("organization", many), ANNA)).toMatchObject({ ok: false, code: "full", args: { most: 200 } });
  });

  test("the key of a link can be stored: it has no dots", () => {
    expect(uuidKey("Scene.a.Token.b.Actor.c")).toBe("Scene-a-Token-b-Actor-c");
  });
});
