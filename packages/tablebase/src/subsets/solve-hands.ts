import { LEAST_MEN, type MillRuleSet } from '@merellier/rules';
import { BlockPlanes } from './block-planes.ts';
import { Geometry, placesFor } from './geometry.ts';
import { ROW } from './kernel.ts';
import { Level, type LevelName, type LevelsBelow } from './level.ts';
import { PlaneMachine, planeBytes } from './machine.ts';
import type { Rest } from './rest.ts';
import { solveLevel } from './solve-level.ts';

/**
 * The levels of a game whose men enter at any time, in the order in which they are solved: Black's men in hand one after
 * the other, for each of them White's, for each of these White's men on the board.
 */
export function levelsOf({ parameters: { men } }: MillRuleSet): readonly LevelName[] {
  const levels: LevelName[] = [];
  for (let blackHand = 0; blackHand <= men; blackHand++)
    for (let whiteHand = 0; whiteHand <= men; whiteHand++)
      for (let white = Math.max(0, LEAST_MEN - whiteHand); white <= men - whiteHand; white++)
        levels.push({ white, whiteHand, blackHand });
  return levels;
}

/** A black man who enters comes from a level with one more: so there is room for one more, where there are men in hand. */
const mostOf = ({ parameters: { men } }: MillRuleSet, { blackHand }: LevelName): number =>
  men - blackHand + (blackHand > 0 ? 1 : 0);

/** Solves all levels, in memory, and shows each once it is solved, with the planes that read it. */
export class HandsSolver {
  readonly geometry: Geometry;
  readonly planes: BlockPlanes;
  private readonly machine: PlaneMachine;
  private readonly rules: MillRuleSet;
  private readonly levels = new Map<string, Level>();

  constructor(rules: MillRuleSet) {
    this.rules = rules;
    this.geometry = new Geometry(rules);
    const { points } = this.geometry;
    this.machine = new PlaneMachine(placesFor(points), rules.parameters.men + 1, BlockPlanes.count(points));
    this.planes = new BlockPlanes(this.machine, this.geometry);
  }

  /** Solves the next level; all before it, in the order of {@link levelsOf}, must be solved. */
  async solve(name: LevelName, rest: Rest): Promise<Level> {
    const { white, whiteHand, blackHand } = name;
    if (white === Math.max(0, LEAST_MEN - whiteHand)) this.forgetBefore(name);
    const { layout, blocks } = this.sizeOf(name);
    const level = new Level(name, blocks, this.machine.layout(layout.places, layout.most));
    const below: LevelsBelow = {
      taken: this.find({ ...name, white: white - 1 }),
      whiteEntered: this.find({ ...name, white: white + 1, whiteHand: whiteHand - 1 }),
      blackEntered: this.find({ ...name, blackHand: blackHand - 1 }),
      blackEnteredTaken: this.find({ ...name, white: white - 1, blackHand: blackHand - 1 }),
    };
    await solveLevel(this.planes, level, below, rest);
    level.drop('whiteSafe', 'blackSafe');
    this.levels.set(nameOf(name), level);
    return level;
  }

  private find(name: LevelName): Level | null {
    return this.levels.get(nameOf(name)) ?? null;
  }

  /** With a new number of white men in hand, nothing leads to what the number before the last one was needed for. */
  private forgetBefore({ whiteHand, blackHand }: LevelName): void {
    for (const [key, level] of this.levels) {
      const isEntered = level.blackHand === blackHand && level.whiteHand === whiteHand - 1;
      const isPresent = level.blackHand === blackHand && level.whiteHand === whiteHand;
      if (!isEntered && !isPresent) level.drop('blackWon', 'blackLost', 'takingWins', 'takingLoses');
      const isOld = level.blackHand < blackHand - 1;
      const wasEntered = level.blackHand === blackHand - 1 && level.whiteHand < whiteHand;
      if (isOld || wasEntered) this.levels.delete(key);
    }
  }

  private sizeOf(name: LevelName): { readonly layout: { places: number; most: number }; readonly blocks: number } {
    const places = placesFor(this.geometry.points - name.white);
    return { layout: { places, most: mostOf(this.rules, name) }, blocks: this.geometry.blocks(name.white) };
  }

  /** Bytes of one plane of all blocks of a level. */
  private bytesOf(name: LevelName): number {
    const { layout, blocks } = this.sizeOf(name);
    return blocks * planeBytes(layout.places, layout.most);
  }

  /** What solving a level costs, in rows of 128 positions. */
  cost(name: LevelName): number {
    return this.bytesOf(name) / ROW;
  }

  /** Bytes of memory that it all takes at the most. */
  memoryNeeded(): number {
    const { men } = this.rules.parameters;
    const sum = (whiteHand: number, blackHand: number): number => {
      let bytes = 0;
      for (let white = Math.max(0, LEAST_MEN - whiteHand); white <= men - whiteHand; white++)
        if (whiteHand >= 0 && blackHand >= 0) bytes += this.bytesOf({ white, whiteHand, blackHand });
      return bytes;
    };
    const largest = (whiteHand: number, blackHand: number): number =>
      Math.max(
        ...levelsOf(this.rules)
          .filter((name) => name.whiteHand === whiteHand && name.blackHand === blackHand)
          .map((name) => this.bytesOf(name)),
      );
    let most = 0;
    for (let blackHand = 0; blackHand <= men; blackHand++)
      for (let whiteHand = 0; whiteHand <= men; whiteHand++) {
        let kept = 6 * sum(whiteHand, blackHand) + 4 * sum(whiteHand - 1, blackHand);
        // What is never lost is known of one level at a time.
        kept += 2 * largest(whiteHand, blackHand);
        for (let hand = 0; hand < whiteHand; hand++) kept += 2 * sum(hand, blackHand);
        for (let hand = whiteHand; hand <= men; hand++) kept += 2 * sum(hand, blackHand - 1);
        most = Math.max(most, kept);
      }
    return most + this.machine.memory.length;
  }
}

const nameOf = ({ white, whiteHand, blackHand }: LevelName): string => `${white}.${whiteHand}.${blackHand}`;
