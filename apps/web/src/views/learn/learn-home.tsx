import { MiniBoard } from '@merellier/board';
import { RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';
import { For, type JSX, Show } from 'solid-js';
import { addressOf, rulesAddress } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { pictureOf } from '../../parts/pictures.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { ChapterList } from './course-page.tsx';
import { countLearntOf } from './progress.ts';
import { useStrings } from './strings/strings.ts';

/** Where learning begins: the courses, all rule sets, the comparison and the words. */
export function LearnHome(props: { readonly fault?: string | null }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const all = RULE_SET_IDS.map((id) => ruleSet(id));
  return (
    <Sheet title={language.s().sheets.learn} lead={s().lead} fault={props.fault ?? null} keeps wide>
      <div class="learn-courses">
        <For each={['course', 'strategy'] as const}>
          {(course) => (
            <section>
              <h2>{s().courses[course].title}</h2>
              <p>{s().courses[course].lead}</p>
              <ChapterList course={course} />
            </section>
          )}
        </For>
      </div>
      <h2>{s().rulesTitle}</h2>
      <p class="learn-ways">
        <a href={addressOf('learn', 'compare')}>{s().compare}</a>
        <a href={addressOf('learn', 'glossary')}>{s().glossary}</a>
      </p>
      <For each={['mill', 'draughts'] as const}>
        {(family) => (
          <>
            <h3>{s().families[family]}</h3>
            <ul class="learn-cards">
              <For each={all.filter((rules) => rules.family === family)}>{(rules) => <Card rules={rules} />}</For>
            </ul>
          </>
        )}
      </For>
    </Sheet>
  );
}

function Card(props: { readonly rules: RuleSet }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const said = () => language.words().rules(props.rules.id);
  // Only what was done is counted here: which lessons suit a rule set is found on its own page.
  const done = (): number => countLearntOf(props.rules.id);
  return (
    <li class="learn-card">
      <span class="card-picture">
        <MiniBoard board={props.rules.board} view={pictureOf(props.rules)} />
      </span>
      <span class="card-text">
        <a class="learn-card-name" href={rulesAddress(props.rules)}>
          {said().name}
        </a>
        <span class="card-pitch">{said().pitch}</span>
        <Show when={done() > 0}>
          <small class="learn-progress">{s().doneCount(done())}</small>
        </Show>
      </span>
    </li>
  );
}
