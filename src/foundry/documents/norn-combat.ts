import type { ActiveGame } from "../../rules/ruleset.ts";
import { initiativeOf, type Standing } from "../../rules/conflict/conflict-rules.ts";
import { conflictOf } from "./conflict-of-combat.ts";
import { throwInitiative } from "./throw-initiative.ts";
import { activeGame } from "../settings/active-game.ts";
import { hasActorData } from "./of-type.ts";
import { retryRemaining } from "./retry-remaining.ts";

/** A conflict as a core combat. */
export class NornCombat<out SubType extends Combat.SubType = Combat.SubType> extends Combat<SubType> {
  static override createDocuments: typeof Combat.createDocuments = (data, operation) =>
    super.createDocuments(data && withType(data, "conflict"), operation);

  /** By the game's rules, unless a formula is given. Where no number decides the order, nothing is rolled. */
  override async rollInitiative(ids: string | string[], options: Combat.InitiativeOptions = {}): Promise<this> {
    if (options.formula) return super.rollInitiative(ids, options);
    const wanted = typeof ids === "string" ? [ids] : ids;
    const current = this.combatant?.id;
    const played = activeGame();
    const updates: { readonly _id: string; readonly initiative: number }[] = [];
    for (const id of wanted) {
      const combatant = this.combatants.get(id);
      const standing = combatant?.isOwner ? combatant.standing(played) : null;
      if (!combatant || !standing) continue;
      const total = await throwInitiative(played, combatant, standing.rank);
      updates.push({ _id: id, initiative: initiativeOf(total, standing.ties) });
    }
    if (updates.length === 0) return this;
    await retryRemaining(
      updates,
      ({ _id }) => this.combatants.has(_id),
      (left) => this.updateEmbeddedDocuments("Combatant", left),
    );
    const turn = this.turns.findIndex(({ id }) => id === current);
    if (current && game.user.isGM && turn !== this.turn) await this.update({ turn });
    return this;
  }

  /** Where everyone acts at once, or the story decides who begins, it is no one's turn. */
  override async startCombat(): Promise<this> {
    await super.startCombat();
    return this.#toNoOne(
      activeGame(),
      this.turns.every(({ initiative }) => initiative === null),
    );
  }

  override async nextRound(): Promise<this> {
    await super.nextRound();
    return this.#toNoOne(activeGame(), false);
  }

  async #toNoOne(played: ActiveGame, unordered: boolean): Promise<this> {
    const ordering = conflictOf(this, played)?.ordering;
    const isNoOnes = ordering === "together" || (ordering === "narrative" && unordered);
    if (isNoOnes && this.turn !== null) await this.update({ turn: null });
    return this;
  }

  /** By core's own button, a key or a module: whose turn it was has had it. */
  override async nextTurn(): Promise<this> {
    const { combatant, round } = this;
    if (combatant?.isOwner && round > 0 && combatant.type === "participant") await combatant.update({ system: { acted: round } });
    return super.nextTurn();
  }
}

/** Core creates combats and combatants of the plain type "base" unless a type is given; this system uses its own. */
function withType<Data extends object>(data: Iterable<Data>, type: string): Data[] {
  return [...data].map((one) => ("type" in one && one.type && one.type !== "base" ? one : { ...one, type }));
}

/** A participant as a core combatant. */
export class NornCombatant<out SubType extends Combatant.SubType = Combatant.SubType> extends Combatant<SubType> {
  static override createDocuments: typeof Combatant.createDocuments = (data, operation) =>
    super.createDocuments(data && withType(data, "participant"), operation);

  /** Whether players must not know of it: as core has it, and while its token is hidden. */
  get isSecret(): boolean {
    return this.hidden || this.token?.hidden === true;
  }

  override get visible(): boolean {
    return this.isOwner || !this.isSecret;
  }

  /** What it is ordered by; null where no number decides. */
  standing({ ruleset, dials }: ActiveGame): Standing | null {
    const by = ruleset.conflict?.standing;
    if (!by) return null;
    const system: object = this.actor?.system ?? {};
    return this.actor && hasActorData(system) ? by(this.actor.snapshot(), dials) : { rank: 0, ties: [] };
  }
}
