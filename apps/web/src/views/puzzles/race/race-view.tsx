import { type RaceView as Race, readRaceCode } from '@merellier/protocol/race';
import { createEffect, type JSX, Match, on, Switch } from 'solid-js';
import { useNavigation } from '../../../context.ts';
import { withSolved } from '../../../puzzles/progress.ts';
import { createProgress } from '../progress-state.ts';
import { RaceBoard } from './race-board.tsx';
import { RaceDoor } from './race-door.tsx';
import { RaceLobby } from './race-lobby.tsx';
import { raceRest } from './race-rest.ts';
import { RaceResult } from './race-result.tsx';
import { createRaceHere } from './race-state.ts';
import { Strings } from './strings/strings.ts';
import '../run/run.css';
import './race.css';

/** A race: two to eight people, the same puzzles, over the server. */
export function RaceView(props: { readonly rest: readonly string[] }): JSX.Element {
  const navigation = useNavigation();
  const here = createRaceHere();
  const progress = createProgress();
  const code = (): string | null => (props.rest[0] === undefined ? null : readRaceCode(props.rest[0]));
  createEffect(
    on(code, (asked) => {
      if (asked !== null && asked !== here.code()) here.enter(asked);
    }),
  );
  // Somebody who is in a race is at its address; somebody who has left it is at the door.
  createEffect(
    on(here.code, (now, before) => {
      if (now !== null && now !== code()) navigation.show('puzzles', ...raceRest(now));
      if (now === null && before) navigation.show('puzzles', ...raceRest(null));
    }),
  );
  // What was missed comes back, and what was solved counts, each puzzle once.
  let counted = { round: 0, puzzles: 0 };
  createEffect(() => {
    const view = here.view();
    if (!view) return;
    if (view.round !== counted.round) counted = { round: view.round, puzzles: 0 };
    for (const [i, id] of view.answered.entries()) {
      if (i < counted.puzzles) continue;
      if (view.answers[i]) progress.change((now) => withSolved(now, id, 'clean'));
      else progress.comesBack({ id }, 'missed');
    }
    counted = { round: view.round, puzzles: view.answered.length };
  });
  const at = (...phases: readonly Race['phase'][]): Race | null => {
    const view = here.view();
    return view && phases.includes(view.phase) ? view : null;
  };
  return (
    <Strings>
      <Switch fallback={<RaceDoor here={here} code={code()} />}>
        <Match when={at('waiting')}>{(view) => <RaceLobby here={here} view={view()} />}</Match>
        <Match when={at('counting', 'running')}>{(view) => <RaceBoard here={here} view={view()} />}</Match>
        <Match when={at('over')}>{(view) => <RaceResult here={here} view={view()} />}</Match>
      </Switch>
    </Strings>
  );
}
