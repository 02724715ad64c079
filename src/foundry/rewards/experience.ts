import { improveForm, lackOfAward, lackOfWords, readImprovement } from "../../view/rewards/improve-form.view.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { playerCharacters } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerAspect, ledgerTrait } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";

const ICON = "fa-seedling";
const NOTHING = { trait: "", traitName: "", aspect: "", aspectName: "", words: "" };

/** Asks what experience is spent on, and spends it; a GM may also give some. */
export async function improve(actor: NornActor): Promise<void> {
  const world = shownWorld();
  const form = improveForm({ game: world.game, actor: actor.snapshot() });
  const award = game.user.isGM ? [{ id: "award", label: "NORN.Experience.award", icon: "fa-gift" } as const] : [];
  const answer = await prompt({
    title: "NORN.Experience.title",
    icon: ICON,
    template: "rewards/improve.hbs",
    context: { form },
    buttons: [
      { id: "improve", label: "NORN.Experience.improve", icon: ICON, disabled: form.empty },
      ...award,
      { id: "cancel", label: "NORN.Prompt.cancel", icon: "fa-xmark" },
    ],
    lack: ({ button, fields }) =>
      button === "improve" ? lackOfWords(fieldValue(fields, "what"), fieldValue(fields, "words")) : null,
  });
  if (answer?.button === "award") await giveExperience(actor);
  const chosen = answer?.button === "improve" ? readImprovement(fieldValue(answer.fields, "what")) : null;
  if (!answer || !chosen) return;
  const { what, about } = chosen;
  const request =
    what === "rank"
      ? { ...NOTHING, what, trait: about, traitName: ledgerTrait(about)?.name ?? "" }
      : {
          ...NOTHING,
          what,
          aspect: about,
          aspectName: ledgerAspect(about)?.name ?? "",
          words: fieldValue(answer.fields, "words"),
        };
  await submitEntry({ kind: "improve", actor, request });
}

/** A GM gives experience to any of the player characters. */
export async function giveExperience(first: NornActor): Promise<void> {
  const people = [...new Set([first, ...playerCharacters()])];
  const { fields } =
    (await prompt({
      title: "NORN.Experience.award",
      icon: "fa-gift",
      template: "rewards/award.hbs",
      context: { people: people.map(({ uuid, name }) => ({ uuid, name, chosen: true })) },
      lack: ({ fields }) => lackOfAward({ by: pointsIn(fields), people: fields.getAll("whom").length }),
      buttons: [
        { id: "give", label: "NORN.Experience.give", icon: "fa-gift" },
        { id: "cancel", label: "NORN.Prompt.cancel", icon: "fa-xmark" },
      ],
    })) ?? {};
  if (!fields) return;
  const by = pointsIn(fields);
  const whom = fields.getAll("whom");
  const words = fieldValue(fields, "words");
  for (const { uuid: target, name: targetName } of people.filter(({ uuid }) => whom.includes(uuid)))
    await submitEntry({ kind: "experience", actor: null, request: { by, words, target, targetName } });
}

function pointsIn(fields: FormData): number {
  return Math.trunc(Number(fieldValue(fields, "by"))) || 0;
}
