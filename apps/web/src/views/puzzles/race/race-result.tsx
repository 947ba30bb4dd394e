import { missedIn, type RaceView, standingsOf } from '@merellier/protocol/race';
import { createResource, type JSX, onMount, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useLanguage, useNotices } from '../../../context.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { puzzleOf } from '../../../puzzles/collection.ts';
import type { Puzzle } from '../../../puzzles/puzzle.ts';
import { PuzzleItems } from '../puzzle-items.tsx';
import { EndTable, RaceLine } from './parts.tsx';
import { BeginRace } from './race-lobby.tsx';
import type { RaceHere } from './race-state.ts';
import type { RaceStrings } from './strings/fr.ts';
import { useStrings } from './strings/strings.ts';

/** How a race ended, in one sentence. */
function verdictOf(s: RaceStrings, view: RaceView, who: string | null): string {
  const first = standingsOf(view).filter(({ place }) => place === 1);
  const [winner] = first;
  if (!winner || first.length > 1) return s.level;
  return winner.id === who ? s.won : s.first(winner.name);
}

/** What came of a race, what one missed in it, and the way to the next. */
export function RaceResult(props: { readonly here: RaceHere; readonly view: RaceView }): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const verdict = (): string => verdictOf(s(), props.view, props.here.who());
  onMount(() => notices.announce(verdict()));
  const [missed] = createResource(
    () => missedIn(props.view).join(' '),
    async (ids): Promise<readonly Puzzle[]> => {
      const found = await Promise.all(ids.split(' ').filter(Boolean).map(puzzleOf));
      return found.flatMap((puzzle) => puzzle ?? []);
    },
  );
  const hasRaced = (): boolean => props.view.racers[props.here.who() ?? '']?.races === true;
  return (
    <Sheet title={s().result} lead={verdict()} keeps wide class="race-result">
      <RaceLine here={props.here} />
      <p class="faint">{language.words().rules(props.view.rules ?? '').name}</p>
      <EndTable view={props.view} who={props.here.who()} />
      <BeginRace here={props.here} view={props.view} />
      <Show when={hasRaced()}>
        <h2>{s().missedOnes}</h2>
        <Show
          when={(missed.latest ?? []).length > 0}
          fallback={<p>{missedIn(props.view).length === 0 ? s().none : ''}</p>}
        >
          <p>
            <a class="link" href={addressOf('revise')}>
              {s().comesBack}
            </a>
          </p>
          <PuzzleItems puzzles={missed.latest ?? []} />
        </Show>
      </Show>
    </Sheet>
  );
}
