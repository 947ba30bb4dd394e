import { lineEnd, outcomeOf } from '@merellier/rules';
import { type GameResult, lotOf, type Pairing, playerOf, whiteOf } from '@merellier/tournament';
import { useNotices, useSession, useSettings } from '../../context.ts';
import { allGames } from '../../games/game-store.ts';
import { positionOfLot } from '../../openings/lot-lists.ts';
import { readSession } from '../../session/saved-session.ts';
import { type Session, startSession } from '../../session/session.ts';
import { GAME_TAG } from '../../tournament/game-tag.ts';
import { gamesOf, resultOf, type TournamentGame, writeGameTag } from '../../tournament/tournament-games.ts';
import { isPlayedBy, takeNoted } from './note-result.ts';
import type { OpenTournament } from './open-tournament.ts';
import { rulesOfTournament } from './settings-form.tsx';
import { useStrings } from './strings/strings.ts';

/** Opens the board for a game of a pairing, two at this screen, with both names; one that was begun goes on. */
export function usePlayHere(
  open: OpenTournament,
): (pairing: Pairing, round: number, table: number, game: number) => Promise<void> {
  const session = useSession();
  const settings = useSettings();
  const notices = useNotices();
  const s = useStrings();
  return async (pairing, round, table, game) => {
    const { id, settings: agreed } = open.state();
    const rules = rulesOfTournament(agreed);
    if (!rules) return;
    const named = { tournament: id, round, table, game };
    const before = await underWay(open, pairing, named, session.kept());
    if (before) return session.replace(before);
    const { level } = settings.current();
    const lot = lotOf(open.state(), pairing);
    const start = lot ? positionOfLot(rules, lot) : null;
    const begun = startSession({ rules, opponent: 'here', bottom: 'white', level, ...(start && { start }) });
    const nameOf = (player: number | null): string => playerOf(open.state(), player ?? 0)?.name ?? '';
    const white = whiteOf(pairing, game);
    const black = white === pairing.first ? pairing.second : pairing.first;
    const tags = {
      ...begun.game.tags,
      ...{ Event: agreed.name, Round: String(round), White: nameOf(white), Black: nameOf(black) },
      [GAME_TAG]: writeGameTag(named),
    };
    session.replace({ ...begun, game: { ...begun.game, tags } });
    notices.setNotice({ kind: 'news', text: s().playNotice(nameOf(white), nameOf(black)) });
  };
}

/** The game of a pairing that was begun here and is not over; null where there is none. */
async function underWay(
  open: OpenTournament,
  pairing: Pairing,
  named: TournamentGame,
  now: Session | null,
): Promise<Session | null> {
  const tag = writeGameTag(named);
  // What was played last is kept a moment later.
  if (now?.game.tags[GAME_TAG] === tag && isPlayedBy(open.state(), pairing, named, now.game.tags)) {
    if (!outcomeOf(now.game, lineEnd(now.game))) return now;
  }
  const games = await allGames().catch(() => []);
  const before = gamesOf(named.tournament, games).findLast(
    ({ kept }) =>
      kept.tags[GAME_TAG] === tag &&
      !kept.outcome &&
      kept.turns > 0 &&
      isPlayedBy(open.state(), pairing, named, kept.tags),
  );
  return before ? readSession(before.kept.session) : null;
}

/** Takes the results of games that were played on the page since, each once: what was undone or corrected is not taken again. */
export async function takePlayedGames(
  open: OpenTournament,
  taken: (pairing: Pairing, result: GameResult) => void,
): Promise<void> {
  const games = await allGames().catch(() => []);
  for (const { pairing, result } of takeNoted(open.state().id)) taken(pairing, result);
  for (const { kept, game: named } of gamesOf(open.state().id, games)) {
    const { round, table, game } = named;
    const pairing = open.state().rounds[round - 1]?.pairings[table];
    const { steps, undone } = open.log();
    const isKnown = [...steps, ...undone]
      .flat()
      .some(
        (event) => event.kind === 'resulted' && event.round === round && event.table === table && event.game === game,
      );
    if (
      !kept.outcome ||
      !pairing ||
      pairing.games[game] !== null ||
      isKnown ||
      !isPlayedBy(open.state(), pairing, { game }, kept.tags)
    )
      continue;
    const result = resultOf(pairing, game, kept.outcome.winner);
    if (open.run({ kind: 'result', round, table, game, result })) taken(pairing, result);
  }
}
