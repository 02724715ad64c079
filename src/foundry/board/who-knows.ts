import { shortName } from "../../view/short-name.ts";
import { prompt } from "../apps/prompt.ts";
import { knowsAspect } from "../documents/known-to.ts";
import type { NornItem } from "../documents/norn-item.ts";

/** Asks which players know an aspect. Known to all, it is not hidden any more. */
export async function askWhoKnows(aspect: NornItem<"aspect">): Promise<void> {
  const players = game.users.filter(({ isGM }) => !isGM);
  const answer = await prompt({
    title: "NORN.Board.WhoKnows.title",
    icon: "fa-user-check",
    template: "board/who-knows.hbs",
    context: {
      name: shortName(aspect.name),
      players: players.map((user) => ({ id: user.id, name: user.name, knows: knowsAspect(user, aspect) })),
    },
    buttons: [{ id: "ok", label: "NORN.Board.WhoKnows.save", icon: "fa-check" }],
  });
  if (!answer) return;
  const chosen = new Set(answer.fields.getAll("user"));
  const known = Object.fromEntries(players.map(({ id }) => [id ?? "", chosen.has(id ?? "")]));
  await aspect.update({ system: { known, hidden: Object.values(known).includes(false) } });
}
