import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

function queueOf(...authors: string[]): FairQueue {
  const queue = new FairQueue();
  authors.forEach((author, index) => queue.add({ id: `${author}${index}`, author, about: [] }));
  return queue;
}

function all(queue: FairQueue): string[] {
  const taken: string[] = [];
  for (let next = queue.take(); next !== null; next = queue.take()) taken.push(next.id);
  return taken;
}

describe("requests that wait", () => {
  test("are settled in the order they came", () => {
    expect(all(queueOf("a", "a", "b", "a"))).toEqual(["a0", "a1", "b2", "a3"]);
  });
  test("with 2,000 of one, another's are next", () => {
    const taken = all(queueOf(...Array.from({ length: 2000 }, () => "a"), "b", "b"));
    expect(taken.slice(0, 3)).toEqual(["b2000", "b2001", "a0"]);
    expect(taken).toHaveLength(2002);
  });
  test("that answer one of those wait with it", () => {
    const queue = queueOf(...Array.from({ length: 25 }, () => "a"));
    queue.add({ id: "answer", author: "b", about: ["a3"] });
    expect(all(queue).indexOf("answer")).toBe(4);
  });
  test("are too many at once from the twenty-first on, and until all are settled; it is said once", () => {
    const queue = new FairQueue();
    const added = Array.from({ length: 40 }, (_, at) => queue.add({ id: `a${at}`, author: "a", about: [] }));
    expect(added.flatMap((told, at) => (told ? [at] : []))).toEqual([20]);
    expect(queue.isFlooding("a")).toBe(true);
    all(queue);
    expect(queue.isFlooding("a")).toBe(false);
  });
  test("that one who asks for much has left go on as soon as no one else waits", () => {
    const authors = [...Array.from({ length: 25 }, () => "a"), "b"];
    expect(all(queueOf(...authors)).at(-1)).toBe("a24");
  });
  test("are settled once, however often they are added", () => {
    const queue = queueOf("a");
    queue.add({ id: "a0", author: "a", about: [] });
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
