import { type GameState, NAMELESS } from '@merellier/protocol';
import { createSignal, type JSX, lazy, onMount, Show, Suspense } from 'solid-js';
import { addressOf, rulesAddress } from '../../../address/route.ts';
import { isThisComputer } from '../../../browser/this-computer.ts';
import { useLanguage } from '../../../context.ts';
import { toClipboard } from '../../../dialogs/clipboard.ts';
import { newContribution } from '../../../online/contribution.ts';
import { challenges } from '../../../online/people/company.ts';
import { Icon } from '../../../parts/icons.tsx';
import { LinkCode } from '../../../parts/link-code.tsx';
import { OpenToOthers } from '../../../parts/open-to-others.tsx';
import type { OnlineGame } from '../game/online-game.ts';
import { nameOf } from '../names.ts';
import { useOnline } from '../online.ts';
import { refusalWords } from '../refusal-words.ts';
import { useStrings } from '../strings/strings.ts';
import { firstName, NameField, NeedsAccount } from './invite-form.tsx';
import { OptionsSaid } from './lobby-page.tsx';
import { NameInvitation } from './name-invitation.tsx';
import { OfferedGame } from './offered-game.tsx';

const RuleInShort = lazy(async () => ({ default: (await import('./rule-in-short.tsx')).RuleInShort }));

/** A game that waits for its guest: the host sends the link, anybody else may accept. */
export function WaitingRoom(props: { readonly game: OnlineGame; readonly state: GameState }): JSX.Element {
  return (
    <OfferedGame state={props.state} host={props.game.mySeat() !== null}>
      <Show when={props.game.mySeat()} fallback={<Invitation {...props} />}>
        <HostWaits {...props} />
      </Show>
    </OfferedGame>
  );
}

function HostWaits(props: { readonly game: OnlineGame; readonly state: GameState }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const [told, setTold] = createSignal('');
  const link = (): string => `${location.origin}${addressOf('online', props.game.id)}`;
  const { options } = props.state;
  const canShare = 'share' in navigator;
  // A code would be scanned in vain where the link leads every other device to itself.
  const isClosed = isThisComputer(location.hostname);
  /** Whom this invitation is for, where it is for one player alone. */
  const [challenged, setChallenged] = createSignal<string | null>(null);
  onMount(async () => {
    const found = (await challenges())?.find(({ game }) => game === props.game.id);
    if (found) setChallenged(nameOf(s(), { name: found.guest.name }));
  });
  async function copy(): Promise<void> {
    setTold((await toClipboard(link())) ? s().linkCopied : language.s().linkShown(link()));
  }
  return (
    <section class="online-wait" aria-labelledby="wait-title">
      <h2 id="wait-title">{challenged() === null ? s().waitTitle : s().challengeSent(challenged() ?? '')}</h2>
      <p class="faint">
        <OptionsSaid options={options} />
      </p>
      <div class="two">
        <Show when={canShare}>
          <button
            type="button"
            class="button primary"
            onClick={() => navigator.share({ url: link() }).catch(() => undefined)}
          >
            <Icon name="share" />
            {s().share}
          </button>
        </Show>
        <button type="button" class="button" classList={{ primary: !canShare }} onClick={() => void copy()}>
          <Icon name="link" />
          {language.s().copyLink}
        </button>
      </div>
      <p role="status">{told()}</p>
      <Show when={props.state.players.host.name === NAMELESS}>
        <NameInvitation named={(name) => setTold(s().invitationNamed(s().invited(name)))} />
      </Show>
      <div class="wait-code">
        <Show when={!isClosed}>
          <LinkCode link={link()} label={language.s().code} />
        </Show>
        <div>
          <p>{challenged() !== null ? s().waitChallenged : options.listed ? s().waitSeek : s().waitLink}</p>
          <p class="faint">{options.listed && options.time.kind !== 'correspondence' ? s().waitHere : s().waitDays}</p>
        </div>
      </div>
      <input
        class="number online-address"
        readonly
        value={link()}
        aria-label={s().link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Show when={isClosed}>
        <div>
          <p class="faint">{s().onlyHere}</p>
          <OpenToOthers open />
        </div>
      </Show>
      <button type="button" class="link" onClick={() => void props.game.ask({ kind: 'abort' })}>
        {s().cancelInvitation}
      </button>
    </section>
  );
}

function Invitation(props: { readonly game: OnlineGame; readonly state: GameState }): JSX.Element {
  const language = useLanguage();
  const online = useOnline();
  const s = useStrings();
  const [name, setName] = createSignal(firstName(online.player()?.name));
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const { options, chance } = props.state;
  // A host may take a name while the invitation is being read.
  const host = (): string => nameOf(s(), props.state.players.host);
  const mayJoin = (): boolean => !options.rated || online.player()?.registered === true;

  async function accept(): Promise<void> {
    if (busy() || !mayJoin()) return;
    setBusy(true);
    setProblem(null);
    try {
      const named = await online.become(name());
      if (!named.ok) {
        setProblem(named.refusal.reason === 'malformed' ? s().nameWrong : refusalWords(language, s(), named.refusal));
        return;
      }
      await props.game.ask({ kind: 'join', contribution: chance ? newContribution() : null });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      class="online-form online-wait"
      aria-labelledby="invited-title"
      onSubmit={(event) => {
        event.preventDefault();
        void accept();
      }}
    >
      <h2 id="invited-title">{s().invited(host())}</h2>
      <p>
        <OptionsSaid options={options} />
      </p>
      <Show when={language.words().changes(props.state.rules).length > 0}>
        <p class="changes">{language.words().changes(props.state.rules).join(' · ')}</p>
      </Show>
      <p class="refusal" role="alert">
        {problem() ?? (props.game.notice()?.kind === 'refusal' ? props.game.notice()?.text : null)}
      </p>
      <Show when={mayJoin()} fallback={<NeedsAccount />}>
        {/* Before the name, which may stay empty: on a telephone the one button that matters is in sight. */}
        <button type="submit" class="button primary online-accept" aria-disabled={busy()}>
          {s().accept}
        </button>
        <Show when={online.player()?.registered !== true}>
          <NameField name={name()} set={setName} />
        </Show>
      </Show>
      <div class="rule-short-place">
        <Suspense>
          <RuleInShort rules={props.state.rules} />
        </Suspense>
      </div>
      <a class="link" href={rulesAddress(props.state.rules)}>
        {language.s().readRules}
      </a>
    </form>
  );
}
