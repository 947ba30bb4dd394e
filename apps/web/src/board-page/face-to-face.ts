import { useNavigation, useSession, useSettings } from '../context.ts';
import { isShared } from '../session/session.ts';

/** Whether two play face to face across a device that lies flat between them. */
export function useIsTable(): () => boolean {
  const settings = useSettings();
  const navigation = useNavigation();
  const session = useSession();
  return () => navigation.view() === 'play' && settings.current().table && isShared(session.current());
}
