import { MiniBoard } from '@merellier/board';
import {
  classStandings,
  isPairedOut,
  lotOf,
  lotOfRound,
  openTables,
  playerOf,
  type Round,
  standingsOf,
} from '@merellier/tournament';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { dateFormat } from '../../interface/date-format.ts';
import { keepCurrentInSight } from '../../parts/current-tab.ts';
import { LinkCode } from '../../parts/link-code.tsx';
import { pictureOf } from '../../parts/pictures.ts';
import { ScoreRows } from '../../parts/score-rows.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { announceLink } from './announce-link.ts';
import { CrossTable } from './cross-table.tsx';
import { LotBoard, LotSaid } from './lot-said.tsx';
import { pointsText } from './points-text.ts';
import { roundTitle } from './round-title.ts';
import { rulesOfTournament } from './settings-form.tsx';
import { StandingsTable } from './standings-table.tsx';
import { useStrings } from './strings/strings.ts';
import { useTournament } from './tournament-context.ts';
import '../../styles/paper.css';

export const PRINTED = ['pairings', 'sheets', 'standings', 'certificates'] as const;

/** With more players the cross table has a page of its own, on its side. */
const MOST_UPRIGHT = 16;

/** How many turns fit on half a page. */
const ROWS = 14;

/** What is printed of a tournament, as it will be on paper. */
export function PrintPage(props: { readonly what: string | undefined }): JSX.Element {
  const s = useStrings();
  const open = useTournament();
  const what = () => PRINTED.find((each) => each === props.what) ?? 'pairings';
  const round = () => open.state().rounds.at(-1);
  return (
    <Sheet title={`${s().printed[what()]}\u00a0– ${open.state().settings.name}`} wide class="tour-print">
      <div class="acts tour-no-print">
        <button type="button" class="button primary" onClick={() => print()}>
          {s().print}
        </button>
        <a class="button" href={addressOf('tournament', open.state().id)}>
          {s().back}
        </a>
      </div>
      <nav class="tabs tour-no-print" aria-label={s().print} ref={keepCurrentInSight(what)}>
        <For each={PRINTED}>
          {(each) => (
            <a
              href={addressOf('tournament', open.state().id, 'print', each)}
              aria-current={what() === each ? 'page' : undefined}
            >
              {s().printed[each]}
            </a>
          )}
        </For>
      </nav>
      <Switch>
        <Match when={what() === 'standings'}>
          <article class="tour-paper">
            <h2>{s().standings}</h2>
            <StandingsTable whole />
          </article>
          <section class="tour-paper" classList={{ 'tour-cross-large': open.state().players.length > MOST_UPRIGHT }}>
            <h2>{s().cross}</h2>
            <CrossTable />
          </section>
        </Match>
        <Match when={what() === 'certificates'}>
          <Certificates />
        </Match>
        <Match when={true}>
          <Show when={round()} fallback={<p>{s().notStarted}</p>}>
            {(last) => (what() === 'sheets' ? <ScoreSheets round={last()} /> : <PairingList round={last()} />)}
          </Show>
        </Match>
      </Switch>
    </Sheet>
  );
}

function PairingList(props: { readonly round: Round }): JSX.Element {
  const s = useStrings();
  const open = useTournament();
  const nameOf = (id: number): string => playerOf(open.state(), id)?.name ?? '';
  const hasOwnLots = (): boolean => open.state().settings.lots?.each === 'pairing';
  return (
    <article class="tour-paper">
      <h2>{roundTitle(s(), open.state(), props.round)}</h2>
      <LotSaid lot={lotOfRound(open.state(), props.round.pairings)} />
      <table class="data tour-data tour-large">
        <thead>
          <tr>
            <th scope="col">{s().tableHead}</th>
            <th scope="col">{s().white}</th>
            <th scope="col">{s().black}</th>
            <Show when={hasOwnLots()}>
              <th scope="col">{s().lotHead}</th>
            </Show>
            <th scope="col">{s().result}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.round.pairings}>
            {({ first, second, lot }, i) => (
              <tr>
                <td>{second === null ? '' : i() + 1}</td>
                <td>{nameOf(first)}</td>
                <td>{second === null ? s().byeShort : nameOf(second)}</td>
                <Show when={hasOwnLots()}>
                  <td>{lot === undefined ? '' : lotOf(open.state(), { lot })?.turns}</td>
                </Show>
                <td />
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </article>
  );
}

/** A sheet for each game of the round, two to a page, with a code by which its result is reported. */
function ScoreSheets(props: { readonly round: Round }): JSX.Element {
  const s = useStrings();
  const open = useTournament();
  const nameOf = (id: number | null): string => (id === null ? '' : (playerOf(open.state(), id)?.name ?? ''));
  const games = () =>
    props.round.pairings.flatMap(({ first, second, games, lot }, table) =>
      games.map((_, game) => ({
        ...{ table, game, of: games.length, lot: lot === undefined ? null : lotOf(open.state(), { lot }) },
        players: second === null ? null : ([first, second] as const),
        white: nameOf(game % 2 === 0 ? first : second),
        black: nameOf(game % 2 === 0 ? second : first),
      })),
    );
  return (
    <For each={games()}>
      {({ table, game, players, of, lot, white, black }) => (
        <article class="tour-score">
          <header>
            <h2>{open.state().settings.name}</h2>
            <p>
              {roundTitle(s(), open.state(), props.round)} · {s().table(table + 1)}
              <Show when={of > 1}> · {s().game(game + 1)}</Show>
            </p>
            <p>
              {s().white} <strong>{white}</strong>
            </p>
            <p>
              {s().black} <strong>{black}</strong>
            </p>
            <LotSaid lot={lot} />
          </header>
          <LotBoard lot={lot} material={null} />
          <figure>
            <LinkCode
              link={announceLink(open.state().id, { round: props.round.number, table, game, players })}
              label={s().announce}
            />
            <figcaption>{s().scan}</figcaption>
          </figure>
          <div class="tour-score-rows">
            <For each={[0, ROWS]}>
              {(from) => <ScoreRows turn={s().turn} white={s().white} black={s().black} from={from + 1} rows={ROWS} />}
            </For>
          </div>
          <p class="tour-sign">
            <span>{s().result}</span>
            <span>{s().signatures.white}</span>
            <span>{s().signatures.black}</span>
          </p>
        </article>
      )}
    </For>
  );
}

function Certificates(): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const open = useTournament();
  const rules = () => rulesOfTournament(open.state().settings);
  const standings = () => standingsOf(open.state()).filter(({ annulled }) => !annulled);
  /** The place among those of the same age; null for a player without an age class, or alone in it. */
  const inClass = (id: number): { readonly rank: number; readonly of: number; readonly ageClass: string } | null => {
    const ageClass = playerOf(open.state(), id)?.ageClass;
    const own = ageClass ? classStandings(open.state(), standings(), ageClass) : [];
    const rank = own.find(({ player }) => player === id)?.rank;
    return ageClass && rank !== undefined && own.length > 1 ? { rank, of: own.length, ageClass } : null;
  };
  const day = (): string =>
    dateFormat(language.tongue().language, { dateStyle: 'long' }).format(open.state().started ?? Date.now());
  return (
    <>
      <Show when={!open.state().closed && (!isPairedOut(open.state()) || openTables(open.state()).length > 0)}>
        <p class="notice tour-no-print">{s().certificateEarly}</p>
      </Show>
      <For each={standings()}>
        {({ player, rank, points }) => (
          <article class="tour-certificate">
            <Show when={rules()}>
              {(known) => (
                <div class="tour-certificate-board">
                  <MiniBoard material={null} board={known().board} view={pictureOf(known())} />
                </div>
              )}
            </Show>
            <h2>{s().certificate}</h2>
            <p>{s().certificateTo}</p>
            <p class="tour-certificate-name">{playerOf(open.state(), player)?.name}</p>
            <p class="tour-certificate-rank">{s().certificateSaid(rank, standings().length)}</p>
            <Show when={inClass(player)}>
              {(own) => <p>{s().certificateClass(own().rank, own().of, own().ageClass)}</p>}
            </Show>
            <p>{s().certificateAt(open.state().settings.name)}</p>
            <p>{s().certificatePoints(pointsText(points), points)}</p>
            <p class="tour-certificate-day">{day()}</p>
            <p class="tour-certificate-sign">{s().certificateSign}</p>
          </article>
        )}
      </For>
    </>
  );
}
