import type { CaseReport, ModerationCase, ModerationKind } from '@merellier/protocol';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { shownName } from '../../online/shown-name.ts';
import type { Act } from './act.ts';
import { Ask } from './ask.tsx';
import { Group } from './group.tsx';
import { useStrings } from './strings/strings.ts';
import { useWhen } from './when.ts';

/** One player of whom something was reported: what, and what can be done about it. */
export function Case(props: { readonly case: ModerationCase; readonly act: Act }): JSX.Element {
  const s = useStrings();
  const when = useWhen();
  const id = createUniqueId();
  const [shut, setShut] = createSignal(true);
  const player = () => props.case.player;
  const name = (): string => shownName(s(), player());
  const act = (kind: ModerationKind) => () => void props.act(kind, [player().id], name());
  return (
    <article class="moderation-case" aria-labelledby={id}>
      <h2 id={id}>
        <a href={addressOf('online', 'player', player().id)}>{name()}</a>
        <Show when={player().banned}>
          {' '}
          <small class="moderation-mark">{s().banned}</small>
        </Show>
      </h2>
      <p class="faint">
        {player().registered ? s().registered(when.day(player().since)) : s().guest(when.day(player().since))}
      </p>
      <ul class="moderation-reports">
        <For each={props.case.reports}>{(report) => <Report report={report} />}</For>
      </ul>
      <div class="acts">
        <Show
          when={player().banned}
          fallback={
            <>
              <Show when={props.case.reports.some(({ setAside }) => !setAside)}>
                <button type="button" class="button" aria-label={s().nothingWrongOf(name())} onClick={act('set-aside')}>
                  {s().nothingWrong}
                </button>
              </Show>
              <Ask label={s().ban} says={s().banOf(name())} question={s().banAsk(name())} act={act('ban')} />
            </>
          }
        >
          <button type="button" class="button" aria-label={s().unbanOf(name())} onClick={act('unban')}>
            {s().unban}
          </button>
        </Show>
      </div>
      <button
        type="button"
        class="link"
        aria-expanded={!shut()}
        aria-controls={`${id}-group`}
        onClick={() => setShut((before) => !before)}
      >
        {s().group}
      </button>
      <div id={`${id}-group`}>
        <Show when={!shut()}>
          <Group player={player()} act={props.act} />
        </Show>
      </div>
    </article>
  );
}

function Report(props: { readonly report: CaseReport }): JSX.Element {
  const s = useStrings();
  const when = useWhen();
  const by = (): string => (props.report.reporter ? shownName(s(), props.report.reporter) : s().gone);
  return (
    <li>
      <p class="moderation-reason">
        {s().reasons[props.report.reason]}
        <Show when={props.report.setAside}>
          {' '}
          <small class="moderation-mark">{s().setAside}</small>
        </Show>
      </p>
      <Show when={props.report.note.trim() !== ''}>
        <blockquote class="moderation-note">{props.report.note.trim()}</blockquote>
      </Show>
      <p class="faint">{s().reportedBy(by(), when.moment(props.report.at))}</p>
      <Show when={props.report.game}>
        {(game) => (
          <a class="link" href={addressOf('online', game())} aria-label={s().gameOf(when.moment(props.report.at))}>
            {s().game}
          </a>
        )}
      </Show>
    </li>
  );
}
