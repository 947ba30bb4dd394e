import { other, type Side } from '@merellier/rules';
import { useIsTable } from '../board-page/face-to-face.ts';
import { useNavigation, useSession } from '../context.ts';
import { isShared } from '../session/session.ts';

/**
 * The side that speaks in the dialog that is open, resigns or offers a draw there: across a flat device the one that opened it,
 * where two share the screen otherwise the one to play, against the computer the person's.
 */
export function useSpeaker(): Side {
  const session = useSession();
  const { bottom, seats } = session.current();
  if (useIsTable()()) return useNavigation().isFar() ? other(bottom) : bottom;
  if (isShared(session.current())) return session.position().toPlay;
  return seats.white === 'person' ? 'white' : 'black';
}
