import { CHALLENGE_SAMPLES, type ChallengeSample, type SampleId, SAMPLE_IDS } from "../../rules/challenges/samples.data.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { isItemOfType } from "../documents/of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { afterAll } from "../apps/own-items.ts";
import { text } from "../../view/text.ts";

/** Asks for a name and a sample, adds the ladder, and opens it. */
export async function newChallenge(actor: NornActor): Promise<NornItem<"challenge"> | null> {
  const answer = await prompt({
    title: "NORN.Challenge.newTitle",
    icon: "fa-stairs",
    template: "challenges/new.hbs",
    context: { actor: actor.name, leads: game.user.isGM, samples: SAMPLE_IDS.map(sampleChoice) },
    width: 440,
    buttons: [{ id: "ok", label: "NORN.Challenge.make", icon: "fa-plus" }],
  });
  if (!answer) return null;
  const id = SAMPLE_IDS.find((known) => known === fieldValue(answer.fields, "sample")) ?? "project";
  const name = fieldValue(answer.fields, "name").trim() || game.i18n.localize(`NORN.Challenge.Sample.${id}.name`);
  const system = { ...sampleSystem(id, ledgerWorld().game), hidden: answer.fields.has("hidden") };
  const [made] = await actor.createEmbeddedDocuments("Item", [{ name, type: "challenge", sort: afterAll(actor), system }]);
  if (!isItemOfType(made, "challenge")) return null;
  await made.sheet?.render(true);
  return made;
}

function sampleChoice(id: SampleId, place: number): object {
  return {
    id,
    checked: place === 0,
    name: text(`NORN.Challenge.Sample.${id}.name`),
    hint: text(`NORN.Challenge.Sample.${id}.hint`),
  };
}

/** The stored data of a sample, with the margins of the game. */
function sampleSystem(id: SampleId, { ruleset, dials }: ActiveGame): object {
  const sample = CHALLENGE_SAMPLES.find((known) => known.id === id);
  if (!sample) return {};
  const steps = ruleset.challenges.steps(sample.test, dials);
  const { known } = ruleset.breaks;
  const at = (wanted: string | undefined): string => known(dials).find((one) => one === wanted) ?? "scene";
  const rows = sample.rows.map(({ degree, boxes, hampers = 0, lasts = "" }) => {
    const from = steps.find((step) => step.degree === degree)?.from ?? 0;
    return [degree, { from, boxes, hampers, lasts }] as const;
  });
  const { goal, fragility, span, recovery } = sample;
  return {
    // It goes on in every game.
    game: "",
    rows: Object.fromEntries(rows),
    sides: sidesOf(sample),
    goal: goal ? { row: goal.degree, marks: goal.marks } : {},
    fragility: {
      ...fragility,
      words: fragility?.way === "note" ? game.i18n.localize(`NORN.Challenge.Sample.${id}.trouble`) : "",
    },
    span: span ? { ...span, at: at(span.at) } : {},
    recovery: recovery ? { ...recovery, at: at(recovery.at) } : {},
  };
}

function sidesOf({ id, test }: ChallengeSample): object {
  if (test === "static") return { own: { sort: 0 } };
  const words = id === "chase" ? "chase" : "usual";
  const name = (side: "one" | "other"): string => game.i18n.localize(`NORN.Challenge.Side.${words}.${side}`);
  return { one: { name: name("one"), sort: 0 }, other: { name: name("other"), sort: 1 } };
}
