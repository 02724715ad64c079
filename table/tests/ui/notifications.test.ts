// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Notifications } from "../../client/applications/ui/notifications.ts";
import { openPage, type PageRecord } from "../apps/page.ts";

let page: PageRecord;
let notifications: Notifications;
const shown = () => [...document.querySelectorAll("#notifications .notification-message")].map((words) => words.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  page = openPage();
  page.texts["TINY.Hi"] = "Hi, {name}";
  document.body.innerHTML = '<ol id="notifications" aria-live="polite"></ol>';
  notifications = new Notifications();
});
afterEach(() => vi.useRealTimers());

const quiet = { console: false };

describe("notifications", () => {
  test("are shown, each by its type, and disappear after a while", () => {
    notifications.info("one", quiet);
    notifications.warn("two", quiet);
    notifications.error("three", quiet);
    notifications.success("four", quiet);
    expect([...document.querySelectorAll(".notification")].map((element) => element.className)).toEqual([
      "notification info",
      "notification warning",
      "notification error",
      "notification success",
    ]);
    vi.advanceTimersByTime(6_000);
    expect(shown()).toEqual([]);
  });

  test("are HTML that can do no harm; what fills a placeholder is text", () => {
    const evil = "<b>x</b><img src=x onerror=alert(1)>";
    notifications.info(evil, quiet);
    notifications.info("TINY.Hi", { ...quiet, format: { name: evil } });
    expect(document.querySelector("#notifications [onerror]")).toBeNull();
    expect(document.querySelectorAll("#notifications b")).toHaveLength(1);
    expect(shown()).toEqual(["x", `Hi, ${evil}`]);
  });

  test("wait if there are many, stay if permanent, and go when closed", () => {
    const first = notifications.info("0", { ...quiet, permanent: true });
    for (let number = 1; number < 8; number++) notifications.info(String(number), quiet);
    expect(shown()).toEqual(["0", "1", "2", "3", "4"]);
    vi.advanceTimersByTime(6_000);
    expect(shown()).toEqual(["0", "5", "6", "7"]);
    expect(notifications.has(first)).toBe(true);
    document.querySelector<HTMLElement>("#notifications .close")?.click();
    expect(notifications.has(first)).toBe(false);
    notifications.clear();
    expect(shown()).toEqual([]);
  });

  test("are localized and filled in", () => {
    notifications.info("TINY.Hi", { ...quiet, localize: true, format: { name: "Ann" } });
    expect(shown()).toEqual(["Hi, Ann"]);
  });

  test("show progress until it is done", () => {
    const work = notifications.info("Working", { ...quiet, progress: true });
    vi.advanceTimersByTime(60_000);
    work.update({ pct: 0.5, message: "Half" });
    expect(shown()).toEqual(["Half"]);
    expect(document.querySelector("progress")?.value).toBe(0.5);
    work.update({ pct: 1 });
    vi.advanceTimersByTime(6_000);
    expect(shown()).toEqual([]);
  });

  test("accept errors, and wait for the page", () => {
    document.body.innerHTML = "";
    const failure = notifications.error(new Error("broken"), quiet);
    expect([failure.message, failure.error?.message, failure.active]).toEqual(["broken", "broken", false]);
    document.body.innerHTML = '<ol id="notifications"></ol>';
    notifications.initialize();
    expect(shown()).toEqual(["broken"]);
  });
});
