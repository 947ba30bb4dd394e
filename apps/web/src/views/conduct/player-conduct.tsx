import { REPORT_NOTE, REPORT_REASONS, type ReportReason } from '@merellier/protocol';
import { createSignal, createUniqueId, For, type JSX, onMount, Show } from 'solid-js';
import { oneOf } from '../../browser/json.ts';
import { block, blockedPlayers, type Done, type NamedPlayer, report, unblock } from '../../online/people/conduct.ts';
import { shownName } from '../../online/shown-name.ts';
import { Strings, useStrings } from './strings/strings.ts';
import './conduct.css';

interface ConductProps {
  readonly player: NamedPlayer;
  /** The game that a report is about; null for none in particular. */
  readonly game: string | null;
  /** What the player wrote, which a report begins with: it may be deleted before anybody reads the report. */
  readonly quote?: string;
  /** What the button says instead, and what it is called. */
  readonly label?: readonly [said: string, name: string];
}

/** The way to block another player, and to report one to the host. */
export function PlayerConduct(props: ConductProps): JSX.Element {
  return (
    <Strings>
      <Disclosed {...props} />
    </Strings>
  );
}

function Disclosed(props: ConductProps): JSX.Element {
  const s = useStrings();
  const [open, setOpen] = createSignal(false);
  const id = createUniqueId();
  return (
    <div class="conduct">
      <button
        type="button"
        class="link"
        aria-expanded={open()}
        aria-controls={id}
        aria-label={props.label?.[1]}
        onClick={() => setOpen((now) => !now)}
      >
        {props.label?.[0] ?? s().open}
      </button>
      <div id={id}>
        <Show when={open()}>
          <Panel {...props} />
        </Show>
      </div>
    </div>
  );
}

function Panel(props: ConductProps): JSX.Element {
  const s = useStrings();
  const id = createUniqueId();
  const [blocked, setBlocked] = createSignal(false);
  const [reason, setReason] = createSignal<ReportReason>(props.quote === undefined ? 'cheating' : 'harassment');
  const [note, setNote] = createSignal(props.quote?.slice(0, REPORT_NOTE) ?? '');
  const [told, setTold] = createSignal<{ readonly text: string; readonly refused: boolean } | null>(null);
  const [busy, setBusy] = createSignal(false);
  const name = (): string => shownName(s(), props.player);
  onMount(async () => {
    const players = await blockedPlayers();
    setBlocked(Boolean(players?.some((each) => each.id === props.player.id)));
  });

  async function ask(asked: Promise<Done>, done: string): Promise<boolean> {
    setBusy(true);
    const refusal = await asked.finally(() => setBusy(false));
    setTold({ text: refusal ? s().refused(refusal) : done, refused: refusal !== null });
    return refusal === null;
  }

  async function change(): Promise<void> {
    if (busy()) return;
    const was = blocked();
    const { id } = props.player;
    const done = was ? s().unblocked(name()) : s().blockedNow(name());
    if (await ask(was ? unblock(id) : block(id), done)) setBlocked(!was);
  }

  async function send(): Promise<void> {
    if (busy()) return;
    const sent = report({ player: props.player.id, game: props.game, reason: reason(), note: note().trim() });
    if (await ask(sent, s().reported)) setNote('');
  }

  return (
    <form
      class="conduct-panel"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p class="faint">{s().blockHelp(name())}</p>
      <div class="acts">
        <button type="button" class="button" aria-disabled={busy()} onClick={() => void change()}>
          {blocked() ? s().unblock(name()) : s().block(name())}
        </button>
      </div>
      <p class="faint">{s().reportHelp}</p>
      <label class="field-name" for={`${id}-reason`}>
        {s().reason}
      </label>
      <select
        class="select"
        id={`${id}-reason`}
        value={reason()}
        onChange={({ currentTarget }) => setReason(oneOf(REPORT_REASONS, currentTarget.value, 'other'))}
      >
        <For each={REPORT_REASONS}>{(each) => <option value={each}>{s().reasons[each]}</option>}</For>
      </select>
      <label class="field-name" for={`${id}-note`}>
        {s().note}
      </label>
      <textarea
        id={`${id}-note`}
        rows={3}
        maxLength={REPORT_NOTE}
        value={note()}
        onInput={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div class="acts">
        <button type="submit" class="button" aria-disabled={busy()}>
          {s().report(name())}
        </button>
      </div>
      <p role="status" classList={{ refusal: told()?.refused === true }}>
        {told()?.text}
      </p>
    </form>
  );
}
