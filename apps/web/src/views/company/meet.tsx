import { createSignal, createUniqueId, For, type JSX, onMount, Show } from 'solid-js';
import { oneOf } from '../../browser/json.ts';
import { useLanguage, useNavigation, useSettings } from '../../context.ts';
import { challenge, follow, followedPlayers, unfollow } from '../../online/people/company.ts';
import { shownName } from '../../online/shown-name.ts';
import { TIME_CHOICES, type TimeChoice } from '../../online/time-choices.ts';
import { useStrings as useOnlineStrings } from '../online/strings/strings.ts';
import { Strings, useStrings } from './strings/strings.ts';
import './company.css';

const CLOCKS = Object.keys(TIME_CHOICES) as TimeChoice[];

interface MeetProps {
  readonly player: { readonly id: string; readonly name: string };
}

/** What one can do with another player: challenge, and follow. */
export function Meet(props: MeetProps): JSX.Element {
  return (
    <Strings>
      <Acts {...props} />
    </Strings>
  );
}

function Acts(props: MeetProps): JSX.Element {
  const language = useLanguage();
  const settings = useSettings();
  const navigation = useNavigation();
  const online = useOnlineStrings();
  const s = useStrings();
  const id = createUniqueId();
  const [clock, setClock] = createSignal<TimeChoice>('increment-10-5');
  const [followed, setFollowed] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  const [told, setTold] = createSignal<{ readonly text: string; readonly refused: boolean } | null>(null);
  const name = (): string => shownName(s(), props.player);
  onMount(async () => {
    const players = await followedPlayers();
    setFollowed(Boolean(players?.some((each) => each.id === props.player.id)));
  });

  async function send(): Promise<void> {
    if (busy()) return;
    setBusy(true);
    const rules = settings.chosen();
    const asked = await challenge(props.player.id, {
      rules: { id: rules.id, parameters: rules.changes },
      time: TIME_CHOICES[clock()],
      side: settings.current().colour,
      rated: false,
    }).finally(() => setBusy(false));
    if (asked.ok) navigation.show('online', asked.value.game);
    else setTold({ text: s().refused(asked.refusal), refused: true });
  }

  async function change(): Promise<void> {
    if (busy()) return;
    setBusy(true);
    const was = followed();
    const asked = await (was ? unfollow : follow)(props.player.id).finally(() => setBusy(false));
    if (asked.ok) setFollowed(!was);
    const done = was ? s().nowUnfollowed(name()) : s().nowFollowed(name());
    setTold(asked.ok ? { text: done, refused: false } : { text: s().refused(asked.refusal), refused: true });
  }

  return (
    <form
      class="meet"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label class="hidden" for={`${id}-clock`}>
        {s().pace}
      </label>
      <select
        class="select"
        id={`${id}-clock`}
        value={clock()}
        onChange={({ currentTarget }) => setClock(oneOf(CLOCKS, currentTarget.value, 'none'))}
      >
        <For each={CLOCKS}>{(each) => <option value={each}>{online().timeSaid(TIME_CHOICES[each])}</option>}</For>
      </select>
      <button type="submit" class="button primary" aria-disabled={busy()}>
        {s().challenge(name())}
      </button>
      <button type="button" class="button" aria-disabled={busy()} onClick={() => void change()}>
        {followed() ? s().unfollow : s().follow}
      </button>
      <p class="faint">{s().challengeHelp(language.words().rulesName(settings.chosen()))}</p>
      <p role="status" classList={{ refusal: told()?.refused === true }}>
        <Show when={told()}>{(now) => now().text}</Show>
      </p>
    </form>
  );
}
