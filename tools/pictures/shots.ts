import type { Locator, Page } from "playwright";
import { closeAll, openSheet, playGame, run, type Stage } from "./stage.ts";

const ILSABET = "Ilsabet Crane";
const WORDS = "The harbour bell rings, and you know what it means.";

/** Every picture of the guide, in the order of a short session. */
export async function takePictures(stage: Stage): Promise<void> {
  await playGame(stage, "strands");
  await stage.take("welcome", stage.p1.locator("#norn-welcome"));
  await rollAndInvoke(stage);
  await compel(stage);
  await afterwards(stage);
  await board(stage);
  await fight(stage);
  for (const game of ["fate2", "trifold", "marumaru", "strands"]) await sheetOf(stage, game);
  await vehicle(stage);
  await creation(stage);
}

async function rollAndInvoke({ p1, take }: Stage): Promise<void> {
  const sheet = await openSheet(p1, ILSABET, { left: 250, top: 20, width: 560, height: 720 });
  await sheet.locator(".norn-trait-roll", { hasText: "Agility" }).click();
  const dialog = p1.locator(".application", { has: p1.locator(".norn-ask-fields") });
  await dialog.locator('select[name="difficulty"]').selectOption("4");
  await take("roll-window", dialog);
  await dialog.locator("button[type=submit]").click();
  await cards(p1).last().locator(".norn-chat-total").waitFor();
  await sheet.locator(".norn-card", { hasText: "Sworn to Bring the Crew Home" }).click({ position: { x: 20, y: 30 } });
  const bar = sheet.locator("[role=menu]");
  await bar.waitFor();
  await take("aspect-bar", sheet.locator(".norn-aspects"));
  await bar.getByRole("menuitem").first().click();
  const list = p1.locator(".application", { has: p1.locator(".norn-invoke") });
  await list.locator("button[type=submit]").waitFor();
  await take("invoke", list);
  await list.locator("button[type=submit]").click();
  await cards(p1).last().locator(".norn-roll-step:not(.is-pending)").first().waitFor();
  await take("roll-card", cards(p1).last());
}

async function compel({ gm, p1, take }: Stage): Promise<void> {
  const uuid = await run<string>(
    gm,
    `return game.actors.getName("${ILSABET}").items.find((item) => item.inPlay && item.name === "Clear My Name at the Admiralty").uuid;`,
  );
  await run(gm, `await game.norn.compel("${uuid}");`);
  const window = gm.locator(".norn-compel-window");
  await window.locator('textarea[name="words"]').fill(WORDS);
  await window.locator("button[type=submit]").click();
  const accept = p1.locator("#chat [data-answer=accept]").last();
  await accept.waitFor();
  await take("compel", cards(p1).last());
  // The mark of the point just spent goes after a while.
  await p1.locator(".norn-strip-change").waitFor({ state: "detached" });
  await take("table", p1);
  await accept.click();
  await gm.locator("#chat [data-answer=bite]").last().click();
}

async function afterwards({ gm, p1, take }: Stage): Promise<void> {
  await p1.locator("#norn-strip .is-own .norn-strip-open", { hasText: "Ilsabet" }).click();
  const history = p1.locator(".norn-history");
  await history.locator("li").first().waitFor();
  await take("history", history);
  await run(gm, `await game.norn.nextBreak("session");`);
  const breaks = gm.locator(".norn-breaks");
  await breaks.locator(".norn-break-go").waitFor();
  await take("breaks", breaks);
  await run(gm, `await game.norn.chooseGame();`);
  const games = gm.locator("#norn-choose-game");
  await games.locator("[data-action=choose]").first().waitFor();
  await take("choose-game", games);
  await closeAll(p1);
  await closeAll(gm);
}

/** The situation board: the places of the scene as zones, and a challenge under way. */
async function board(stage: Stage): Promise<void> {
  const { gm } = stage;
  await gm.keyboard.press("Alt+b");
  const window = gm.locator("#norn-board");
  await window.locator("[data-action=zonesFromRegions]").click();
  await window.locator(".norn-zone").nth(2).waitFor();
  const quay = window.getByRole("region", { name: "The quay", exact: true });
  await quay.locator("input[type=text]").fill("Slippery Boards");
  await quay.locator("input[type=text]").press("Enter");
  await quay.getByText("Slippery Boards").first().waitFor();
  await run(gm, `foundry.applications.instances.get("norn-board").setPosition({ left: 230, top: 20, width: 620, height: 760 });`);
  await window.getByRole("button", { name: "Call for a roll" }).focus();
  await stage.take("board", window);
  await closeAll(gm);
}

/** An attack that is defended and hurts: its card asks how to take the hit. */
async function fight(stage: Stage): Promise<void> {
  const { gm, p1, take } = stage;
  const sheet = await openSheet(gm, "Captain Odile Ness", { left: 250, top: 20, width: 560, height: 720 });
  await sheet.locator(".norn-trait-roll", { hasText: "Agility" }).click();
  const dialog = gm.locator(".application", { has: gm.locator(".norn-ask-fields") });
  await dialog.locator('select[name="target"]').selectOption({ label: ILSABET });
  await dialog.locator('label:has(input[name="attack"][value="physical"])').click();
  await dialog.locator("button[type=submit]").click();
  await run(p1, `const faces = [0.5, 0.1]; let next = 0; CONFIG.Dice.randomUniform = () => faces[next++ % faces.length];`);
  await cards(p1).locator("[data-action=defend]").last().click();
  const attack = cards(p1).filter({ has: p1.locator("[data-action=takeHit]") });
  await attack.waitFor();
  await take("attack", attack);
  await closeAll(gm);
}

async function vehicle(stage: Stage): Promise<void> {
  await run(
    stage.gm,
    `const pack = game.packs.get("norn.places");
     const { _id } = pack.index.find(({ name }) => name === "The Union’s Van");
     await Actor.create({ ...(await pack.getDocument(_id)).toObject(), ownership: { default: 3 } });`,
  );
  await stage.take(
    "sheet-vehicle",
    await openSheet(stage.p1, "The Union’s Van", { left: 250, top: 10, width: 720, height: 780 }),
  );
  await closeAll(stage.p1);
}

async function sheetOf(stage: Stage, game: string): Promise<void> {
  await playGame(stage, game);
  await stage.take(`sheet-${game}`, await openSheet(stage.p1, "Tamsin Vey", { left: 250, top: 10, width: 620, height: 640 }));
  await closeAll(stage.p1);
}

async function creation(stage: Stage): Promise<void> {
  await playGame(stage, "fate2");
  const sheet = await openSheet(stage.p1, ILSABET, { left: 250, top: 10, width: 620, height: 780 });
  await sheet.locator(".norn-mode").click();
  await sheet.locator(".norn-mode[aria-pressed=true]").waitFor();
  await stage.take("sheet-edit", sheet);
}

function cards(page: Page): Locator {
  return page.locator("#chat .chat-message:not(.norn-shown-elsewhere)").filter({ has: page.locator(".norn-chat") });
}
