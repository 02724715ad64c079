import { inFoundry } from "./play.ts";
import { test } from "./table.fixture.ts";

/** What the tests of a file do to the scene and its places is put back after each: the next file finds the sample's. */
export function keepScene(): void {
  let kept = "";
  test.beforeEach(async ({ gm }) => {
    kept = await inFoundry<string>(
      gm,
      `const { tokens, drawings, regions } = canvas.scene.toObject();
       const places = game.actors.filter(({ type }) => type === "situation").map((place) => place.toObject());
       return JSON.stringify({ tokens, Drawing: drawings, Region: regions, places });`,
    );
  });
  test.afterEach(async ({ gm }) => {
    await inFoundry(
      gm,
      `const kept = ${kept};
       const { scene } = canvas;
       const idsOf = (all) => all.map(({ id }) => id);
       await Combat.implementation.deleteDocuments(idsOf(game.combats));
       await Actor.implementation.deleteDocuments(idsOf(game.actors.filter(({ type }) => type === "situation")));
       for (const type of ["Drawing", "Region"]) {
         await scene.deleteEmbeddedDocuments(type, idsOf(scene.getEmbeddedCollection(type)));
         await scene.createEmbeddedDocuments(type, kept[type], { keepId: true });
       }
       await scene.updateEmbeddedDocuments("Token", kept.tokens.map(({ _id, x, y }) => ({ _id, x, y })));
       await Actor.implementation.createDocuments(kept.places, { keepId: true });`,
    );
  });
}
