/** The ways a token moves, by their public names (DOC CONFIG.Token.movement). The Table moves all of them alike. */
export const MOVEMENT_ACTIONS = {
  walk: { label: "TOKEN.MOVEMENT.ACTIONS.walk.label", icon: "fa-solid fa-person-walking", order: 0 },
  fly: { label: "TOKEN.MOVEMENT.ACTIONS.fly.label", icon: "fa-solid fa-person-fairy", order: 1 },
  swim: { label: "TOKEN.MOVEMENT.ACTIONS.swim.label", icon: "fa-solid fa-person-swimming", order: 2 },
  burrow: { label: "TOKEN.MOVEMENT.ACTIONS.burrow.label", icon: "fa-solid fa-person-digging", order: 3 },
  crawl: { label: "TOKEN.MOVEMENT.ACTIONS.crawl.label", icon: "fa-solid fa-person-praying", order: 4 },
  climb: { label: "TOKEN.MOVEMENT.ACTIONS.climb.label", icon: "fa-solid fa-person-through-window", order: 5 },
  jump: { label: "TOKEN.MOVEMENT.ACTIONS.jump.label", icon: "fa-solid fa-person-running-fast", order: 6 },
  blink: { label: "TOKEN.MOVEMENT.ACTIONS.blink.label", icon: "fa-solid fa-person-from-portal", order: 7 },
  displace: { label: "TOKEN.MOVEMENT.ACTIONS.displace.label", icon: "fa-solid fa-transporter-1", order: 8 },
};
