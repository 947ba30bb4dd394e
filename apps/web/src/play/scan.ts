import { other, type Position, type RuleSet, SIDES, type Side, type Step } from '@merellier/rules';
import { positionSaid } from '../parts/position-said.ts';
import type { LanguageState } from '../state/language.ts';
import { asItStands } from './as-it-stands.ts';
import type { ScanKey } from './scan-keys.ts';
import { closingsOf, millsOf } from './threats.ts';

interface Scanned {
  readonly rules: RuleSet;
  readonly position: Position;
  readonly done: readonly Step[];
}

/** What an eye sees at one look, said at a key. */
export function scanSaid(language: LanguageState, { rules, position, done }: Scanned, key: ScanKey): string {
  const { s } = language;
  const now = asItStands(rules, position, done);
  const names = (places: readonly number[]): string => places.map((place) => rules.board.names[place]).join(', ');
  const mills = (side: Side): string => {
    const list = millsOf(rules, now, side).map((line) => line.map((place) => rules.board.names[place]).join('-'));
    return list.length > 0 ? s().millsSaid(side, list.join(', ')) : s().noMills(side);
  };
  const threats = (side: Side): string => {
    const places = closingsOf(rules, now, side);
    return places.length > 0 ? s().threat(side, names(places)) : s().noThreat(side);
  };
  const saying: Readonly<Record<ScanKey, () => string>> = {
    p: () => positionSaid(language, rules, rules.view(position), { side: position.toPlay, done }),
    m: () => SIDES.map(mills).join(' '),
    t: () => [other(position.toPlay), position.toPlay].map(threats).join(' '),
  };
  return saying[key]();
}
