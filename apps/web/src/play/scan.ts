import { shownMen } from '@merellier/board/headless';
import { other, type Position, type RuleSet, SIDES, type Side, type Step } from '@merellier/rules';
import { positionSaid } from '../parts/position-said.ts';
import type { LanguageState } from '../state/language.ts';
import type { ScanKey } from './scan-keys.ts';
import { closingsOf, millsOf } from './threats.ts';

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
  const men = shownMen({ men: view.men, side: position.toPlay, done: done.filter(({ kind }) => kind !== 'say') });
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
  const begun = rules.walks(position).filter(({ steps }) => done.every((step, i) => isSame(step, steps[i])));
  return begun.map(({ turn }) => rules.play(position, turn));
}

const isSame = (a: Step, b: Step | undefined): boolean =>
  a.kind === b?.kind && (a.kind === 'say' || ('at' in b && a.at === b.at));
