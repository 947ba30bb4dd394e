import { MiniBoard } from '@merellier/board';
import { ruleSet } from '@merellier/rules';
import { For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { LinkCode } from '../../parts/link-code.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useStrings } from './strings/strings.ts';
import '../../styles/paper.css';

/** A page for the teacher, or one for parents, as it will be on paper. */
export function PrintPage(props: { readonly sheet: 'teacher' | 'parents' }): JSX.Element {
  const s = useStrings();
  const language = useLanguage();
  const isParents = (): boolean => props.sheet === 'parents';
  const text = () => (isParents() ? s().parentSheet : s().teacherSheet);
  const link = (): string => `${location.origin}${addressOf(isParents() ? 'start' : 'class')}`;
  const { board } = ruleSet('jeu-du-moulin');
  return (
    <Sheet title={text().title} wide class="class-print">
      <nav class="tabs class-no-print" aria-label={s().print}>
        <a href={addressOf('class', 'print', 'teacher')} aria-current={isParents() ? undefined : 'page'}>
          {s().teacherTab}
        </a>
        <a href={addressOf('class', 'print', 'parents')} aria-current={isParents() ? 'page' : undefined}>
          {s().parentsTab}
        </a>
      </nav>
      <div class="class-acts class-no-print">
        <button type="button" class="button primary" onClick={() => print()}>
          {s().print}
        </button>
        <a class="button" href={addressOf('class')}>
          {s().back}
        </a>
      </div>
      <article class="class-paper">
        <Show when={isParents()}>
          <p class="class-paper-intro">{s().parentSheet.intro}</p>
        </Show>
        <For each={text().parts}>
          {([title, lines]) => (
            <section>
              <h2>{title}</h2>
              <ul>
                <For each={lines}>{(line) => <li>{line}</li>}</For>
              </ul>
            </section>
          )}
        </For>
        <footer class="class-paper-foot">
          <Show when={isParents()}>
            <div class="class-paper-board">
              <MiniBoard material={null} board={board} title={language.words().rules('jeu-du-moulin').name} />
            </div>
          </Show>
          <div class="class-paper-link">
            <LinkCode link={link()} label={s().code} />
            <p>{link()}</p>
          </div>
        </footer>
      </article>
    </Sheet>
  );
}
