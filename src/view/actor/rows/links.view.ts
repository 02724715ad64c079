import { hasLinks, isCounted, type LinkRole, linkRoles, MOST_ALIKE } from "../../../rules/links/actor-link.ts";
import type { Ruleset } from "../../../rules/ruleset.ts";
import { type OptionView, wordOption } from "../../fields/field.view.ts";
import { type Text, text } from "../../text.ts";
import type { LinkInput, SheetFlags, SheetInput } from "../sheet-input.ts";
import { shortName } from "../../short-name.ts";

interface LinkRow {
  readonly key: string;
  readonly uuid: string;
  readonly name: string;
  readonly img: string;
  /** A line of words below the name: its role, or that it is missing. */
  readonly about: Text;
  readonly missing: boolean;
  /** The label of the button that opens its sheet; null where there is nothing to open. */
  readonly open: Text | null;
  /** null for a reader. */
  readonly roles: readonly OptionView[] | null;
  /** How many there are, where that has a meaning. */
  readonly count: { readonly value: number; readonly most: number; readonly field: boolean; readonly label: Text } | null;
  readonly labels: { readonly role: Text; readonly remove: Text | null };
}

export interface LinksView {
  readonly heading: Text;
  readonly rows: readonly LinkRow[];
  /** How many there are in all, counted. */
  readonly total: Text | null;
  readonly empty: Text | null;
  readonly add: Text | null;
  /** Players who handle the vehicle and may not roll for it yet, in a button that lets them. */
  readonly waiting: { readonly words: Text; readonly label: Text } | null;
  /** What a unit is by those it is made of, in games that say so; null where nothing is known. */
  readonly numbers: { readonly lines: readonly Text[]; readonly take: boolean } | null;
}

/** The actors that belong to a vehicle, an organization or a unit; null for other actors. */
export function linksView(source: SheetInput, ruleset: Ruleset, { editable, editing }: SheetFlags): LinksView | null {
  const { actor, links } = source;
  const { type } = actor;
  if (!hasLinks(type)) return null;
  const all = links.reduce((sum, { count }) => sum + count, 0);
  const [empty, words] = [links.length === 0, `NORN.Links.${type}`];
  return {
    heading: text(`${words}.title`),
    rows: links.map((link) => linkRow(link, linkRoles(type), editable, editing)),
    total: empty ? null : text("NORN.Links.total", { count: all }),
    empty: empty ? text(editable ? `${words}.empty` : `${words}.none`) : null,
    add: editable ? text(`${words}.add`) : null,
    waiting: waitingFor(links),
    numbers: numbersOf(source, ruleset, editable),
  };
}

function waitingFor(links: readonly LinkInput[]): LinksView["waiting"] {
  const names = [...new Set(links.flatMap(({ waiting }) => waiting))].join(", ");
  return names === "" ? null : { words: text("NORN.Links.waiting", { names }), label: text("NORN.Links.let", { names }) };
}

/** Where a unit's numbers come from, and whether they are still to be taken over. Source: S10. */
function numbersOf({ actor, members }: SheetInput, { units }: Ruleset, editable: boolean): LinksView["numbers"] {
  const found = actor.type === "unit" ? units?.numbers(members) : null;
  if (!found) return null;
  const { heads, size, average, refresh } = found;
  const lines = [text("NORN.Links.heads", { heads, size }), text("NORN.Links.refresh", { refresh, average, size })];
  return { lines, take: editable && (actor.size !== size || actor.fatePoints.refresh !== refresh) };
}

function linkRow(link: LinkInput, roles: readonly LinkRole[], editable: boolean, editing: boolean): LinkRow {
  const { key, actor: uuid, name, img, role, count, missing } = link;
  const who = { name: shortName(name) };
  const counts = isCounted(link.type) || count > 1;
  return {
    key,
    uuid,
    name,
    img,
    about: missing ? text("NORN.Links.missing") : roleText(role),
    missing,
    open: link.opens ? text("NORN.Links.open", who) : null,
    roles: editable && !missing ? roleOptions(role, roles) : null,
    count: counts
      ? { value: count, most: MOST_ALIKE, field: editable && editing && !missing, label: text("NORN.Links.countOf", who) }
      : null,
    labels: {
      role: text("NORN.Links.roleOf", who),
      remove: editable && (editing || missing) ? text("NORN.Links.remove", who) : null,
    },
  };
}

/** A role that this type does not have, as an import may bring one, stays until another is chosen. */
function roleOptions(role: LinkRole | "", roles: readonly LinkRole[]): OptionView[] {
  const known = role !== "" && roles.includes(role);
  return [...(known ? [] : [wordOption(role, roleText(role), role)]), ...roles.map((id) => wordOption(id, roleText(id), role))];
}

function roleText(role: LinkRole | ""): Text {
  return text(`NORN.Links.Role.${role === "" ? "none" : role}`);
}
