import { objectOf, type PlainObject } from "../../common/plain-object.ts";
import type { Document } from "../../common/abstract/document.ts";
import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { BaseRollTable } from "../../common/documents/base-roll-table.ts";
import { renderTemplate } from "../applications/handlebars/templates.ts";
import { messageClass } from "../chat/message-class.ts";
import { defaultMessageMode, messageModeFor, rollModeFor } from "../chat/message-mode.ts";
import { Roll } from "../dice/roll/roll.ts";
import { PoolTerm } from "../dice/terms/pool-term.ts";
import { documentConfig, getConfig, getGame, notify } from "../core/globals.ts";
import { host } from "../../common/host.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import { enrichOf } from "./enrich-of.ts";
import type { Folder } from "./folder.ts";
import { fromUuid } from "./from-uuid.ts";
import type { TableResult } from "./table-result.ts";

export interface RollTableDraw {
  roll: Roll;
  results: TableResult[];
}

interface RollOptions {
  roll?: Roll | undefined;
  recursive?: boolean;
  _depth?: number;
}

interface DrawOptions extends RollOptions {
  results?: TableResult[];
  displayChat?: boolean;
  /** Of 13. */
  rollMode?: string;
  /** Of 14. */
  messageMode?: string;
}

interface TableMessageOptions {
  roll?: Roll | null;
  messageData?: PlainObject;
  messageOptions?: PlainObject;
}

/** How deep tables may lead into tables, and how often dice are thrown until a row that is left is met. */
const MOST_TABLES = 5;
const MOST_THROWS = 10_000;

/** A table to draw from (DOC RollTable). */
export class RollTable extends ClientDocumentMixin(BaseRollTable) {
  declare results: EmbeddedCollection<TableResult>;
  declare folder: Folder | null;

  get thumbnail(): string {
    return this.img;
  }

  /** Rolls, marks the rows that are used up, and says it in chat. */
  async draw(options: DrawOptions = {}): Promise<RollTableDraw> {
    const { displayChat = true, results: given = [] } = options;
    const rolled = given.length > 0 ? null : await this.roll(options);
    const roll = options.roll ?? rolled?.roll ?? newRoll(this);
    const results = rolled?.results ?? given;
    if (results.length === 0) return { roll, results };
    if (!this.replacement && !this.pack) await markDrawn(this, results);
    if (displayChat) await this.toMessage(results, { roll, messageOptions: modeOf(options) });
    return { roll, results };
  }

  /** Draws several times; one message tells them all. */
  async drawMany(number: number, { displayChat = true, roll, ...options }: DrawOptions = {}): Promise<RollTableDraw> {
    const draws: RollTableDraw[] = [];
    for (let drawn = 0; drawn < number; drawn++) {
      const one = await this.draw({ ...options, ...(roll ? { roll } : {}), displayChat: false });
      if (one.results.length === 0) break;
      draws.push(one);
    }
    const results = draws.flatMap((one) => one.results);
    const whole = roll ?? pooled(draws.map((one) => one.roll)) ?? newRoll(this);
    if (displayChat && results.length > 0) await this.toMessage(results, { roll: whole, messageOptions: modeOf(options) });
    return { roll: whole, results };
  }

  /** Throws the dice until they meet a row that is left, and follows rows that are tables. Nothing is marked or said. */
  async roll({ roll, recursive = true, _depth = 0 }: RollOptions = {}): Promise<RollTableDraw> {
    if (_depth > MOST_TABLES) throw new Error(`The table ${this.name} leads through more than ${MOST_TABLES} tables`);
    if (!this.formula) await evenOut(this);
    const left = this.results.filter((result) => !result.drawn);
    let thrown = roll ?? newRoll(this);
    if (!thrown._evaluated) await thrown.evaluate();
    if (left.length === 0) {
      notify("warn", getGame().i18n.format("TABLE.NothingLeft", { name: this.name }));
      return { roll: thrown, results: [] };
    }
    for (let times = 1; this.getResultsForRoll(thrown.total ?? 0).length === 0; times++) {
      if (times >= MOST_THROWS || thrown.isDeterministic) {
        notify("error", getGame().i18n.format("TABLE.OutOfReach", { name: this.name, formula: this.formula }));
        return { roll: thrown, results: [] };
      }
      thrown = await thrown.reroll();
    }
    const results: TableResult[] = [];
    for (const result of this.getResultsForRoll(thrown.total ?? 0)) {
      const inner = recursive && result.documentUuid ? await fromUuid(result.documentUuid) : null;
      if (inner instanceof RollTable) results.push(...(await inner.roll({ _depth: _depth + 1 })).results);
      else results.push(result);
    }
    return { roll: thrown, results };
  }

  /** The rows that are left for a number. */
  getResultsForRoll(value: number): TableResult[] {
    return this.results.filter(({ drawn, range: [from, to] }) => !drawn && value >= from && value <= to);
  }

  async normalize(): Promise<this | undefined> {
    await this.update(evenly(this));
    return this;
  }

  /** Puts every row back. */
  async resetResults(): Promise<unknown[]> {
    const updates = this.results.map(({ id }) => ({ _id: id, drawn: false }));
    return this.updateEmbeddedDocuments("TableResult", updates, { diff: false });
  }

  /** A message about rows that were drawn. */
  async toMessage(
    results: readonly TableResult[],
    { roll = null, messageData = {}, messageOptions = {} }: TableMessageOptions = {},
  ): Promise<object | undefined> {
    const Message = messageClass();
    const { i18n } = getGame();
    const shown = this.displayRoll ? roll : null;
    const content = await renderTemplate(String(documentConfig("RollTable")["resultTemplate"]), {
      description: await enrichOf(this, this.description),
      results: await Promise.all(
        results.map(async (result) => ({ ...result.toObject(false), icon: result.icon, details: await result.getHTML() })),
      ),
      roll: roll?.toJSON(),
      rollHTML: (await shown?.render()) ?? null,
      table: this,
    });
    const flavor = results.length > 1 ? "TABLE.DrawFlavorPlural" : "TABLE.DrawFlavor";
    const data: PlainObject = {
      author: getGame().userId,
      flavor: i18n.format(flavor, { number: String(results.length), name: this.name }),
      speaker: Message.getSpeaker(),
      rolls: roll ? [JSON.stringify(roll)] : [],
      sound: roll ? objectOf(getConfig()["sounds"])["dice"] : null,
      content,
      flags: { core: { RollTable: this.id } },
      ...messageData,
    };
    return Message.create(data, messageOptions);
  }

  /** A table with a row for each document of a folder. */
  static async fromFolder(folder: Folder, options: PlainObject = {}): Promise<Document | undefined> {
    const rows = folder.contents.map((document, index) => ({
      name: document._source["name"],
      img: document._source["img"],
      type: "document",
      documentUuid: document.uuid,
      range: [index + 1, index + 1],
    }));
    const description = getGame().i18n.format("TABLE.OfFolder", { name: folder.name });
    const data = { name: folder.name, description, results: rows, formula: `1d${Math.max(1, rows.length)}` };
    return this.create(data, options);
  }
}

function newRoll({ formula, results }: RollTable): Roll {
  return Roll.create(formula || `1d${Math.max(1, results.size)}`);
}

async function markDrawn(table: RollTable, results: readonly TableResult[]): Promise<void> {
  const updates = results.filter(({ parent }) => parent === table).map(({ id }) => ({ _id: id, drawn: true }));
  if (updates.length > 0) await table.updateEmbeddedDocuments("TableResult", updates, { diff: false });
}

/** Ranges as wide as the weights, one after the other, and dice that reach them all. */
function evenly({ results }: RollTable): { formula: string; results: object[] } {
  let last = 0;
  const ranges = results.map(({ id, weight }) => ({ _id: id, range: [last + 1, (last += weight)] }));
  return { formula: last ? `1d${last}` : "", results: ranges };
}

/** A table without dice gets some: for good if this user may, else on this page. */
async function evenOut(table: RollTable): Promise<void> {
  if (table.isOwner && !table.pack) await table.normalize();
  else table.updateSource(evenly(table));
}

/** Who sees the message. */
function modeOf(options: DrawOptions): PlainObject {
  return host.generation >= 14
    ? { messageMode: messageModeFor(options) ?? defaultMessageMode() }
    : { rollMode: rollModeFor(options) ?? defaultMessageMode() };
}

/** Several throws as one roll. */
function pooled(rolls: readonly Roll[]): Roll | undefined {
  return rolls.length < 2 ? rolls[0] : Roll.defaultImplementation.fromTerms([PoolTerm.fromRolls([...rolls])]);
}
