import type { foundry as table } from "../../client/foundry.ts";

/**
 * The Table's dice and page parts have no public member that Foundry's lack, and where a system uses them, both agree. Known
 * deviations are listed with their reason.
 */
type Host = typeof table;
type Real = typeof foundry;
type Extra<H, R, Known = never> = Exclude<keyof H, keyof R | Known | "constructor">;
type None<T extends never> = T;
type Instance<C> = C extends abstract new (...args: never[]) => infer I ? I : never;

type HostTerms = Host["dice"]["terms"];
type RealTerms = Real["dice"]["terms"];
/** Protected in the types; here other classes of the dice read them, which TypeScript only allows for public ones. */
type Inner = "_evaluated" | "_total" | "_formula" | "_dice" | "_fromData" | "_keepOrDrop" | "_applyCount" | "_applyDeduct";

export type DiceMembers = [
  None<Extra<Instance<Host["dice"]["Roll"]>, Instance<Real["dice"]["Roll"]>, Inner>>,
  None<Extra<Host["dice"]["Roll"], Real["dice"]["Roll"], Inner>>,
  None<Extra<Host["dice"]["MersenneTwister"], Real["dice"]["MersenneTwister"]>>,
  None<{ [K in keyof HostTerms]: Extra<Instance<HostTerms[K]>, Instance<RealTerms[K]>, Inner> }[keyof HostTerms]>,
  None<{ [K in keyof HostTerms]: Extra<HostTerms[K], RealTerms[K], Inner> }[keyof HostTerms]>,
];

type HostUi = Host["applications"]["ui"];
type RealUi = Real["applications"]["ui"];
type HostTabs = Host["applications"]["sidebar"]["tabs"];
type RealTabs = Real["applications"]["sidebar"]["tabs"];

/** In Foundry's public API pages and used by modules; the types of 13 have the class without its members yet. */
type ChatLogMembers =
  | "isAtBottom"
  | "postOne"
  | "updateMessage"
  | "deleteMessage"
  | "notify"
  | "scrollBottom"
  | "updateTimestamps"
  | "processMessage";
type ChatLogStatics = "parse" | "MESSAGE_PATTERNS" | "CHAT_COMMANDS";

export type PageMembers = [
  None<Extra<Instance<HostUi["Notifications"]>, Instance<RealUi["Notifications"]>, "initialize">>,
  None<Extra<Instance<HostUi["Hotbar"]>, Instance<RealUi["Hotbar"]>>>,
  None<Extra<Instance<HostUi["Players"]>, Instance<RealUi["Players"]>>>,
  None<Extra<Instance<HostUi["SceneNavigation"]>, Instance<RealUi["SceneNavigation"]>>>,
  None<Extra<Instance<HostUi["MainMenu"]>, Instance<RealUi["MainMenu"]>>>,
  None<Extra<Instance<Host["applications"]["sidebar"]["Sidebar"]>, Instance<Real["applications"]["sidebar"]["Sidebar"]>>>,
  None<Extra<Host["applications"]["sidebar"]["AbstractSidebarTab"], Real["applications"]["sidebar"]["AbstractSidebarTab"]>>,
  None<Extra<Instance<HostTabs["ChatLog"]>, Instance<RealTabs["ChatLog"]>, ChatLogMembers>>,
  None<Extra<HostTabs["ChatLog"], RealTabs["ChatLog"], ChatLogStatics>>,
  None<Extra<Instance<HostTabs["CombatTracker"]>, Instance<RealTabs["CombatTracker"]>>>,
  None<Extra<Host["applications"]["ux"]["TextEditor"], Real["applications"]["ux"]["TextEditor"]>>,
];

/** What a system passes to these, Foundry accepts. */
type Accepts<H extends (...args: never[]) => unknown, R extends (...args: never[]) => unknown> =
  Parameters<R> extends Parameters<H> ? true : never;

export type Arguments = [
  Accepts<Instance<Host["dice"]["Roll"]>["alter"], Instance<Real["dice"]["Roll"]>["alter"]>,
  Accepts<Host["dice"]["Roll"]["validate"], Real["dice"]["Roll"]["validate"]>,
  Accepts<Host["dice"]["Roll"]["safeEval"], Real["dice"]["Roll"]["safeEval"]>,
  Accepts<
    Host["applications"]["ux"]["TextEditor"]["getDragEventData"],
    Real["applications"]["ux"]["TextEditor"]["getDragEventData"]
  >,
];
