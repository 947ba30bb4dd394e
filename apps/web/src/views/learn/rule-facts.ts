import type { RuleSet, Side } from '@merellier/rules';
import GAME_TURNS from './game-turns.json' with { type: 'json' };
import type { LearnStrings } from './strings/fr.ts';

/** Seconds that a turn takes at home, one with another. */
const SECONDS = 15;
/** Lengths of games as people say them, in minutes. */
const MINUTES = [2, 5, 10, 15, 20, 30, 45, 60] as const;

/** How long a game takes, about, in minutes; null for house rules, of which it is not known. The turns are measured by scripts/game-lengths.ts. */
export function minutesOf({ id, changes }: RuleSet): number | null {
  const turns = (GAME_TURNS as Readonly<Record<string, number>>)[id];
  if (turns === undefined || Object.keys(changes).length > 0) return null;
  const minutes = (turns * SECONDS) / 60;
  // Nearest by proportion: five minutes are as far from two as ten from five.
  const away = (each: number): number => Math.abs(Math.log(each / minutes));
  return MINUTES.reduce<number>((best, each) => (away(each) < away(best) ? each : best), MINUTES[0]);
}

/** What one wants to know of a game before its rules: a number, and of what. */
export function ruleFacts(rules: RuleSet, s: LearnStrings['facts']): readonly (readonly [count: number, of: string])[] {
  const { names, kind } = rules.board;
  const { men, hands } = rules.view(rules.start());
  const countOf = (side: Side): number => men.filter((man) => man.side === side).length + hands[side];
  const [white, black] = [countOf('white'), countOf('black')];
  const minutes = minutesOf(rules);
  return [
    [2, s.players],
    ...(white === black
      ? ([[white, s.men]] as const)
      : ([
          [white, s.whiteMen],
          [black, s.blackMen],
        ] as const)),
    [names.length, kind === 'squares' ? s.squares : s.points],
    ...(minutes === null ? [] : ([[minutes, s.minutes]] as const)),
  ];
}
