import type { FairCase, FairPlayReport, FairRules } from '@merellier/protocol';
import { ruleSet } from '@merellier/rules';
import { createResource, createUniqueId, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { fairPlay } from '../../online/moderation/ask-moderation.ts';
import { shownName } from '../../online/shown-name.ts';
import { useStrings } from './strings/strings.ts';
import { useWhen } from './when.ts';

/** Players who keep exact values more often than is to be expected of them: for moderators to look at, and nothing more. */
export function FairPlay(): JSX.Element {
  const s = useStrings();
  const id = createUniqueId();
  const [asked] = createResource(async () => {
    const answer = await fairPlay();
    return answer.ok ? answer.value : null;
  });
  return (
    <section class="moderation-fair" aria-labelledby={id}>
      <h2 id={id}>{s().fair}</h2>
      <Show when={!asked.loading}>
        <Show when={asked()} fallback={<p role="alert">{s().refusals['unavailable']}</p>}>
          {(report) => (
            <Show when={report().on} fallback={<p>{s().fairOff}</p>}>
              <p class="faint">{s().fairHelp}</p>
              <For each={report().players} fallback={<p>{s().fairNone}</p>}>
                {(each) => <Unlikely case={each} />}
              </For>
              <Looked report={report()} />
            </Show>
          )}
        </Show>
      </Show>
    </section>
  );
}

function useRulesName(): (id: string) => string {
  const language = useLanguage();
  return (id) => language.words().rulesName(ruleSet(id));
}

/** One player in one rule set, what is unlikely, and the games to look at. */
function Unlikely(props: { readonly case: FairCase }): JSX.Element {
  const s = useStrings();
  const when = useWhen();
  const rulesName = useRulesName();
  const id = createUniqueId();
  const name = (): string => shownName(s(), props.case.player);
  return (
    <article class="moderation-case" aria-labelledby={id}>
      <h3 id={id}>
        <a href={addressOf('online', 'player', props.case.player.id)}>{name()}</a>{' '}
        <small>{rulesName(props.case.rules)}</small>
      </h3>
      <p>
        {s().fairKept(props.case.kept, props.case.turns, props.case.games)}{' '}
        {s().fairExpected(Math.round(props.case.expected))} {s().fairChance(props.case.chance)}
      </p>
      <Show when={props.case.seconds}>
        {(seconds) => <p class="faint">{s().fairSeconds(seconds().critical, seconds().easy)}</p>}
      </Show>
      <ul class="moderation-group" aria-label={s().fairLook}>
        <For each={props.case.look}>
          {({ game, at, turns, kept }) => (
            <li>
              <a class="link" href={addressOf('online', game)} aria-label={s().fairGame(when.moment(at))}>
                {when.moment(at)}
              </a>
              <span class="faint">{s().fairGameKept(kept, turns)}</span>
            </li>
          )}
        </For>
      </ul>
    </article>
  );
}

/** What has been looked at so far, by rule set. */
function Looked(props: { readonly report: FairPlayReport }): JSX.Element {
  const s = useStrings();
  const rulesName = useRulesName();
  const some = (): readonly FairRules[] => props.report.rules.filter(({ turns }) => turns > 0);
  const endings = (): string =>
    props.report.rules
      .filter(({ coverage }) => coverage === 'few-men')
      .map(({ rules }) => rulesName(rules))
      .join(', ');
  return (
    <details>
      <summary>{s().fairLooked}</summary>
      <Show when={some().length > 0} fallback={<p>{s().fairNothingYet}</p>}>
        <ul class="moderation-group">
          <For each={some()}>
            {({ rules, turns, kept, expected }) => (
              <li>
                {rulesName(rules)} <span class="faint">{s().fairTotal(kept, turns, Math.round(expected))}</span>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={endings() !== ''}>
        <p class="faint">{s().fairFewMen(endings())}</p>
      </Show>
      <p class="faint">{s().fairUnknown}</p>
    </details>
  );
}
