import type { Side } from '@merellier/rules';
import type { App } from '../context.ts';
import { isShared } from '../session/session.ts';

/** Whether two play face to face across a device that lies flat between them. */
export const isTable = (app: App): boolean => app.view() === 'play' && app.settings().table && isShared(app.session());

/** Whether a side sits at the upper edge of a device that lies flat. */
export const isAcross = (app: App, side: Side): boolean => isTable(app) && app.session().bottom !== side;
