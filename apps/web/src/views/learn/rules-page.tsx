import { MiniBoard } from '@merellier/board';
import type { RuleSet } from '@merellier/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { addressOf, rulesAddress } from '../../address/route.ts';
import { readRulesRest } from '../../address/rules-rest.ts';
import { useLanguage, useNotices, useSession, useSettings } from '../../context.ts';
import { focusBoard } from '../../parts/focus.ts';
import { pictureOf } from '../../parts/pictures.ts';
import { Sentences } from '../../parts/sentences.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { baseOf, differencesFrom } from './differences.ts';
import { Exercise } from './exercise.tsx';
import { LearnHome } from './learn-home.tsx';
import { countLearnt, useLearning } from './progress.ts';
import { lessonsFor, markOf } from './rule-lessons.ts';
import { tellRules } from './rule-prose.ts';
import { lessonText } from './strings/find-text.ts';
import { useStrings } from './strings/strings.ts';

/** The page of a rule set: its rules told and tried, what distinguishes it, and where it comes from. */
export function RulesPage(props: { readonly rest: readonly string[] }): JSX.Element {
  const language = useLanguage();
  const read = createMemo(() => readRulesRest(props.rest));
  const rules = (): RuleSet | null => {
    const found = read();
    return found.ok ? found.value : null;
  };
  const fault = (): string | null => {
    const found = read();
    return found.ok ? null : language.s().badLink(language.words().problem(found.error));
  };
  return (
    <Show when={rules()} keyed fallback={<LearnHome fault={fault()} />}>
      {(known) => <KnownRules rules={known} />}
    </Show>
  );
}

function KnownRules(props: { readonly rules: RuleSet }): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const session = useSession();
  const s = useStrings();
  const { forget } = useLearning();
  const said = () => language.words().rules(props.rules.id);
  const changes = () => language.words().changes(props.rules);
  const parts = createMemo(() => tellRules(props.rules, s().prose));
  const marks = createMemo(() => lessonsFor(props.rules).map((lesson) => markOf(props.rules, lesson)));
  const done = (): number => countLearnt(marks());
  const play = (): void => {
    settings.change({ rules: { id: props.rules.id, changes: props.rules.changes } });
    session.begin(settings.current().opponent);
    focusBoard();
  };
  return (
    <Sheet title={language.words().rulesName(props.rules)} lead={said().pitch}>
      <figure class="rule-figure">
        <MiniBoard board={props.rules.board} view={pictureOf(props.rules)} names />
      </figure>
      <Show when={changes().length > 0}>
        <p>{s().houseRule}</p>
        <ul class="plain changes">
          <For each={changes()}>{(change) => <li>{change}</li>}</For>
        </ul>
      </Show>
      <p class="learn-bar">
        <button type="button" class="button primary" onClick={play}>
          {s().playThese}
        </button>
        <Show when={changes().length === 0}>
          <a href={addressOf('print', 'rules', props.rules.id)}>{s().printThese}</a>
        </Show>
        <Show when={marks().length > 0}>
          <span class="learn-progress">{s().progress(done(), marks().length)}</span>
        </Show>
      </p>
      <For each={parts()}>
        {({ section, sentences, lessons }) => (
          <section class="rule-part">
            <h2>{s().prose.sections[section]}</h2>
            <Show when={sentences.length > 0}>
              <p class="rule-prose">{sentences.join(' ')}</p>
            </Show>
            <For each={lessons}>
              {(lesson) => (
                <Exercise
                  rules={props.rules}
                  lesson={lesson}
                  text={lessonText(s(), lesson.id)}
                  mark={markOf(props.rules, lesson)}
                />
              )}
            </For>
          </section>
        )}
      </For>
      <Differences rules={props.rules} />
      <Source rules={props.rules} />
      <p class="learn-ways">
        <a href={addressOf('learn')}>{s().backToLearn}</a>
        <a href={addressOf('learn', 'compare')}>{s().compare}</a>
        <a href={addressOf('learn', 'glossary')}>{s().glossary}</a>
      </p>
      <Show when={done() > 0}>
        <button
          type="button"
          class="link"
          onClick={() => {
            forget(marks());
            notices.announce(s().forgotten);
          }}
        >
          {s().forgetPage}
        </button>
      </Show>
    </Sheet>
  );
}

/** What is not as in the first rule set of the family, parameter by parameter. */
function Differences(props: { readonly rules: RuleSet }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const base = () => baseOf(props.rules);
  const differences = () => differencesFrom(base(), props.rules);
  const baseName = () => language.words().rules(base().id).name;
  const isBase = () => base().id === props.rules.id && differences().length === 0;
  return (
    <section class="rule-part">
      <h2>{s().differsTitle}</h2>
      <Show
        when={differences().length > 0}
        fallback={<p class="rule-prose">{isBase() ? s().basis : s().sameAs(baseName())}</p>}
      >
        <p class="rule-prose">
          <a href={rulesAddress(base())}>{s().differsFrom(baseName())}</a>
        </p>
        <dl class="parameters">
          <For each={differences()}>
            {({ name, value, base: other }) => (
              <div>
                <dt>{language.words().parameter(name).name}</dt>
                <dd>
                  {language.words().parameter(name).value(value)}{' '}
                  <span class="faint">
                    ({baseName()} – {language.words().parameter(name).value(other)})
                  </span>
                </dd>
              </div>
            )}
          </For>
        </dl>
      </Show>
    </section>
  );
}

function Source(props: { readonly rules: RuleSet }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const said = () => language.words().rules(props.rules.id);
  return (
    <section class="rule-part">
      <h2>{s().sourceTitle}</h2>
      <p class="rule-prose">
        {said().source}. {said().status === 'attested' ? s().attested : s().reconstructed(said().statusSaid)}
      </p>
      <Sentences title={language.s().rulesDepart} list={said().departures} class="rule-open" />
      <Sentences title={s().openTitle} list={said().open} class="rule-open" />
    </section>
  );
}
