import { inFoundry, notification, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

/** By which door an actor comes to be, and who may read it then. */

test.afterEach(async ({ gm }) => {
  await inFoundry(
    gm,
    `for (const one of game.actors.filter(({ name }) => /^Odd/.test(name))) await one.delete();
     for (const scene of game.scenes) {
       const odd = scene.tokens.filter(({ name }) => /^Odd/.test(name)).map(({ id }) => id);
       await scene.deleteEmbeddedDocuments("Token", odd);
     }
     for (const one of game.scenes.filter(({ name }) => /^Odd/.test(name))) await one.delete();`,
  );
});

test("what a GM imports is for no player to read, until it is given to one", async ({ gm, p1 }) => {
  await play("trifold", gm);
  const uuid = await inFoundry<string>(
    gm,
    `const { format, version, ...file } = game.norn.exportActor ? await game.norn.exportActor(game.actors.getName("Corvin Ashdown")) : {};
     const made = await game.norn.importActor({ format, version, ...file, actor: { ...file.actor, name: "Odd smuggler" } });
     return made.uuid;`,
  );
  await p1.waitForFunction((made) => Reflect.get(globalThis, "fromUuidSync")(made) !== null, uuid);
  const level = `return (await fromUuid("${uuid}")).testUserPermission(game.users.find((user) => !user.isGM), "LIMITED");`;
  await expect.poll(() => inFoundry(gm, level)).toBe(false);
});

test("a new name reaches the prototype, and the tokens that are called as the actor was", async ({ gm }) => {
  const id = await inFoundry<string>(
    gm,
    `const actor = await Actor.create({ name: "Odd nobody", type: "npc" });
     const own = { actorId: actor.id, actorLink: false, x: 0, y: 0 };
     await game.scenes.active.createEmbeddedDocuments("Token", [{ ...own, name: "Odd nobody" }, { ...own, name: "Odd guard at the gate" }]);
     await actor.update({ name: "Odd watchman" });
     return actor.id;`,
  );
  await expect
    .poll(() =>
      inFoundry(
        gm,
        `const actor = game.actors.get("${id}");
         const tokens = game.scenes.active.tokens.filter(({ actorId }) => actorId === actor.id);
         return [actor.prototypeToken.name, ...tokens.map(({ name }) => name)].sort();`,
      ),
    )
    .toEqual(["Odd guard at the gate", "Odd watchman", "Odd watchman"]);
});

test("a duplicate of a situation is prepared, and one on a scene to come opens with its scene", async ({ gm }) => {
  const made = await inFoundry<string>(
    gm,
    `const here = await Actor.create({ name: "Odd quay", type: "situation", ownership: { default: 2 }, system: { everywhere: true } });
     const copy = await here.clone({ name: "Odd quay, by night" }, { save: true, addSource: true });
     const kept = copy.toObject();
     const seen = [copy.ownership.default, copy.system.everywhere, copy.system.scene];
     await copy.delete();
     const again = await Actor.create({ ...kept, name: "Odd quay, brought back", system: { everywhere: true } }, { keepId: true });
     return JSON.stringify([seen, [again.ownership.default, again.system.everywhere, again.system.scene]]);`,
  );
  // What a file or an adventure brings back with its id is no duplicate, wherever it once came from.
  expect(JSON.parse(made)).toEqual([
    [0, false, null],
    [0, true, null],
  ]);

  const opened = await inFoundry<string>(
    gm,
    `const before = game.scenes.active;
     const scene = await Scene.create({ name: "Odd scene" });
     const place = await Actor.create({ name: "Odd mill", type: "situation", system: { scene: scene.uuid, awaitsScene: true } });
     const closed = place.ownership.default;
     await scene.activate();
     await new Promise((done) => {
       const seen = () => (place.system.awaitsScene ? setTimeout(seen, 20) : done());
       seen();
     });
     await before.activate();
     return JSON.stringify([closed, place.ownership.default]);`,
  );
  expect(JSON.parse(opened)).toEqual([0, 2]);
});

test("who sees an actor only in part gets no export of it", async ({ gm, p1 }) => {
  const uuid = await inFoundry<string>(
    gm,
    `return (await Actor.create({ name: "Odd captain", type: "npc", ownership: { default: 1 } })).uuid;`,
  );
  await p1.waitForFunction((made) => Reflect.get(globalThis, "fromUuidSync")(made) !== null, uuid);
  await expect.poll(() => inFoundry(p1, `return (await game.norn.exportActor("${uuid}")) === undefined;`)).toBe(true);
  await expect(notification(p1, "You may not see all of Odd captain")).toBeVisible();
});
