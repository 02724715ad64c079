// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TourStep } from "../../client/nue/tour-config.ts";
import { Tour } from "../../client/nue/tour.ts";
import { ToursCollection } from "../../client/nue/tours-collection.ts";
import { openPage } from "../apps/page.ts";

const STEPS: TourStep[] = [
  { id: "a", title: "First", content: "<p>Press <b>here</b>.</p>", selector: "#target" },
  { id: "b", title: "For GMs", content: "<p>Only you.</p>", restricted: true },
  { id: "c", title: "Last", content: "<p>That is all.</p>" },
];

class Prepared extends Tour {
  readonly prepared: string[] = [];
  protected override async _preStep(): Promise<void> {
    await super._preStep();
    this.prepared.push(this.currentStep?.id ?? "");
  }
}

const tour = (parts: object = {}): Prepared =>
  new Prepared({ namespace: "test", id: "one", title: "A tour", steps: STEPS, ...parts });
const shown = (): string | undefined => document.querySelector(".tour .tour-title")?.textContent;
const press = (button: string): void => document.querySelector<HTMLElement>(`.tour .tour-${button}`)?.click();

beforeEach(() => {
  openPage().user["isGM"] = false;
  document.body.insertAdjacentHTML("beforeend", '<button id="target">Target</button>');
});
afterEach(() => Tour.activeTour?.exit());

describe("a tour", () => {
  it("has not been started, then is in progress, then complete", async () => {
    const one = tour();
    expect([one.status, one.stepIndex, one.currentStep]).toEqual(["unstarted", -1, null]);
    await one.start();
    expect([one.status, one.stepIndex, one.currentStep?.id]).toEqual(["in-progress", 0, "a"]);
    await one.next();
    await one.next();
    expect([one.status, one.currentStep, shown()]).toEqual(["completed", null, undefined]);
    await one.reset();
    expect(one.status).toBe("unstarted");
  });

  it("leaves out the steps for GMs where the user is none", async () => {
    const one = tour();
    await one.start();
    await one.next();
    expect([one.steps.length, shown()]).toEqual([2, "Last"]);
  });

  it("prepares each step before it highlights its element", async () => {
    const one = tour();
    await one.start();
    expect([one.prepared, one.targetElement?.id]).toEqual([["a"], "target"]);
    await one.next();
    expect([one.prepared, one.targetElement]).toEqual([["a", "c"], null]);
  });

  it("goes forth and back, and its content is HTML", async () => {
    const one = tour();
    await one.start();
    expect(document.querySelector(".tour b")?.textContent).toBe("here");
    expect(document.querySelector(".tour-previous")).toBeNull();
    await one.next();
    await one.previous();
    expect([shown(), one.hasNext, one.hasPrevious]).toEqual(["First", true, false]);
    await one.previous();
    expect(shown()).toBe("First");
  });

  it("is stopped, and leaves nothing on the page", async () => {
    const one = tour();
    await one.start();
    expect(Tour.tourInProgress).toBe(true);
    press("exit");
    expect(Tour.activeTour).toBeNull();
    expect(document.querySelectorAll(".tour, .tour-fade, .tour-overlay")).toHaveLength(0);
    expect(one.stepIndex).toBe(0);
  });

  it("is stopped by Escape", async () => {
    await tour().start();
    document.querySelector(".tour")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(Tour.activeTour).toBeNull();
  });

  it("starts from the beginning, unless it can be resumed", async () => {
    for (const [canBeResumed, at] of [
      [false, 0],
      [true, 1],
    ] as const) {
      const one = tour({ id: `resumed-${at}`, canBeResumed });
      await one.start();
      await one.next();
      one.exit();
      await one.start();
      expect(one.stepIndex).toBe(at);
      one.exit();
    }
  });

  it("stops the one that was being shown", async () => {
    const one = tour();
    await one.start();
    const other = tour({ id: "two", steps: [{ id: "x", title: "Other", content: "" }] });
    await other.start();
    expect([Tour.activeTour, document.querySelectorAll(".tour").length, shown()]).toEqual([other, 1, "Other"]);
  });
});

describe("game.tours", () => {
  it("has a tour by its namespace and id, which become the tour's own", () => {
    const tours = new ToursCollection();
    const one = tour();
    tours.register("norn", "first", one);
    expect([tours.get("norn.first"), one.key]).toEqual([one, "norn.first"]);
    expect(() => tours.register("", "first", one)).toThrow("namespace");
  });
});
