import { RACE_CODE, readRaceCode } from '@merellier/protocol/race';
import { ruleSet } from '@merellier/rules';
import { createResource, createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useNavigation } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { ownName } from '../../../frame/own-name.ts';
import { whoAmI } from '../../../online/people/who.ts';
import { PictureBoard } from '../../../parts/still-board.tsx';
import { Waiting } from '../../../parts/waiting.tsx';
import { RaceLine } from './parts.tsx';
import { keptRace } from './race-place.ts';
import { raceRest } from './race-rest.ts';
import type { RaceHere } from './race-state.ts';
import { useStrings } from './strings/strings.ts';

/** The way into a race, beside the board as of every other run: a new one, or one of which somebody has the code. */
export function RaceDoor(props: { readonly here: RaceHere; readonly code: string | null }): JSX.Element {
  const s = useStrings();
  const [account] = createResource(async () => {
    const who = await whoAmI();
    return who.ok && who.player?.registered ? who.player.name : null;
  });
  return (
    <BoardLayout title={s().title} opens view="race-door" board={<PictureBoard rules={ruleSet('jeu-du-moulin')} />}>
      <section class="status">
        <p class="task layout-title">{s().title}</p>
        <div class="note">
          <p>{s().lead}</p>
        </div>
      </section>
      <Show when={!account.loading} fallback={<Waiting />}>
        <RaceLine here={props.here} />
        <Show when={props.here.isEntering()}>
          <Waiting text={s().entering} />
        </Show>
        <Show
          when={props.code}
          keyed
          fallback={
            <>
              <Show when={keptRace()?.code}>
                {(kept) => (
                  <p>
                    <a class="sheet-link" href={addressOf('puzzles', ...raceRest(kept()))}>
                      {s().resume(kept())}
                    </a>
                  </p>
                )}
              </Show>
              <section>
                <h2>{s().make}</h2>
                <p>{s().makeText}</p>
                <NameForm account={account.latest ?? null} label={s().make} go={(name) => props.here.make(name)} />
              </section>
              <section>
                <h2>{s().join}</h2>
                <p>{s().joinText}</p>
                <CodeForm />
              </section>
            </>
          }
        >
          {(code) => (
            <section>
              <h2>{s().joinThis(code)}</h2>
              <NameForm account={account.latest ?? null} label={s().enter} go={(name) => props.here.join(code, name)} />
            </section>
          )}
        </Show>
        <p>
          <a class="sheet-link" href={addressOf('puzzles')}>
            {s().back}
          </a>
        </p>
      </Show>
    </BoardLayout>
  );
}

/** By what name somebody races: that of the account, or one that is typed. */
function NameForm(props: {
  readonly account: string | null;
  readonly label: string;
  readonly go: (name: string) => void;
}): JSX.Element {
  const s = useStrings();
  const id = createUniqueId();
  const [fault, setFault] = createSignal<string | null>(null);
  let field: HTMLInputElement | undefined;
  return (
    <form
      class="race-form"
      onSubmit={(event) => {
        event.preventDefault();
        const name = (props.account ?? field?.value ?? '').trim();
        if (name === '' || name.length > 24) {
          setFault(s().refusals.malformed);
          field?.focus();
          return;
        }
        setFault(null);
        props.go(name);
      }}
    >
      <Show
        when={props.account}
        fallback={
          <>
            <label for={id}>{s().name}</label>
            <input
              ref={field}
              id={id}
              class="select"
              autocomplete="nickname"
              maxlength={24}
              value={ownName() ?? ''}
              aria-describedby={`${id}-help ${id}-fault`}
              aria-invalid={fault() !== null}
            />
            <p class="faint" id={`${id}-help`}>
              {s().nameHelp}
            </p>
          </>
        }
      >
        {(name) => <p>{s().asAccount(name())}</p>}
      </Show>
      <p class="refusal" id={`${id}-fault`} role="alert">
        {fault() ?? ''}
      </p>
      <button type="submit" class="button primary">
        {props.label}
      </button>
    </form>
  );
}

/** Where a code is typed. */
function CodeForm(): JSX.Element {
  const s = useStrings();
  const navigation = useNavigation();
  const id = createUniqueId();
  const [fault, setFault] = createSignal<string | null>(null);
  let field: HTMLInputElement | undefined;
  return (
    <form
      class="race-form"
      onSubmit={(event) => {
        event.preventDefault();
        const code = readRaceCode(field?.value ?? '');
        if (RACE_CODE.test(code)) return navigation.show('puzzles', ...raceRest(code));
        setFault(s().codeShort);
        field?.focus();
      }}
    >
      <label for={id}>{s().code}</label>
      <input
        ref={field}
        id={id}
        class="select"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        maxlength={8}
        aria-describedby={`${id}-fault`}
        aria-invalid={fault() !== null}
      />
      <p class="refusal" id={`${id}-fault`} role="alert">
        {fault() ?? ''}
      </p>
      <button type="submit" class="button">
        {s().enter}
      </button>
    </form>
  );
}
