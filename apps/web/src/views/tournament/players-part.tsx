import { type Command, type Entrant, LONGEST_NAME, meetingRounds, type Player } from '@merellier/tournament';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useNotices } from '../../context.ts';
import { FileChoice } from '../../parts/file-choice.tsx';
import { readEntrants } from '../../tournament/read-entrants.ts';
import { useListed } from './listed.ts';
import { refusalWords } from './refusal-words.ts';
import { useStrings } from './strings/strings.ts';
import { useTournament } from './tournament-context.ts';
import { WithdrawForm } from './withdraw-form.tsx';

/** Who plays: names typed, pasted or read from a file; who leaves, comes back or is written otherwise. */
export function PlayersPart(): JSX.Element {
  const s = useStrings();
  const open = useTournament();
  const players = () => open.state().players;
  const [news, setNews] = createSignal<string | null>(null);
  return (
    <div class="tour-players">
      <AddOne tell={setNews} />
      <AddMany tell={setNews} />
      <Show when={news()}>
        <p>{news()}</p>
      </Show>
      <Show when={players().length > 0} fallback={<p class="faint">{s().needPlayers}</p>}>
        <h2>{s().players(players().length)}</h2>
        <ol class="tour-list">
          {/* By their numbers: what is done to a player leaves the focus where it is. */}
          <For each={players().map(({ id }) => id)}>
            {(id) => (
              <Show when={players().find((each) => each.id === id)}>
                {(player) => <PlayerItem player={player()} />}
              </Show>
            )}
          </For>
        </ol>
        <Show when={open.state().rounds.length === 0 && players().length > 1}>
          <a class="button primary" href={addressOf('tournament', open.state().id)}>
            {s().toRounds}
          </a>
        </Show>
      </Show>
    </div>
  );
}

/** Does a command; where it is refused, says why, beside what was typed and not over the page. */
function useTryOut(): (command: Command) => string | null {
  const s = useStrings();
  const listed = useListed();
  const open = useTournament();
  return (command) => {
    if (open.run(command)) return null;
    const refusal = open.refusal();
    open.forgetRefusal();
    return refusal && refusalWords(s(), listed, refusal);
  };
}

/** Enters players, and says so, with what it adds to a tournament under way; a fault in words where it is refused. */
function useEnter(tell: (news: string | null) => void): (entrants: readonly Entrant[]) => string | null {
  const s = useStrings();
  const notices = useNotices();
  const open = useTournament();
  const tryOut = useTryOut();
  const allMeet = (): boolean => ['round-robin', 'rutsch'].includes(open.state().settings.format.kind);
  return (entrants) => {
    const rounds = (): number => (open.state().rounds.length > 0 && allMeet() ? meetingRounds(open.state()) : 0);
    const before = rounds();
    const fault = tryOut({ kind: 'enter', entrants });
    if (fault !== null) return fault;
    const more = rounds() - before;
    const added = s().added(entrants.length);
    const said = more > 0 ? `${added} ${s().addsRounds(more)}` : added;
    tell(more > 0 ? said : null);
    notices.announce(said);
    return null;
  };
}

function Fault(props: { readonly text: string | null }): JSX.Element {
  return (
    <Show when={props.text}>
      <p class="refusal tour-fault" role="alert">
        {props.text}
      </p>
    </Show>
  );
}

/** A name, typed; the field is empty and ready for the next one. */
function AddOne(props: { readonly tell: (news: string | null) => void }): JSX.Element {
  const s = useStrings();
  const enter = useEnter((news) => props.tell(news));
  const id = createUniqueId();
  const [fault, setFault] = createSignal<string | null>(null);
  let field: HTMLInputElement | undefined;
  function add(): void {
    const name = field?.value ?? '';
    const [entrant] = readEntrants(name);
    const entrants = [entrant ?? { name: '', team: null, ageClass: null, strength: null }];
    setFault(enter(entrants));
    if (fault() === null && field) field.value = '';
    field?.focus();
  }
  return (
    <form
      class="tour-add"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label class="field-name" for={id}>
        {s().playerName}
      </label>
      <input class="select" id={id} ref={field} autocomplete="off" enterkeyhint="done" maxLength={LONGEST_NAME} />
      <button type="submit" class="button primary">
        {s().add}
      </button>
      <Fault text={fault()} />
    </form>
  );
}

/** A list that is pasted, or a file. */
function AddMany(props: { readonly tell: (news: string | null) => void }): JSX.Element {
  const s = useStrings();
  const id = createUniqueId();
  const enter = useEnter((news) => props.tell(news));
  const [text, setText] = createSignal('');
  const [fault, setFault] = createSignal<string | null>(null);
  function add(): void {
    const entrants = readEntrants(text());
    setFault(entrants.length === 0 ? s().noNames : enter(entrants));
    if (fault() === null) setText('');
  }
  return (
    <details class="tour-many">
      <summary>{s().addList}</summary>
      <label for={id}>{s().listHelp}</label>
      <textarea
        class="select"
        id={id}
        rows={6}
        value={text()}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Fault text={fault()} />
      <div class="acts">
        <button type="button" class="button primary" onClick={add}>
          {s().addAll}
        </button>
        <FileChoice
          label={s().fromFile}
          accept=".txt,.csv,text/plain,text/csv"
          take={async ([file]) => setText((await file?.text()) ?? '')}
        />
      </div>
    </details>
  );
}

function PlayerItem(props: { readonly player: Player }): JSX.Element {
  const s = useStrings();
  const open = useTournament();
  const [isOpen, setOpen] = createSignal(false);
  const name = (): string => props.player.name;
  const facts = (): string =>
    [
      props.player.team,
      props.player.ageClass,
      props.player.strength,
      props.player.from > 1 ? s().late(props.player.from) : null,
      props.player.withdrawn ? s().withdrawn : null,
    ]
      .filter((fact) => fact !== null)
      .join(' · ');
  const hasBegun = (): boolean => open.state().rounds.length > 0;
  const [isLeaving, setLeaving] = createSignal(false);
  let leave: HTMLButtonElement | undefined;
  function stay(): void {
    setLeaving(false);
    leave?.focus();
  }
  return (
    <li classList={{ 'tour-gone': props.player.withdrawn }}>
      <div class="tour-player">
        <span class="tour-player-name">
          {name()}
          <Show when={facts()}>
            <small class="faint">{facts()}</small>
          </Show>
        </span>
        <span class="tour-player-acts">
          <button
            type="button"
            class="link"
            aria-label={s().correctWhich(name())}
            aria-expanded={isOpen()}
            onClick={() => setOpen(!isOpen())}
          >
            {s().correct}
          </button>
          <Show
            when={hasBegun()}
            fallback={
              <button
                type="button"
                class="link danger"
                aria-label={s().removePlayerWhich(name())}
                onClick={() => open.run({ kind: 'remove', player: props.player.id })}
              >
                {s().removePlayer}
              </button>
            }
          >
            <button
              type="button"
              class="link"
              ref={leave}
              aria-label={props.player.withdrawn ? s().returnWhich(name()) : s().withdrawWhich(name())}
              aria-expanded={props.player.withdrawn ? undefined : isLeaving()}
              onClick={() =>
                props.player.withdrawn
                  ? open.run({ kind: 'return', player: props.player.id })
                  : setLeaving(!isLeaving() && !open.state().closed)
              }
            >
              {props.player.withdrawn ? s().giveBack : s().withdraw}
            </button>
          </Show>
        </span>
      </div>
      <Show when={isLeaving()}>
        <WithdrawForm player={props.player} close={stay} />
      </Show>
      <Show when={isOpen()}>
        <CorrectForm player={props.player} close={() => setOpen(false)} />
      </Show>
    </li>
  );
}

function CorrectForm(props: { readonly player: Player; readonly close: () => void }): JSX.Element {
  const s = useStrings();
  const tryOut = useTryOut();
  const [fault, setFault] = createSignal<string | null>(null);
  function save(data: FormData): void {
    const text = (name: string): string => String(data.get(name) ?? '').trim();
    const strength = Number(text('strength').replace(',', '.'));
    const entrant: Entrant = {
      name: text('name'),
      team: text('team') || null,
      ageClass: text('class') || null,
      strength: text('strength') !== '' && Number.isFinite(strength) ? strength : null,
    };
    setFault(tryOut({ kind: 'correct', player: props.player.id, entrant }));
    if (fault() === null) props.close();
  }
  const field = (name: string, label: string, value: string | number | null): JSX.Element => (
    <label class="labelled">
      <span>{label}</span>
      <input class="select" name={name} value={value ?? ''} maxLength={LONGEST_NAME} autocomplete="off" />
    </label>
  );
  return (
    <form
      class="tour-correct"
      onSubmit={(event) => {
        event.preventDefault();
        save(new FormData(event.currentTarget));
      }}
    >
      {field('name', s().playerName, props.player.name)}
      {field('team', s().team, props.player.team)}
      {field('class', s().ageClass, props.player.ageClass)}
      {field('strength', s().strength, props.player.strength)}
      <Fault text={fault()} />
      <div class="acts">
        <button type="submit" class="button primary">
          {s().saveIt}
        </button>
        <button type="button" class="button" onClick={() => props.close()}>
          {s().cancel}
        </button>
      </div>
    </form>
  );
}
