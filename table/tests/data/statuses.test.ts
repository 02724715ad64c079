// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { clientState } from "../../client/core/client-state.ts";
import { objectOf } from "../../common/plain-object.ts";
import { IDS, openWorld } from "./client-world.ts";

/** Statuses (DOC Actor#toggleStatusEffect, CONFIG.statusEffects), and what else systems write to actors and combatants. */
test("a status is an effect of its name, an overlay a flag of it; off again it is gone", async () => {
  const { game } = await openWorld(14);
  const hero = game.actors.get(IDS.hero);
  await hero?.toggleStatusEffect("prone", { overlay: true });
  expect([...(hero?.statuses ?? [])]).toEqual(["prone"]);
  expect(hero?.effects.contents[0]?.getFlag("core", "overlay")).toBe(true);
  expect(await hero?.toggleStatusEffect("prone", { active: false })).toBe(false);
  expect(hero?.effects.size).toBe(0);
});

test("each status has words of its own", () => {
  for (const { id, name } of clientState.config?.statusEffects ?? [])
    expect(name).toBe(`EFFECT.Status${id.charAt(0).toUpperCase()}${id.slice(1)}`);
});

test("a prototype token is changed through its actor", async () => {
  const { game } = await openWorld(14);
  const hero = game.actors.get(IDS.hero);
  await hero?.prototypeToken.update({ actorLink: true });
  await hero?.prototypeToken.setFlag("tiny", "seen", 2);
  expect(hero?.prototypeToken.actorLink).toBe(true);
  expect(hero?.prototypeToken.getFlag("tiny", "seen")).toBe(2);
  expect(hero?.prototypeToken.isOwner).toBe(true);
});

test("a combatant knows the group it acts with", async () => {
  const group = { _id: "GROUPGROUPGROUP1", name: "Heroes" };
  const combatant = { _id: "COMBATANTCOMBAT1", actorId: IDS.hero, group: group._id };
  const { game } = await openWorld(14, { combats: [{ _id: "COMBATCOMBATCOM1", groups: [group], combatants: [combatant] }] });
  const made = game.combats.contents[0]?.combatants.contents[0];
  expect(objectOf(made?._source)["group"]).toBe(group._id);
  expect(made?.group?.id).toBe(group._id);
});
