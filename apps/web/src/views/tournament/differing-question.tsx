import { matchPoints, type Pairing, playerOf, type Tournament } from '@merellier/tournament';
import { type JSX, Show } from 'solid-js';
import { pointsText } from './points-text.ts';
import { type Differing, type Received, receiveTournament } from './receive.ts';
import { useStrings } from './strings/strings.ts';

/** So many results that only one of the two has are named. */
const NAMED = 3;

/** Asks which of two states of a tournament is to be kept on this device. */
export function DifferingQuestion(props: {
  readonly differing: Differing;
  readonly answered: (received: Received) => void;
}): JSX.Element {
  const s = useStrings();
  const stage = ({ rounds }: Tournament): string => {
    const results = rounds.flatMap(({ pairings }) => pairings.flatMap(({ games }) => games.filter(Boolean)));
    return rounds.length === 0 ? s().notStarted : `${s().running(rounds.length)}, ${s().results(results.length)}`;
  };
  const choice = (label: string, own: readonly string[], take: () => void): JSX.Element => (
    <li>
      <button type="button" class="button" onClick={take}>
        {label}
      </button>
      <Show when={own.length > 0}>
        <p class="faint">{[...own.slice(0, NAMED), ...(own.length > NAMED ? ['…'] : [])].join(' · ')}</p>
      </Show>
    </li>
  );
  const { here, there, text } = props.differing;
  return (
    <div role="alert">
      <p>{s().differs(here.settings.name)}</p>
      <ul class="tour-differing">
        {choice(s().keepHere(stage(here)), onlyIn(here, there), () => props.answered({ ok: true, id: here.id }))}
        {choice(s().takeThere(stage(there)), onlyIn(there, here), () => {
          void receiveTournament(text, true).then(props.answered);
        })}
      </ul>
    </div>
  );
}

/** The scores of one tournament that another state of it does not have, the latest first. */
function onlyIn(one: Tournament, other: Tournament): readonly string[] {
  const nameOf = (player: number | null): string => playerOf(one, player ?? 0)?.name ?? '';
  const score = (tournament: Tournament, pairing: Pairing | undefined): string | null =>
    pairing?.games.some((game) => game !== null) ? matchPoints(tournament, pairing).map(pointsText).join(' – ') : null;
  return one.rounds
    .flatMap(({ pairings }, round) =>
      pairings.flatMap((pairing, table) => {
        const there = other.rounds[round]?.pairings[table];
        const same = there?.first === pairing.first && there.second === pairing.second ? there : undefined;
        const own = score(one, pairing);
        const isNew = own !== null && own !== score(other, same);
        return isNew ? [`${nameOf(pairing.first)} – ${nameOf(pairing.second)} ${own}`] : [];
      }),
    )
    .reverse();
}
