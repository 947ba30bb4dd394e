import type { OfferedPuzzle } from '@merellier/protocol';
import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useLanguage } from '../../../context.ts';
import { ratingText } from '../../../online/people/rating-text.ts';
import { leaveForAccount } from '../../../online/people/way-to-account.ts';
import { whoAmI } from '../../../online/people/who.ts';
import { Empty } from '../../../parts/empty.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { Waiting } from '../../../parts/waiting.tsx';
import { PUZZLE_RULES } from '../../../puzzles/collection.ts';
import { withSolved } from '../../../puzzles/progress.ts';
import { FIRST_CHOICE } from '../choice.ts';
import { createProgress } from '../progress-state.ts';
import { askNext, askRecord } from './ask-puzzles.ts';
import { RatedBoard } from './rated-board.tsx';
import { Strings, useStrings } from './strings/strings.ts';
import '../run/run.css';
import './rated.css';

/** Puzzles near one's rating, which have ratings of their own (`/problemes/niveau`); it takes an account. */
export function RatedView(): JSX.Element {
  return (
    <Strings>
      <Rated />
    </Strings>
  );
}

function Rated(): JSX.Element {
  const s = useStrings();
  const progress = createProgress();
  const [rules, setRules] = createSignal<string>(FIRST_CHOICE.rules);
  const [offered, setOffered] = createSignal<OfferedPuzzle | null>(null);
  const [fault, setFault] = createSignal<string | null>(null);
  const [waits, setWaits] = createSignal(false);

  async function next(): Promise<void> {
    setWaits(true);
    const asked = await askNext(rules());
    setWaits(false);
    setFault(asked.ok ? null : faultOf(asked.refusal.reason));
    setOffered(asked.ok ? asked.value : null);
  }

  const faultOf = (reason: string): string =>
    reason === 'not-found' ? s().allTried : reason === 'too-many' ? s().tooMany : s().noServer;

  return (
    <Show
      when={offered()}
      keyed
      fallback={
        <RatedDoor rules={rules()} choose={setRules} fault={fault()} begin={() => void next()} waits={waits()} />
      }
    >
      {(each) => (
        <RatedBoard
          offered={each}
          next={() => void next()}
          stop={() => setOffered(null)}
          judged={(right) =>
            right
              ? progress.change((now) => withSolved(now, each.puzzle.id, 'clean'))
              : progress.comesBack(each.puzzle, 'missed')
          }
        />
      )}
    </Show>
  );
}

/** Before the first puzzle: how it counts, one's rating, and by which rules. */
function RatedDoor(props: {
  readonly rules: string;
  readonly choose: (rules: string) => void;
  readonly fault: string | null;
  readonly begin: () => void;
  /** Whether a puzzle has been asked for and is still to come. */
  readonly waits: boolean;
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const [known, { refetch }] = createResource(async () => {
    const [who, record] = await Promise.all([whoAmI(), askRecord()]);
    if (!who.ok) return 'no-server' as const;
    if (!who.player?.registered) return 'no-account' as const;
    return record.ok ? record.value : ('no-server' as const);
  });
  const record = () => {
    const found = known.latest;
    return typeof found === 'object' ? found : null;
  };
  return (
    <Sheet
      title={s().title}
      lead={s().lead}
      fault={props.fault}
      keeps
      wide={known.latest === 'no-account'}
      class="rated-door"
    >
      <Show when={known.latest !== 'no-account'}>
        <p>{s().how}</p>
      </Show>
      <Switch fallback={<Waiting />}>
        <Match when={known.latest === 'no-server'}>
          <p class="refusal">{s().noServer}</p>
          <p class="acts">
            <button type="button" class="button primary" onClick={() => void refetch()}>
              {s().again}
            </button>
            <Without />
          </p>
        </Match>
        <Match when={known.latest === 'no-account'}>
          <Empty title={s().needsAccount} text={s().how}>
            <p class="acts rated-ways">
              <a class="button primary" href={addressOf('online', 'account')} onClick={leaveForAccount}>
                {s().signUp}
              </a>
              <a class="button" href={addressOf('online', 'account', 'sign-in')} onClick={leaveForAccount}>
                {s().signIn}
              </a>
              <Without />
            </p>
          </Empty>
        </Match>
        <Match when={record()}>
          {(mine) => (
            <>
              <p>
                <Show when={mine().rating} fallback={<b class="rated-own">{s().none}</b>}>
                  {(rating) => (
                    <>
                      {s().own} <b class="rated-own">{ratingText(rating())}</b>
                    </>
                  )}
                </Show>
                <Show when={mine().attempts > 0}>
                  <br />
                  <span class="faint">{s().record(mine().solved, mine().attempts)}</span>
                </Show>
              </p>
              <Show when={mine().rating?.provisional}>
                <p class="faint">{s().provisional}</p>
              </Show>
              <label class="puzzle-select run-rules">
                <span>{s().rules}</span>
                <select
                  class="select"
                  value={props.rules}
                  onChange={({ currentTarget }) => props.choose(currentTarget.value)}
                >
                  <For each={PUZZLE_RULES}>{(id) => <option value={id}>{language.words().rules(id).name}</option>}</For>
                </select>
              </label>
              <p class="acts">
                <button type="button" class="button primary" disabled={props.waits} onClick={() => props.begin()}>
                  {s().begin}
                </button>
                <Without />
                <Show when={props.waits}>
                  <Waiting />
                </Show>
              </p>
            </>
          )}
        </Match>
      </Switch>
    </Sheet>
  );
}

function Without(): JSX.Element {
  const s = useStrings();
  return (
    <a class="button" href={addressOf('puzzles')}>
      {s().without}
    </a>
  );
}
