import { other, SIDES, type Side } from '@merellier/rules';
import { positionSaid } from '../parts/position-said.ts';
import type { LanguageState } from '../state/language.ts';
import type { Notices } from '../state/notices.ts';
import type { SessionState } from '../state/session.ts';
import type { Play } from './play.ts';
import { closingsOf, millsOf } from './threats.ts';

interface ScanParts {
  readonly language: LanguageState;
  readonly notices: Notices;
  readonly session: SessionState;
  readonly play: Play;
}

/** Keys that say what an eye sees at one look: all men, the mills that stand, what threatens. */
export function scanKey({ language, notices, session, play }: ScanParts, key: string): boolean {
  const { s } = language;
  const rules = play.rules();
  const position = session.position();
  const names = (places: readonly number[]): string => places.map((place) => rules.board.names[place]).join(', ');
  const mills = (side: Side): string => {
    const list = millsOf(rules, position, side).map((line) => line.map((place) => rules.board.names[place]).join('-'));
    return list.length > 0 ? s().millsSaid(side, list.join(', ')) : s().noMills(side);
  };
  const threats = (side: Side): string => {
    const places = closingsOf(rules, position, side);
    return places.length > 0 ? s().threat(side, names(places)) : s().noThreat(side);
  };
  const saying: Readonly<Record<string, () => string>> = {
    p: () => positionSaid(language, rules, play.view(), { side: position.toPlay, done: play.done() }),
    m: () => SIDES.map(mills).join(' '),
    t: () => [other(position.toPlay), position.toPlay].map(threats).join(' '),
  };
  const say = saying[key.toLowerCase()];
  if (!say || (rules.board.kind === 'squares' && key.toLowerCase() !== 'p')) return false;
  notices.announce(say());
  return true;
}
