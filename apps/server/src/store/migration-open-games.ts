import type { Step } from './migration-step.ts';

/** The games of players that are not over: see open-games.ts. */
export const OPEN_GAMES: Step = {
  name: '027 open games by player',
  statements: [
    `create table open_games (
      player text not null,
      game text not null,
      waiting boolean not null,
      at bigint not null,
      primary key (player, game)
    )`,
    'create index open_games_game on open_games (game)',
    `insert into open_games (player, game, waiting, at)
      select host, id, phase = 'waiting', changed_at from games where deadline is not null and phase <> 'over'
      union select guest, id, phase = 'waiting', changed_at from games
        where deadline is not null and phase <> 'over' and guest is not null`,
  ],
};
