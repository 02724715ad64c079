/** The conditions a token can show, by their public ids, and the picture of each where its name is another. */
const PICTURES = {
  dead: "skull",
  unconscious: "unconscious",
  sleep: "sleep",
  stun: "daze",
  prone: "falling",
  restrain: "net",
  paralysis: "paralysis",
  fly: "wing",
  blind: "blind",
  deaf: "deaf",
  silence: "silenced",
  fear: "terror",
  burning: "fire",
  frozen: "frozen",
  shock: "lightning",
  corrode: "acid",
  bleeding: "blood",
  disease: "biohazard",
  poison: "poison",
  curse: "sun",
  regen: "regen",
  degen: "degen",
  hover: "wingfoot",
  burrow: "mole",
  upgrade: "upgrade",
  downgrade: "downgrade",
  invisible: "invisible",
  target: "target",
  eye: "eye",
  bless: "angel",
  fireShield: "fire-shield",
  coldShield: "ice-shield",
  magicShield: "mage-shield",
  holyShield: "holy-shield",
} as const;

export const STATUS_EFFECTS = Object.entries(PICTURES).map(([id, picture]) => ({
  id,
  name: `EFFECT.Status${id.charAt(0).toUpperCase()}${id.slice(1)}`,
  img: `icons/svg/${picture}.svg`,
}));

/** Their names. */
export const STATUS_WORDS = Object.fromEntries(
  Object.keys(PICTURES).map((id) => {
    const words = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return [`Status${id.charAt(0).toUpperCase()}${id.slice(1)}`, `${words.charAt(0).toUpperCase()}${words.slice(1)}`];
  }),
);
