import { LargeBoard } from '@merellier/board';
import type { RuleSet } from '@merellier/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { readRulesRest } from '../../address/read-rules-rest.ts';
import { addressOf, rulesAddress } from '../../address/route.ts';
import { rulesRest } from '../../address/rules-rest.ts';
import { useLanguage, useSession, useSettings } from '../../context.ts';
import { houseName } from '../../dialogs/house-rules/kept-houses.ts';
import { SOLVED_RULES } from '../../known/solved-rules.ts';
import { Dice } from '../../parts/dice.tsx';
import { focusBoard } from '../../parts/focus.ts';
import { Icon } from '../../parts/icons.tsx';
import { pictureOf } from '../../parts/pictures.ts';
import { Sentences } from '../../parts/sentences.tsx';
import { ShareLink } from '../../parts/share-link.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { baseOf, differencesFrom } from './differences.ts';
import { ForgetButton } from './forget-button.tsx';
import { LearnHome } from './learn-home.tsx';
import type { RuleLesson } from './lesson.ts';
import { countLearnt, isLearnt } from './progress.ts';
import { ruleFacts } from './rule-facts.ts';
import { lessonsFor, markOf } from './rule-lessons.ts';
import { tellRules } from './rule-prose.ts';
import { decisionsOf, houseSaid, paragraphsOf, specialThrow } from './rule-told.ts';
import { lessonText } from './strings/find-text.ts';
import { useStrings } from './strings/strings.ts';
import { rulesTrack, stopView, type Track } from './track.ts';
import { Verdict } from './verdict.tsx';

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
  const session = useSession();
  const s = useStrings();
  const said = () => language.words().rules(props.rules);
  const changes = () => language.words().changes(props.rules);
  const parts = createMemo(() => tellRules(props.rules, s().prose));
  const marks = createMemo(() => lessonsFor(props.rules).map((lesson) => markOf(props.rules, lesson)));
  const done = (): number => countLearnt(marks());
  const play = (): void => {
    settings.change({ rules: { id: props.rules.id, changes: props.rules.changes } });
    session.begin(settings.current().opponent);
    focusBoard();
  };
  const track = rulesTrack(props.rules);
  return (
    <Sheet
      title={houseName(props.rules) || language.words().rulesName(props.rules)}
      lead={said().pitch}
      beside={
        <>
          <div class="rule-start">
            <ul class="rule-facts">
              <For each={ruleFacts(props.rules, s().facts)}>
                {([count, text]) => (
                  <li>
                    <b>{language.words().number(count)}</b> {text}
                  </li>
                )}
              </For>
            </ul>
            <Show when={specialThrow(props.rules)}>{(dice) => <Dice rules={props.rules} dice={dice()} />}</Show>
            <p class="acts">
              <button type="button" class="button primary" onClick={play}>
                {s().playThese}
              </button>
              <a class="button" href={addressOf('print', 'rules', ...rulesRest(props.rules))}>
                <Icon name="print" />
                {s().printThese}
              </a>
            </p>
          </div>
          <figure class="rule-figure">
            <LargeBoard board={props.rules.board} view={pictureOf(props.rules)} names />
          </figure>
        </>
      }
      class="rule-page"
      wide
    >
      <Show when={changes().length > 0}>
        <section class="rule-part">
          <div>
            <p class="rule-prose">{s().houseRule}</p>
            <ul class="rule-prose plain">
              <For each={changes()}>{(change) => <li>{change}</li>}</For>
            </ul>
          </div>
        </section>
      </Show>
      <For each={parts()}>
        {({ section, sentences, lessons }) => (
          <section class="rule-part" classList={{ 'rule-goal': section === 'goal' }}>
            <div>
              <h2>{s().prose.sections[section]}</h2>
              <For each={paragraphsOf(sentences)}>{(paragraph) => <p class="rule-prose">{paragraph}</p>}</For>
            </div>
            <Show when={lessons.length > 0}>
              <Lessons track={track} lessons={lessons} title={s().prose.sections[section]} />
            </Show>
          </section>
        )}
      </For>
      <Verdict rules={props.rules} heading="h2" />
      <div class="rule-ends">
        <Source rules={props.rules} />
        <Differences rules={props.rules} />
      </div>
      <ShareLink link={new URL(rulesAddress(props.rules), location.href).href} words={s().share} />
      <p class="sheet-links">
        <Show when={SOLVED_RULES.includes(props.rules.id) && changes().length === 0}>
          <a class="sheet-link" href={addressOf('learn', 'known', props.rules.id)}>
            {s().knownGame}
          </a>
        </Show>
        <a class="sheet-link sheet-back" href={addressOf('learn')}>
          {s().backToLearn}
        </a>
        <a class="sheet-link" href={addressOf('learn', 'compare', ...rulesRest(props.rules))}>
          {s().compare}
        </a>
        <a class="sheet-link" href={addressOf('learn', 'glossary')}>
          {s().glossary}
        </a>
        <Show when={done() > 0}>
          <span class="sheet-link faint">{s().progress(done(), marks().length)}</span>
          <ForgetButton marks={marks()} />
        </Show>
      </p>
    </Sheet>
  );
}

/** The lessons of a part: the board of the first, large, and all of them by name. */
function Lessons(props: {
  readonly track: Track;
  readonly lessons: readonly RuleLesson[];
  readonly title: string;
}): JSX.Element {
  const s = useStrings();
  const stops = () =>
    props.track.stops.flatMap((stop, i) =>
      stop.kind === 'lesson' && props.lessons.includes(stop.lesson as RuleLesson)
        ? [{ stop, href: props.track.address(i + 1), title: lessonText(s(), stop.lesson.id).title }]
        : [],
    );
  return (
    <figure class="rule-tried">
      <Show when={stops()[0]}>
        {(first) => <LargeBoard board={first().stop.rules.board} view={stopView(first().stop)} />}
      </Show>
      <figcaption>
        {s().tryThese}
        <ul>
          <For each={stops()}>
            {({ stop, href, title }) => (
              <li>
                <a class="sheet-link" href={href}>
                  {title}
                </a>
                <Show when={isLearnt(stop.mark)}>
                  {' '}
                  <span class="lesson-mark">
                    <span aria-hidden="true">✓</span>
                    <span class="hidden">{s().learnt}</span>
                  </span>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </figcaption>
    </figure>
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
  const said = () => language.words().rules(props.rules);
  const isNamed = () => Object.keys(props.rules.changes).length === 0;
  return (
    <section class="rule-part">
      <h2>{s().sourceTitle}</h2>
      <p class="rule-prose">
        {said().source}.{' '}
        {said().status === 'attested' && isNamed() ? s().attested : s().reconstructed(said().statusSaid)}
      </p>
      <Sentences title={language.s().rulesDepart} list={said().departures} class="rule-open" />
      <Decisions rules={props.rules} />
    </section>
  );
}

/** What the source leaves open or lets one read otherwise, what holds here, and a way to the house rule that reads it so. */
function Decisions(props: { readonly rules: RuleSet }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const decisions = () => decisionsOf(language.words(), props.rules);
  return (
    <Show when={decisions().length > 0}>
      <h3>{s().openTitle}</h3>
      <ul class="rule-open">
        <For each={decisions()}>
          {({ said, house }) => (
            <li>
              {said}
              <Show when={house}>
                {(rules) => (
                  <>
                    {' '}
                    <a class="rule-otherwise" href={rulesAddress(rules())}>
                      {s().otherwise(houseSaid(language.words(), props.rules, rules()))}
                    </a>
                  </>
                )}
              </Show>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
