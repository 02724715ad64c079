import { isRecord } from "../../rules/is-record.ts";
import { belongsTo, isAdopted, readGames } from "../../rules/counts-in.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { boundedName } from "../../view/bounded-name.ts";
import { rankInRange } from "../mappers/read-rank.ts";
import { typeImage } from "../types/type-icons.ts";
import { activeGameId, activeRuleset } from "../settings/active-game.ts";

/** An item of any of Norn's types. */
export class NornItem<out SubType extends Item.SubType = Item.SubType> extends Item<SubType> {
  static override getDefaultArtwork(data?: Item.CreateData): Item.GetDefaultArtworkReturn {
    const img = typeImage("Item", data?.type);
    return img ? { img } : super.getDefaultArtwork(data);
  }

  /** An owner may store any name; the windows that show it stay usable. */
  override prepareBaseData(): void {
    super.prepareBaseData();
    this.name = boundedName(this.name);
  }

  /** The game it was made in, "" for every game. */
  get madeIn(): string {
    return readGames(this.system).game;
  }

  /** Whether it counts in the game in play. */
  get inPlay(): boolean {
    return belongsTo(readGames(this.system), activeGameId());
  }

  /** Whether the game in play has it from another. */
  get adopted(): boolean {
    return isAdopted(readGames(this.system), activeGameId());
  }

  /** A hidden challenge is for GMs only, not for the owners of its actor. */
  override testUserPermission(...[user, ...wanted]: Parameters<Item<SubType>["testUserPermission"]>): boolean {
    const hidden = this.type === "challenge" && foundry.utils.getProperty(this, "system.hidden") === true;
    return (user.isGM || !hidden) && super.testUserPermission(user, ...wanted);
  }

  protected override async _preCreate(
    data: Item.CreateData,
    options: Item.Database.PreCreateOptions,
    user: User.Implementation,
  ): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    const given = foundry.utils.getProperty(data, "system.game");
    // Whatever is made remembers the game it was made in. Another system's items have no such field.
    if (given === undefined && "game" in this.system) this.updateSource({ system: { game: activeGameId() } });
    // Without a side there is nothing to mark.
    if (this.type === "challenge" && isBare(foundry.utils.getProperty(this, "system.sides")))
      this.updateSource({ system: { sides: { own: { sort: 0 } } } });
    if (this.type === "skill" && this.inPlay)
      this.updateSource(keepRank(activeRuleset(), { system: { rank: foundry.utils.getProperty(this, "system.rank") } }));
  }

  protected override async _preUpdate(
    changed: Item.UpdateData,
    options: Item.Database.PreUpdateOptions,
    user: User.Implementation,
  ): Promise<boolean | void> {
    if ((await super._preUpdate(changed, options, user)) === false) return false;
    if (this.type === "skill" && this.inPlay) keepRank(activeRuleset(), changed);
  }
}

/** The change that makes an item of another game count in one, or in its own alone again. */
export function adoption(played: string, adopted: boolean): { system: { adopted: Record<string, boolean> } } {
  return { system: { adopted: { [played]: adopted } } };
}

/** Moves a rank in a change into the range the game allows. What is not a number is left for the data model to refuse. */
function keepRank<Change extends object>(ruleset: Ruleset, change: Change): Change {
  const rank: unknown = foundry.utils.getProperty(change, "system.rank");
  if (typeof rank === "number") foundry.utils.setProperty(change, "system.rank", rankInRange(rank, ruleset.traits.range));
  return change;
}

function isBare(record: unknown): boolean {
  return isRecord(record) && Object.keys(record).length === 0;
}
