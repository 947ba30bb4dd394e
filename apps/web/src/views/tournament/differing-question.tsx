import type { Tournament } from '@merellier/tournament';
import type { JSX } from 'solid-js';
import { type Differing, type Received, receiveTournament } from './receive.ts';
import { useStrings } from './strings/strings.ts';

/** Asks which of two states of a tournament is to be kept on this device. */
export function DifferingQuestion(props: {
  readonly differing: Differing;
  readonly answered: (received: Received) => void;
}): JSX.Element {
  const s = useStrings();
  const line = ({ rounds }: Tournament): string => {
    const results = rounds.flatMap(({ pairings }) => pairings.flatMap(({ games }) => games.filter(Boolean)));
    return rounds.length === 0 ? s().notStarted : `${s().running(rounds.length)}, ${s().results(results.length)}`;
  };
  return (
    <div role="alert">
      <p>{s().differs(props.differing.here.settings.name)}</p>
      <div class="acts">
        <button type="button" class="button" onClick={() => props.answered({ ok: true, id: props.differing.here.id })}>
          {s().keepHere(line(props.differing.here))}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => void receiveTournament(props.differing.text, true).then(props.answered)}
        >
          {s().takeThere(line(props.differing.there))}
        </button>
      </div>
    </div>
  );
}
