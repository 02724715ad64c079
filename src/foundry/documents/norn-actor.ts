import type { ActorSnapshot } from "../../rules/snapshot.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import type { HarmBar } from "../../rules/harm/harm-bar.ts";
import { asListed } from "../../rules/traits/listed-traits.ts";
import { boundedName } from "../../view/bounded-name.ts";
import { barOf, changeBar, HARM_ATTRIBUTE, POINTS_ATTRIBUTE } from "./token-bar.ts";
import { actorCreationDefaults, type NewTrait } from "../mappers/actor-creation-defaults.ts";
import { actorSnapshot } from "../mappers/actor-snapshot.ts";
import { opensAsGift } from "../mappers/given-to-player.ts";
import { typeImage } from "../types/type-icons.ts";
import { activeGame } from "../settings/active-game.ts";
import { traitName } from "../settings/trait-name.ts";
import { hasActorData, isItemOfType } from "./of-type.ts";

const VIDEO = /\.(?:m4v|mp4|ogv|webm)(?:$|[?#])/i;

/** Option of a creation: the data are complete, and nothing is added to them. */
export const AS_IT_IS = "nornAsItIs";
/** Option of an update that gives a new name: the name before. */
export const RENAMED_FROM = "nornRenamedFrom";

/** Where a situation is shown that is only prepared. */
const SHOWN_NOWHERE = { scene: null, everywhere: false, awaitsScene: false };

/** An actor of any of Norn's types. */
export class NornActor<out SubType extends Actor.SubType = Actor.SubType> extends Actor<SubType> {
  static override getDefaultArtwork(data: Actor.CreateData): Actor.GetDefaultArtworkReturn {
    const src = typeImage("Actor", data.type);
    return src ? { img: src, texture: { src } } : super.getDefaultArtwork(data);
  }

  /** An owner may store any name; the windows that show it stay usable. */
  override prepareBaseData(): void {
    super.prepareBaseData();
    this.name = boundedName(this.name);
  }

  /** An owner can put an effect with any key on an actor. What is stored counts: else each payment would write what the effect adds. */
  override applyActiveEffects(...phase: Parameters<Actor["applyActiveEffects"]>): void {
    const { system } = this;
    try {
      super.applyActiveEffects(...phase);
    } finally {
      if (this.appliedEffects.length > 0) {
        if (this.system !== system) this.system = system;
        system.reset();
      }
    }
  }

  /** As everyone knows it: an unlinked token may have a name of its own, and only the GM knows whose it is. */
  get shownName(): string {
    return this.token ? boundedName(this.token.name) : this.name;
  }

  /** Its picture, as everyone knows it. The picture of a token may be a video, which no card shows. */
  get shownImg(): string | null {
    const img = (this.token ? this.token.texture.src : this.img) ?? "";
    return img === "" || VIDEO.test(img) ? null : img;
  }

  /** This actor as the rules of the current game see it. Throws for an actor without Norn's data. */
  snapshot(): ActorSnapshot {
    const { id, uuid, name, type } = this;
    const system: object = this.system;
    if (!hasActorData(system)) throw new Error(`${uuid} (type "${type}") has no data of Norn's.`);
    const items = [...this.items];
    const skills = items.filter((item) => isItemOfType(item, "skill"));
    const aspects = items.filter((item) => isItemOfType(item, "aspect"));
    const phases = items.filter((item) => isItemOfType(item, "phase"));
    const stunts = items.filter((item) => isItemOfType(item, "stunt"));
    const gear = items.filter((item) => isItemOfType(item, "gear"));
    const powers = items.filter((item) => isItemOfType(item, "power"));
    const extras = items.filter((item) => isItemOfType(item, "extra"));
    const things = [...stunts, ...powers, ...extras, ...gear];
    const { ruleset } = this.#played;
    const slice = { id, uuid, name, type, system, skills, aspects, phases, stunts, gear, powers, extras, things };
    return asListed(ruleset, actorSnapshot(slice, ruleset.id));
  }

  /** What is left of its main track, null where it has none. */
  get harmBar(): HarmBar | null {
    return hasActorData(this.system) ? barOf(this, this.#played) : null;
  }

  /** A token's bar of harm stands for boxes; that of fate points is a number without an upper limit. */
  override async modifyTokenAttribute(
    attribute: string,
    value: number,
    isDelta = false,
    isBar = true,
  ): Promise<this | undefined> {
    const asBar = isBar && attribute !== POINTS_ATTRIBUTE;
    if (attribute !== HARM_ATTRIBUTE) return super.modifyTokenAttribute(attribute, value, isDelta, asBar);
    await changeBar(this, this.#played, { value, isDelta });
    return this;
  }

  /** A manual edit, which the history records. Never below 0. */
  async changeFatePoints(by: number): Promise<void> {
    const { value } = this.snapshot().fatePoints;
    await this.update({ system: { fatePoints: { value: Math.max(0, value + by) } } });
  }

  protected override async _preCreate(
    data: Actor.CreateData,
    options: Actor.Database.PreCreateOptions,
    user: User.Implementation,
  ): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    if (!(AS_IT_IS in options)) this.#fillDefaults(data, user, options.keepId !== true && isDuplicate(data));
  }

  protected override async _preUpdate(
    changed: Actor.UpdateData,
    options: Actor.Database.PreUpdateOptions,
    user: User.Implementation,
  ): Promise<boolean | void> {
    if ((await super._preUpdate(changed, options, user)) === false) return false;
    if (this.type === "character") this.#openAsGift(changed);
    if (typeof changed.name === "string" && changed.name !== this.name) this.#renameToken(changed, options);
  }

  /** The tokens to come get the new name, if they were to be called as the actor was. Those that are there follow once it is stored. */
  #renameToken(changed: Actor.UpdateData, options: object): void {
    Reflect.set(options, RENAMED_FROM, this.name);
    const given = foundry.utils.hasProperty(changed, "prototypeToken.name");
    if (given || this.prototypeToken.name !== this.name) return;
    foundry.utils.setProperty(changed, "prototypeToken.name", changed.name);
  }

  #openAsGift(changed: Actor.UpdateData): void {
    const after = levelsOf(changed.ownership);
    if (Object.keys(after).length === 0) return;
    const { NONE: none, OBSERVER, OWNER: owner } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
    const before = levelsOf(this.ownership);
    const players = game.users.filter(({ isGM }) => !isGM).map(({ id }) => id ?? "");
    if (!opensAsGift({ before, after: { ...before, ...after }, players }, { none, owner })) return;
    foundry.utils.setProperty(changed, "ownership.default", OBSERVER);
    ui.notifications.info("NORN.Actor.openedToAll", { format: { name: this.name } });
  }

  get #played(): ActiveGame {
    return activeGame();
  }

  #fillDefaults(data: Actor.CreateData, { id, isGM: byGm }: User.Implementation, duplicate: boolean): void {
    const { ruleset, dials } = this.#played;
    const defaults = actorCreationDefaults(
      this.snapshot(),
      {
        items: this.items.size > 0,
        ownership: data.ownership !== undefined,
        token: foundry.utils.hasProperty(data, "prototypeToken.actorLink"),
        fatePoints: foundry.utils.hasProperty(data, "system.fatePoints"),
        duplicate,
      },
      { ruleset, dials, nameOf: (key) => traitName(ruleset, key), byGm },
    );
    const { OWNER_HOVER } = CONST.TOKEN_DISPLAY_MODES;
    this.updateSource({
      ...(defaults.traits.length > 0 && { items: defaults.traits.map(newTrait) }),
      ...(defaults.fatePoints && { system: { fatePoints: defaults.fatePoints } }),
      ...(defaults.open && { ownership: { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.OBSERVER } }),
      ...(defaults.prepared && { system: SHOWN_NOWHERE, ownership: closedToOthers(data.ownership, id ?? "") }),
      ...(defaults.token && {
        prototypeToken: {
          actorLink: true,
          disposition: CONST.TOKEN_DISPOSITIONS.FRIENDLY,
          displayName: CONST.TOKEN_DISPLAY_MODES.HOVER,
          displayBars: OWNER_HOVER,
          bar1: { attribute: POINTS_ATTRIBUTE },
          bar2: { attribute: HARM_ATTRIBUTE },
        },
      }),
    });
  }
}

/** Whether it is a copy of an actor that is still there: where that one has gone, nothing stands twice. */
function isDuplicate(data: Actor.CreateData): boolean {
  const original: unknown = foundry.utils.getProperty(data, "_stats.duplicateSource");
  return typeof original === "string" && game.actors.some(({ uuid }) => uuid === original);
}

/** Takes away every level of ownership that a player has, but for the user who makes the actor. */
function closedToOthers(ownership: object | null | undefined, maker: string): Record<string, CONST.DOCUMENT_OWNERSHIP_LEVELS> {
  const { NONE } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const players = Object.keys(levelsOf(ownership)).filter((id) => id !== maker && game.users.get(id)?.isGM !== true);
  return Object.fromEntries(["default", ...players].map((id) => [id, NONE]));
}

/** The levels of ownership that are numbers: a change may also hold what deletes one. */
function levelsOf(ownership: object | null | undefined): Record<string, number> {
  return Object.fromEntries(
    Object.entries(ownership ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}

/** An item embedded in a new actor gets neither id nor picture from core. */
function newTrait(trait: NewTrait) {
  return { ...trait, _id: foundry.utils.randomID(), img: typeImage("Item", trait.type) };
}
