import { For, type JSX } from 'solid-js';
import { addressLanguage, addressOf } from '../../address/route.ts';
import { Way, Ways } from '../../parts/ways.tsx';
import { bestOf, type Progress } from '../../puzzles/progress.ts';
import { RUN_MODES, type RunMode } from '../../puzzles/run.ts';
import { wordOf } from '../../puzzles/ways.ts';
import { useStrings } from './strings/strings.ts';

const ICONS = { storm: 'clock', streak: 'check' } as const;

/** Other ways to puzzles: against the clock, without a mistake, the days before, on paper. */
export function PuzzleWays(props: {
  readonly progress: Progress;
  /** The id of the rule set. */
  readonly rules: string;
  /** The way one is on already: it is left out. */
  readonly but?: RunMode;
}): JSX.Element {
  const s = useStrings();
  const best = (mode: RunMode): string => {
    const score = bestOf(props.progress, mode, props.rules);
    return score > 0 ? `${s().modeLines[mode]}. ${s().best(score)}.` : s().modeLines[mode];
  };
  return (
    <Ways>
      <For each={RUN_MODES.filter((mode) => mode !== props.but)}>
        {(mode) => (
          <Way
            icon={ICONS[mode]}
            href={addressOf('puzzles', mode, props.rules)}
            name={s().modes[mode]}
            line={best(mode)}
          />
        )}
      </For>
      <Way
        icon="online"
        href={addressOf('puzzles', wordOf('race', addressLanguage()))}
        name={s().race}
        line={s().raceLine}
      />
      <Way
        icon="puzzles"
        href={addressOf('puzzles', wordOf('rated', addressLanguage()))}
        name={s().rated}
        line={s().ratedLine}
      />
      <Way icon="turns" href={addressOf('puzzles', 'days')} name={s().daysShort} line={s().daysLine} />
      <Way icon="print" href={addressOf('print', 'puzzles', props.rules)} name={s().sheet} line={s().sheetLine} />
    </Ways>
  );
}
