import type { RaceView } from '@merellier/protocol/race';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useLanguage } from '../../../context.ts';
import { ShareLink } from '../../../parts/share-link.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { PUZZLE_RULES } from '../../../puzzles/collection.ts';
import { FIRST_CHOICE } from '../choice.ts';
import { RaceLine, RacerNotes } from './parts.tsx';
import { raceRest } from './race-rest.ts';
import type { RaceHere } from './race-state.ts';
import { useStrings } from './strings/strings.ts';

/** Those who are in a race, before it begins. */
export function RaceLobby(props: { readonly here: RaceHere; readonly view: RaceView }): JSX.Element {
  const s = useStrings();
  const code = (): string => props.here.code() ?? '';
  const address = (): string => new URL(addressOf('puzzles', ...raceRest(code())), location.href).href;
  return (
    <Sheet title={s().title} lead={s().lead} wide class="race-lobby">
      <RaceLine here={props.here} />
      <div class="columns">
        <section class="race-way-in">
          <h2>{s().invite}</h2>
          <p class="race-code">{code()}</p>
          <p>{s().inviteText(address().replace(/^https?:\/\//, ''))}</p>
          <ShareLink link={address()} words={s().share} />
        </section>
        <div>
          <section>
            <h2 id="race-racers">{s().racers}</h2>
            <ul class="race-racers" aria-labelledby="race-racers" aria-live="polite">
              <For each={Object.entries(props.view.racers).filter(([, { left }]) => !left)}>
                {([id, racer]) => (
                  <li>
                    {racer.name}
                    <RacerNotes view={props.view} id={id} who={props.here.who()} />
                  </li>
                )}
              </For>
            </ul>
          </section>
          <BeginRace here={props.here} view={props.view} />
        </div>
      </div>
    </Sheet>
  );
}

/** What the host begins the next race with; the others wait. */
export function BeginRace(props: { readonly here: RaceHere; readonly view: RaceView }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const id = createUniqueId();
  const [rules, setRules] = createSignal(props.view.rules ?? FIRST_CHOICE.rules);
  const isHost = (): boolean => props.view.host === props.here.who();
  const isAlone = (): boolean => Object.values(props.view.racers).filter(({ left }) => !left).length < 2;
  const host = (): string => props.view.racers[props.view.host ?? '']?.name ?? '';
  const waiting = (): string => {
    if (host() === '') return '';
    return props.view.round === 0 ? s().waitForHost(host()) : s().waitForAgain(host());
  };
  return (
    <section class="race-begin">
      <Show when={isHost()} fallback={<p>{waiting()}</p>}>
        <label class="puzzle-select" for={id}>
          <span>{s().rules}</span>
          <select
            id={id}
            class="select"
            value={rules()}
            onChange={({ currentTarget }) => setRules(currentTarget.value)}
          >
            <For each={PUZZLE_RULES}>{(each) => <option value={each}>{language.words().rules(each).name}</option>}</For>
          </select>
        </label>
        <Show when={isAlone()}>
          <p class="faint">{s().waitForOthers}</p>
        </Show>
      </Show>
      <p class="acts">
        <Show when={isHost()}>
          <button
            type="button"
            class="button primary"
            aria-disabled={isAlone()}
            onClick={() => props.here.ask({ kind: 'begin', rules: rules() })}
          >
            {props.view.round === 0 ? s().begin : s().again}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => props.here.ask({ kind: 'leave' })}>
          {s().leave}
        </button>
      </p>
    </section>
  );
}
