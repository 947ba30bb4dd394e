import { turnTrace } from '@merellier/board/headless';
import type { Reason } from '@merellier/rules';
import { askHint } from '../opponent/advice.ts';
import type { ComputerParts, Hint } from './computer-parts.ts';

/** More than so many reasons make no hint any more. */
const REASONS = 2;
/** What the turn itself tells, in words, is no reason to tell again. */
const TOLD: readonly Reason['reason'][] = ['takes', 'crowns', 'huffs', 'demands'];

/** Asks the engine for a hint and says it; null where the language has not arrived. Rejects once it is `unwanted`. */
export async function findHint(
  { language, session, play }: ComputerParts,
  unwanted: AbortSignal,
): Promise<Hint | null> {
  const [{ turn, reasons }] = await Promise.all([askHint(play.game(), unwanted), language.loadWhole()]);
  const whole = language.whole();
  if (!whole) return null;
  const { s, words } = whole;
  const rules = play.rules();
  const position = session.position();
  const said = [
    s().hintSaid(words().turnSaid(rules, position, turn)),
    words().reasons(reasons.filter(({ reason }) => !TOLD.includes(reason)).slice(0, REASONS), position.toPlay, rules),
  ];
  return { trace: turnTrace(rules, position, turn), said: said.join(' ').trim() };
}
