import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

function queueOf(...authors: string[]): FairQueue {
  const queue = new FairQueue();
  authors.forEach((author, index) => queue.add(`${author}${index}`, author));
  return queue;
}

function all(queue: FairQueue): string[] {
  const taken: string[] = [];
  for (let next = queue.take(); next !== null; next = queue.take()) taken.push(next);
  return taken;
}

describe("requests that wait", () => {
  test("are settled in the order they came", () => {
    expect(all(queueOf("a", "a", "b", "a"))).toEqual(["a0", "a1", "b2", "a3"]);
  });
  test("with 2,000 of one, another's first comes after ten", () => {
    const taken = all(queueOf(...Array.from({ length: 2000 }, () => "a"), "b"));
    expect(taken.indexOf("b2000")).toBe(10);
    expect(taken).toHaveLength(2001);
  });
  test("that one who asks for much has left go on as soon as no one else waits", () => {
    const authors = [...Array.from({ length: 25 }, () => "a"), "b"];
    expect(all(queueOf(...authors)).at(-1)).toBe("a24");
  });
  test("are settled once, however often they are added", () => {
    const queue = queueOf("a");
    queue.add("a0", "a");
    expect(all(queue)).toEqual(["a0"]);
  });
  test("of one author keep their order, and none is lost", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 60 }), (authors) => {
        const taken = all(queueOf(...authors));
        expect(taken.toSorted()).toEqual(authors.map((author, index) => `${author}${index}`).toSorted());
        for (const one of ["a", "b", "c"]) {
          const places = taken.filter((id) => id.startsWith(one)).map((id) => Number(id.slice(1)));
          expect(places).toEqual(places.toSorted((x, y) => x - y));
        }
      }),
    );
  });
});
