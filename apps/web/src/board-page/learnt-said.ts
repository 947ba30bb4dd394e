import type { RuleSet } from '@merellier/rules';
import type { PlayWords } from '@merellier/words';
import type { LessonOfGame } from '../play/lesson/lesson-of.ts';
import type { LearntStrings } from './strings/learnt-strings.ts';

/** What a game teaches, in one sentence or two. */
export function learntSaid(s: LearntStrings, words: PlayWords, rules: RuleSet, lesson: LessonOfGame): string {
  const { winner, place = null, line = [], places = [], times = 0, given = 0, dice = [] } = lesson;
  const names = (list: readonly number[]): string[] => list.map((at) => rules.board.names[at] ?? '');
  const at = place === null ? null : (names([place])[0] ?? null);
  const mill = names(line).join('-');
  const turn = (): string => words.turnSaid(rules, lesson.before, lesson.turn);
  const saying: Readonly<Record<LessonOfGame['kind'], () => string>> = {
    reopened: () => s.reopened(at ?? '', times),
    double: () => s.double(at ?? '', times),
    swing: () => s.swing(...(names(places) as [string, string])),
    opened: () => s.opened(winner, mill, turn()),
    ignored: () => s.ignored(winner, mill, at, turn()),
    twofold: () => s.twofold(names(places).join(', ')),
    unstoppable: () => s.unstoppable(winner, mill),
    forced: () => s.forced(winner),
    only: () => s.only(winner, mill),
    late: () => s.late(winner, turn()),
    missed: () => s.missed(winner, mill),
    again: () => s.again(winner),
    special: () => s.special(dice.join('-')),
    row: () => s.row(mill),
    between: () => s.caught.between,
    flanked: () => s.caught.flanked,
    leapt: () => s.caught.leapt,
    bait: () => s.bait(winner, given, times),
    hung: () => s.hung(turn(), times),
    several: () => s.several(times),
    cornered: () => s.cornered(winner),
    huffed: () => s.huffed(winner),
    'let-pass': () => s.letPass(turn()),
    unstopped: () => s.unstopped(winner),
    offered: () => s.offered(winner, times),
    blocked: () => s.blocked[rules.board.kind],
    turning: () => s.first[rules.board.kind](turn()),
  };
  return saying[lesson.kind]();
}
