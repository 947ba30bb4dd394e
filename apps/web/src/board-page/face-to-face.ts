import type { Side } from '@merellier/rules';
import { useNavigation, useSession, useSettings } from '../context.ts';
import { isShared } from '../session/session.ts';

/** Two who play face to face across a device that lies flat between them. */
export interface FaceToFace {
  /** Whether they do. */
  readonly isTable: () => boolean;
  /** Whether a side then sits at the upper edge. */
  readonly isAcross: (side: Side) => boolean;
}

export function useFaceToFace(): FaceToFace {
  const settings = useSettings();
  const navigation = useNavigation();
  const session = useSession();
  const isTable = (): boolean =>
    navigation.view() === 'play' && settings.current().table && isShared(session.current());
  return { isTable, isAcross: (side) => isTable() && session.current().bottom !== side };
}
