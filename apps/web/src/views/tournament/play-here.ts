import { type GameResult, lotOf, type Pairing, playerOf, whiteOf } from '@merellier/tournament';
import { useNavigation, useNotices, useSession, useSettings } from '../../context.ts';
import { allGames } from '../../games/game-store.ts';
import { positionOfLot } from '../../openings/lot-lists.ts';
import { startSession } from '../../session/session.ts';
import { GAME_TAG, gamesOf, resultOf, writeGameTag } from '../../tournament/tournament-games.ts';
import type { OpenTournament } from './open-tournament.ts';
import { rulesOfTournament } from './settings-form.tsx';
import { useStrings } from './strings/strings.ts';

/** Opens the board for a game of a pairing, two at this screen, with both names; null where the rules are not known here. */
export function usePlayHere(
  open: OpenTournament,
): (pairing: Pairing, round: number, table: number, game: number) => void {
  const session = useSession();
  const settings = useSettings();
  const navigation = useNavigation();
  const notices = useNotices();
  const s = useStrings();
  return (pairing, round, table, game) => {
    const { id, settings: agreed } = open.state();
    const rules = rulesOfTournament(agreed);
    if (!rules) return;
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
      [GAME_TAG]: writeGameTag({ tournament: id, round, table, game }),
    };
    session.replace({ ...begun, game: { ...begun.game, tags } });
    notices.setNotice({
      kind: 'news',
      text: s().playNotice(nameOf(white), nameOf(black)),
      action: { label: s().playBack, run: () => navigation.show('tournament', id) },
    });
  };
}

/** Takes the results of games that were played on the page since, each once: what was undone or corrected is not taken again. */
export async function takePlayedGames(
  open: OpenTournament,
  taken: (pairing: Pairing, result: GameResult) => void,
): Promise<void> {
  const games = await allGames().catch(() => []);
  for (const { kept, game: named } of gamesOf(open.state().id, games)) {
    const { round, table, game } = named;
    const pairing = open.state().rounds[round - 1]?.pairings[table];
    const { steps, undone } = open.log();
    const isKnown = [...steps, ...undone]
      .flat()
      .some(
        (event) => event.kind === 'resulted' && event.round === round && event.table === table && event.game === game,
      );
    if (!kept.outcome || !pairing || pairing.games[game] !== null || isKnown || !isOf(open, pairing, game, kept.tags))
      continue;
    const result = resultOf(pairing, game, kept.outcome.winner);
    if (open.run({ kind: 'result', round, table, game, result })) taken(pairing, result);
  }
}

/** A round may have been taken back and paired anew: then a game at that table was another one. */
function isOf(open: OpenTournament, pairing: Pairing, game: number, tags: Readonly<Record<string, string>>): boolean {
  const white = whiteOf(pairing, game);
  return playerOf(open.state(), white ?? 0)?.name === tags['White'];
}
