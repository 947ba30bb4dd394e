import type { ApiServer } from '../http/api.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { accountRoutes } from './account-routes.ts';
import { botRoutes } from './bot-routes.ts';
import { clubRoutes } from './club-routes.ts';
import { companyRoutes } from './company-routes.ts';
import { conductRoutes } from './conduct-routes.ts';
import { gameRoutes } from './game-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { openingRoutes } from './opening-routes.ts';
import { playerRoutes } from './player-routes.ts';
import { pushRoutes } from './push-routes.ts';
import { puzzleRoutes } from './puzzle-routes.ts';
import { seekRoutes } from './seek-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { socketRoute } from './socket-route.ts';
import { tokenRoutes } from './token-routes.ts';
import { tournamentRoutes } from './tournament-routes.ts';

/** A group of addresses under which the server answers. */
export type Routes = (app: ApiServer, gate: OnlineGate) => Promise<void> | void;

/** All of them but the page. A new group is one file and one line here. */
export const ROUTES: readonly Routes[] = [
  healthRoutes,
  sessionRoutes,
  accountRoutes,
  conductRoutes,
  moderationRoutes,
  companyRoutes,
  playerRoutes,
  openingRoutes,
  puzzleRoutes,
  socketRoute,
  tokenRoutes,
  gameRoutes,
  seekRoutes,
  botRoutes,
  tournamentRoutes,
  clubRoutes,
  pushRoutes,
];
