/// <reference types="vite/types/importMeta.d.ts" />
import { ok, refuse, type Result } from "../../rules/result.ts";
import type { PlannedActor, PlannedItem } from "../../view/exchange/foreign/planned-actor.ts";
import type { Passage } from "../../view/exchange/foreign/foreign-character.ts";
import { type ActorData, readActor } from "../../view/exchange/read-actor.ts";
import { isPlainRecord } from "../../view/exchange/review-fields.ts";
import { withOwnUuid } from "../../view/exchange/self-reference.ts";
import { isOpenAtFirst } from "../mappers/actor-creation-defaults.ts";
import { AS_IT_IS, type NornActor } from "../documents/norn-actor.ts";
import { bundleTemplates } from "../words/bundle-templates.ts";
import { typeImage } from "../types/type-icons.ts";
import { templatePath } from "../words/template-path.ts";
import { storedFields } from "./schemas.ts";
import { reasonOf } from "../../ledger/reason-of.ts";

bundleTemplates(import.meta.glob("../../../templates/exchange/*.hbs", { query: "?raw", import: "default", eager: true }));

/** Creates an actor of a file exactly as it is there. `exported`: the uuid it had, which its data may name. */
export async function createAsItIs(data: ActorData, exported: string): Promise<Result<NornActor>> {
  const id = foundry.utils.randomID();
  const uuid = `Actor.${id}`;
  const moved = exported === "" ? data : JSON.parse(JSON.stringify(data).replaceAll(exported, uuid));
  const own = withOwnUuid(moved, uuid);
  return create({ ...(isPlainRecord(own) ? own : {}), _id: id }, { keepId: true, [AS_IT_IS]: true });
}

/** Creates the actor of a plan, with its texts cleaned. */
export async function createPlanned(plan: PlannedActor): Promise<Result<NornActor>> {
  const { name, type, img, tokenImg, system } = plan;
  const items = await Promise.all(plan.items.map(itemData));
  const src = tokenImg || img;
  const data = {
    name,
    type,
    ...(img !== "" && { img }),
    ...(src !== "" && { prototypeToken: { name, texture: { src } } }),
    system: { ...system, notes: await notesOf(plan) },
    items,
  };
  const reviewed = readActor(data, { path: "", game: "", schemas: storedFields() });
  return reviewed.ok ? create(reviewed.value.data, {}) : reviewed;
}

async function itemData({ name, type, img, system, text }: PlannedItem): Promise<object> {
  const described = text.length > 0 ? { description: await written({ passages: text }) } : {};
  return { name, type, img: img || typeImage("Item", type), system: { ...system, ...described } };
}

async function notesOf({ notes, left, more }: PlannedActor): Promise<string> {
  return notes.length + left.length + more === 0 ? "" : written({ passages: notes, left, more });
}

interface Texts {
  readonly passages: readonly Passage[];
  readonly left?: PlannedActor["left"];
  readonly more?: number;
}

/** Texts as HTML. What comes from a file as HTML is cleaned, as Foundry's server would do. */
async function written({ passages, ...rest }: Texts): Promise<string> {
  const clean = passages.map((one) => ("html" in one ? { ...one, html: foundry.utils.cleanHTML(one.html) } : one));
  return foundry.applications.handlebars.renderTemplate(templatePath("exchange/text.hbs"), { passages: clean, ...rest });
}

/** One step: the actor with all its items, or nothing. The user who imports it owns it; others may read it as if it were created here. */
async function create(data: Readonly<Record<string, unknown>>, operation: object): Promise<Result<NornActor>> {
  const { NONE, OBSERVER, OWNER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const open = isOpenAtFirst(data["type"], game.user.isGM);
  const ownership = { default: open ? OBSERVER : NONE, [game.user.id ?? ""]: OWNER };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reviewed before, and validated by Foundry as it is made
  const whole = { ...data, ownership } as unknown as Actor.CreateData;
  try {
    // Throws on what only Foundry knows: tokens, effects, flags.
    new Actor.implementation(whole, { strict: true });
    const actor = await Actor.implementation.create(whole, operation);
    return actor ? ok(actor) : refuse("not-created");
  } catch (error) {
    return refuse("foundry", { reason: reasonOf(error) });
  }
}
