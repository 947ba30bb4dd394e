import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { dateFormat } from '../../interface/date-format.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { puzzleOfDay } from '../../puzzles/collection.ts';
import { dayOf } from '../../puzzles/daily.ts';
import { readProgress } from '../../puzzles/progress.ts';
import { PuzzlePicture } from './puzzle-picture.tsx';
import { dateOf, puzzlesUpTo } from './rows.ts';
import { useStrings } from './strings/strings.ts';

/** Days that are shown at first, and more each time it is asked for. */
const PAGE = 28;

/** The puzzles of the days up to now, the last one first (`/problemes/jours`). */
export function DaysView(): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { solved, days } = readProgress();
  const [most, setMost] = createSignal(PAGE);
  const [listed] = createResource(most, async (count) =>
    [...(await puzzlesUpTo(dayOf(new Date()), count, puzzleOfDay))].reverse(),
  );
  const written = (day: string, options: Intl.DateTimeFormatOptions): string =>
    dateFormat(language.words().language, options).format(dateOf(day));
  const state = (day: string, id: string): string | null => {
    if (days[day]) return s().onItsDay;
    const how = solved[id];
    return how ? s().states[how] : null;
  };
  return (
    <Sheet title={s().days} lead={s().daysLead} keeps wide>
      <Show when={listed.latest} fallback={<Waiting text={s().loading} />}>
        {(all) => (
          <>
            <ul class="puzzles">
              <For each={all()}>
                {({ day, puzzle }) => (
                  <li>
                    <a
                      class="puzzle"
                      href={addressOf('puzzles', puzzle.id)}
                      aria-label={[
                        written(day, { weekday: 'long', day: 'numeric', month: 'long' }),
                        language.words().rules(puzzle.rules).name,
                        s().grades[puzzle.grade - 1],
                        ...(state(day, puzzle.id) ? [state(day, puzzle.id)] : []),
                      ].join(', ')}
                    >
                      <PuzzlePicture puzzle={puzzle} />
                      <span class="puzzle-line" aria-hidden="true">
                        <span>{written(day, { weekday: 'short', day: 'numeric', month: 'short' })}</span>
                        <Show when={state(day, puzzle.id)}>
                          <span classList={{ 'puzzle-helped': !days[day] }}>✓</span>
                        </Show>
                      </span>
                      <span class="puzzle-rules faint" aria-hidden="true">
                        {state(day, puzzle.id) ?? language.words().rules(puzzle.rules).name}
                      </span>
                    </a>
                  </li>
                )}
              </For>
            </ul>
            <div class="acts">
              <button type="button" class="button" onClick={() => setMost(most() + PAGE)}>
                {s().earlier}
              </button>
              <a class="button" href={addressOf('puzzles')}>
                {s().back}
              </a>
            </div>
          </>
        )}
      </Show>
    </Sheet>
  );
}
