import type { ClubMessage } from '@merellier/protocol';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage, useNotices } from '../../context.ts';
import { dateFormat } from '../../interface/date-format.ts';
import { askAgain } from '../../online/ask-again.ts';
import { clubMessages, takeMessage, writeMessage } from '../../online/clubs/ask-clubs.ts';
import { whoAmI } from '../../online/people/who.ts';
import { PlayerConduct } from '../conduct/player-conduct.tsx';
import { refusalSaid } from './refusal-words.ts';
import { useStrings } from './strings/strings.ts';

/** How often the board of messages is read anew, in milliseconds. */
const PAUSE = 15_000;

/** What members write to each other. */
export function Messages(props: {
  readonly club: string;
  readonly isIn: boolean;
  readonly isLeader: boolean;
}): JSX.Element {
  const s = useStrings();
  return (
    <section aria-labelledby="club-messages">
      <h2 id="club-messages">{s().messages}</h2>
      <Show when={props.isIn} fallback={<p class="faint">{s().messagesForMembers}</p>}>
        <Board club={props.club} isLeader={props.isLeader} />
      </Show>
    </section>
  );
}

function Board(props: { readonly club: string; readonly isLeader: boolean }): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const [newest, setNewest] = createSignal<readonly ClubMessage[]>([]);
  const [older, setOlder] = createSignal<readonly ClubMessage[]>([]);
  const [hasMore, setHasMore] = createSignal(true);
  const [you, setYou] = createSignal<string | null>(null);
  const [text, setText] = createSignal('');
  const [fault, setFault] = createSignal<string | null>(null);
  /** The message that is to be deleted, once that is said again. */
  const [asked, setAsked] = createSignal<string | null>(null);
  /** What stands already stays: a report that is being written must not close because the board is read anew. */
  const show = (read: readonly ClubMessage[]): void => {
    const known = new Map(newest().map((message) => [JSON.stringify(message), message]));
    setNewest(read.map((message) => known.get(JSON.stringify(message)) ?? message));
  };
  const again = askAgain({ pause: PAUSE, ask: () => clubMessages(props.club), show });
  void whoAmI().then((who) => setYou(who.ok ? (who.player?.id ?? null) : null));
  const all = (): readonly ClubMessage[] => {
    const known = new Set(newest().map(({ id }) => id));
    return [...newest(), ...older().filter(({ id }) => !known.has(id))];
  };
  const when = (at: number): string =>
    dateFormat(language.tongue().language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

  async function send(): Promise<void> {
    setFault(null);
    if (text().trim() === '') return;
    const asked = await writeMessage(props.club, text());
    if (!asked.ok) return void setFault(refusalSaid(language, s(), asked.refusal));
    setText('');
    notices.announce(s().sent);
    await again();
  }

  async function take(message: string): Promise<void> {
    setAsked(null);
    const taken = await takeMessage(props.club, message);
    if (!taken.ok) return void setFault(refusalSaid(language, s(), taken.refusal));
    setOlder(older().filter(({ id }) => id !== message));
    notices.announce(s().removed);
    await again();
  }

  async function more(): Promise<void> {
    const last = all().at(-1);
    const found = last ? ((await clubMessages(props.club, last.at)) ?? []) : [];
    setHasMore(found.length > 0);
    setOlder([...older(), ...found]);
  }

  return (
    <>
      <form
        class="club-write"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label class="labelled">
          <span>{s().write}</span>
          <textarea
            class="select"
            rows={2}
            maxLength={1_000}
            value={text()}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {s().send}
        </button>
      </form>
      <Show when={fault()}>
        <p class="refusal" role="alert">
          {fault()}
        </p>
      </Show>
      <Show when={all().length > 0} fallback={<p class="faint">{s().noMessages}</p>}>
        <ol class="club-messages">
          <For each={all()}>
            {(message) => (
              <li>
                <p class="club-author">
                  <a href={addressOf('online', 'player', message.author.id)}>{message.author.name}</a>{' '}
                  <small class="faint">{when(message.at)}</small>
                </p>
                <p class="club-text">{message.text}</p>
                <Show
                  when={props.isLeader || message.author.id === you()}
                  fallback={
                    <PlayerConduct
                      player={message.author}
                      game={null}
                      quote={message.text}
                      label={[s().report, s().reportOf(message.author.name)]}
                    />
                  }
                >
                  <Show
                    when={asked() === message.id}
                    fallback={
                      <button
                        type="button"
                        class="link danger"
                        aria-label={s().removeOf(message.author.name)}
                        onClick={() => setAsked(message.id)}
                      >
                        {s().remove}
                      </button>
                    }
                  >
                    <p class="acts">
                      <span role="status">{s().removeAsk}</span>
                      <button type="button" class="button" onClick={() => setAsked(null)}>
                        {s().keep}
                      </button>
                      <button type="button" class="button danger" onClick={() => void take(message.id)}>
                        {s().remove}
                      </button>
                    </p>
                  </Show>
                </Show>
              </li>
            )}
          </For>
        </ol>
        <Show when={hasMore() && all().length >= 30}>
          <button type="button" class="button" onClick={() => void more()}>
            {s().older}
          </button>
        </Show>
      </Show>
    </>
  );
}
