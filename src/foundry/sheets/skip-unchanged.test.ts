// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { skipUnchanged } from "./skip-unchanged.ts";

const row = (rank: number): object => ({ id: "lore", dom: "lore", rank });
const onRung = (rank: number): object => ({
  root: "Sheet",
  traits: { rungs: [{ rank, rows: [row(rank)] }], rest: null, groups: [] },
});
const inGroup = (rank: number): object => ({ root: "Sheet", traits: { rungs: [], rest: null, groups: [{ rows: [row(rank)] }] } });

function drawn(context: object): { readonly elementId: string; readonly drawn: string; readonly kept: boolean } {
  const { traits } = skipUnchanged(context, document) as { readonly traits: { readonly rungs: []; readonly groups: [] } };
  const [list] = [...traits.rungs, ...traits.groups] as { readonly rows: readonly ReturnType<typeof drawn>[] }[];
  const found = list?.rows[0];
  if (!found) throw new Error("There is no row.");
  return found;
}

test("a trait is kept while it looks the same in the same place: not with another rank, nor in a list instead of on a rung", () => {
  const first = drawn(onRung(0));
  expect(first.kept).toBe(false);
  document.body.innerHTML = `<li id="${first.elementId}" data-norn-drawn="${first.drawn}"></li>`;
  expect(drawn(onRung(0)).kept).toBe(true);
  expect(drawn(onRung(1)).kept).toBe(false);
  expect(drawn(inGroup(0)).kept).toBe(false);
});

test("a part without traits stays as it is", () => {
  const context = { root: "Sheet", header: {} };
  expect(skipUnchanged(context, document)).toBe(context);
});
