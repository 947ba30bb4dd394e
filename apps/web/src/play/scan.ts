import { other, type Position, type RuleSet, SIDES, type Side, type Step } from '@merellier/rules';
import { positionSaid } from '../parts/position-said.ts';
import type { LanguageState } from '../state/language.ts';
import type { ScanKey } from './scan-keys.ts';
import { closingsOf, millsOf } from './threats.ts';
import { begunWith, menNow } from './under-way.ts';

interface Scanned {
  readonly rules: RuleSet;
  readonly position: Position;
  readonly done: readonly Step[];
}

/** What an eye sees at one look, said at a key: the board as it is shown, with what was done of a turn. */
export function scanSaid(language: LanguageState, scanned: Scanned, key: ScanKey): string {
  const { s } = language;
  const { rules, position, done } = scanned;
  const view = rules.view(position);
  const men = menNow(rules, position, done);
  const names = (places: readonly number[]): string => places.map((place) => rules.board.names[place]).join(', ');
  const mills = (side: Side): string => {
    const list = millsOf(rules, men, side).map((line) => line.map((place) => rules.board.names[place]).join('-'));
    return list.length > 0 ? s().millsSaid(side, list.join(', ')) : s().noMills(side);
  };
  const threats = (side: Side): string => {
    const places = endsOf(scanned).flatMap((end) => closingsOf(rules, end, side));
    const free = [...new Set(places)].filter((place) => men.every(({ at }) => at !== place));
    return free.length > 0 ? s().threat(side, names(free)) : s().noThreat(side);
  };
  const saying: Readonly<Record<ScanKey, () => string>> = {
    p: () => positionSaid(language, rules, view, { side: position.toPlay, done }),
    m: () => SIDES.map(mills).join(' '),
    t: () => [other(position.toPlay), position.toPlay].map(threats).join(' '),
  };
  return saying[key]();
}

/** How the board may stand once the turn under way is over; the position itself where no man has been moved yet. */
function endsOf({ rules, position, done }: Scanned): readonly Position[] {
  if (!done.some(({ kind }) => kind === 'enter' || kind === 'land')) return [position];
  return begunWith(rules.walks(position), done).map(({ turn }) => rules.play(position, turn));
}
