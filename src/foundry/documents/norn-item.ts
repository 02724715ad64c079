import { rankInRange } from "../mappers/read-rank.ts";
import { typeImage } from "../registration/register-type-icons.ts";
import { currentRuleset } from "../settings/current-game.ts";

/** Types that belong to the game they are made in, unless another is given. */
const OF_ONE_GAME: readonly string[] = ["skill", "stunt", "power", "phase"];

/** An item of any of Norn's types. */
export class NornItem<out SubType extends Item.SubType = Item.SubType> extends Item<SubType> {
  static override getDefaultArtwork(data?: Item.CreateData): Item.GetDefaultArtworkReturn {
    const img = typeImage("Item", data?.type);
    return img ? { img } : super.getDefaultArtwork(data);
  }

  /** Whether it belongs to the game in play. */
  get inPlay(): boolean {
    const played: unknown = foundry.utils.getProperty(this, "system.game");
    return !played || played === currentRuleset().id;
  }

  protected override async _preCreate(
    data: Item.CreateData,
    options: Item.Database.PreCreateOptions,
    user: User.Implementation,
  ): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    const givenGame = foundry.utils.getProperty(data, "system.game");
    if (givenGame === undefined && OF_ONE_GAME.includes(this.type)) this.updateSource({ system: { game: currentRuleset().id } });
    if (this.type === "skill" && this.inPlay)
      this.updateSource(keepRank({ system: { rank: foundry.utils.getProperty(this, "system.rank") } }));
  }

  protected override async _preUpdate(
    changed: Item.UpdateData,
    options: Item.Database.PreUpdateOptions,
    user: User.Implementation,
  ): Promise<boolean | void> {
    if ((await super._preUpdate(changed, options, user)) === false) return false;
    if (this.type === "skill" && this.inPlay) keepRank(changed);
  }
}

/** Moves a rank in a change into the range the game allows. What is not a number is left for the data model to refuse. */
function keepRank<Change extends object>(change: Change): Change {
  const rank: unknown = foundry.utils.getProperty(change, "system.rank");
  if (typeof rank === "number")
    foundry.utils.setProperty(change, "system.rank", rankInRange(rank, currentRuleset().traits.range));
  return change;
}
