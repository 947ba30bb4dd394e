import { MiniBoard } from '@merellier/board';
import { RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { addressOf, rulesAddress } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { pictureOf } from '../../parts/pictures.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { Way, Ways } from '../../parts/ways.tsx';
import { GoOn } from './go-on.tsx';
import { ChapterList, LessonPath } from './lesson-path.tsx';
import { countLearntOf } from './progress.ts';
import { useStrings } from './strings/strings.ts';

/**
 * Whether the list of all rule sets is drawn: at first only once the rest is on the screen, since half a hundred boards take a
 * slow telephone a second; from then on at once, so that going back finds its place.
 */
const [isListed, setListed] = createSignal(false);

/** Where learning begins: the courses, what makes stronger, all rule sets, the comparison and the words. `/regles` opens it at the rule sets. */
export function LearnHome(props: { readonly fault?: string | null; readonly at?: 'rules' }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const all = RULE_SET_IDS.map((id) => ruleSet(id));
  // What the first HTML shows stays where it is.
  if (props.at === 'rules' || document.getElementById('first')) setListed(true);
  // A task of its own after the next frame, however long that takes.
  onMount(() => void requestAnimationFrame(() => setTimeout(() => setListed(true))));
  return (
    <Sheet
      title={language.s().sheets.learn}
      lead={s().lead}
      fault={props.fault ?? null}
      beside={<GoOn course="course" />}
      keeps
      wide
    >
      <section class="learn-part">
        <h2>
          <a href={addressOf('learn', 'course')}>{s().courses.course.title}</a>
        </h2>
        <LessonPath course="course" />
      </section>
      <section class="learn-part">
        <h2>
          <a href={addressOf('learn', 'strategy')}>{s().courses.strategy.title}</a>
        </h2>
        <ChapterList course="strategy" />
      </section>
      <section class="learn-part">
        <h2>{s().trainTitle}</h2>
        <TrainWays />
      </section>
      <section class="learn-part">
        <h2
          tabindex="-1"
          ref={(heading) =>
            onMount(() => {
              if (props.at !== 'rules') return;
              heading.scrollIntoView();
              heading.focus({ preventScroll: true });
            })
          }
        >
          {s().rulesTitle}
        </h2>
        <p class="sheet-links">
          <a class="sheet-link" href={addressOf('learn', 'compare')}>
            {s().compare}
          </a>
          <a class="sheet-link" href={addressOf('learn', 'glossary')}>
            {s().glossary}
          </a>
          <a class="sheet-link" href={addressOf('learn', 'story')}>
            {s().story}
          </a>
          <a class="sheet-link" href={addressOf('class')}>
            {language.s().sheets.class}
          </a>
          <a class="sheet-link" href={addressOf('print')}>
            {language.s().sheets.print}
          </a>
        </p>
        <For each={isListed() ? (['mill', 'draughts'] as const) : []}>
          {(family) => (
            <>
              <h3>{s().families[family]}</h3>
              <ul class="chapters rules-list">
                <For each={all.filter((rules) => rules.family === family)}>{(rules) => <Card rules={rules} />}</For>
              </ul>
            </>
          )}
        </For>
      </section>
    </Sheet>
  );
}

/** All that makes a player stronger once the rules are known. */
function TrainWays(): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const sheets = () => language.s().sheets;
  return (
    <Ways>
      <Way icon="puzzles" href={addressOf('puzzles')} name={sheets().puzzles} line={s().trainLines.puzzles} />
      <Way icon="redo" href={addressOf('revise')} name={sheets().revise} line={s().trainLines.revise} />
      <Way
        icon="turn"
        href={addressOf('learn', 'openings')}
        name={language.s().drawOpening}
        line={s().trainLines.lots}
      />
      <Way
        icon="turns"
        href={addressOf('learn', 'openings', 'train')}
        name={s().trainOpenings}
        line={s().trainLines.openings}
      />
      <Way icon="flag" href={addressOf('puzzles', 'endings')} name={s().trainEndings} line={s().trainLines.endings} />
      <Way icon="eye" href={addressOf('learn', 'known')} name={s().known} line={s().trainLines.known} />
    </Ways>
  );
}

function Card(props: { readonly rules: RuleSet }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const said = () => language.words().rules(props.rules.id);
  // Only what was done is counted here: which lessons suit a rule set is found on its own page.
  const done = (): number => countLearntOf(props.rules.id);
  return (
    <li>
      <a class="item" href={rulesAddress(props.rules)}>
        <span class="item-picture">
          <MiniBoard board={props.rules.board} view={pictureOf(props.rules)} />
        </span>
        <span>
          <span class="item-name">{said().name}</span>
          <span class="item-line">{said().pitch}</span>
          <Show when={done() > 0}>
            <small class="item-line">{s().doneCount(done())}</small>
          </Show>
        </span>
      </a>
    </li>
  );
}
