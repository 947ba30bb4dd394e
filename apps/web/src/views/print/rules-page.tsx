import { MiniBoard } from '@merellier/board';
import type { RuleSet } from '@merellier/rules';
import { createMemo, For, type JSX } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { pictureOf } from '../../parts/pictures.ts';
import { Sentences } from '../../parts/sentences.tsx';
import { tellRules } from '../learn/rule-prose.ts';
import { useStrings as useLearnStrings } from '../learn/strings/strings.ts';
import { fitText } from './fit-text.ts';
import type { PrintChoice } from './print-choice.ts';
import { printedName } from './printed-name.ts';
import { useStrings } from './strings/strings.ts';

/** The rules on one page, with a small board. */
export function RulesPage(props: { readonly rules: RuleSet; readonly choice: PrintChoice }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const learn = useLearnStrings();
  const said = () => language.words().rules(props.rules);
  const parts = createMemo(() => tellRules(props.rules, learn().prose).filter(({ sentences }) => sentences.length > 0));
  let text: HTMLDivElement | undefined;

  fitText(
    () => text,
    () => [parts(), said(), props.choice.paper, props.choice.orientation],
  );

  return (
    <div class="page-rules" classList={{ 'page-columns': props.choice.orientation === 'landscape' }}>
      <h2 class="page-title">{printedName(language.words(), props.rules)}</h2>
      <p class="page-pitch">{said().pitch}</p>
      <div class="page-text" ref={text}>
        <div class="page-picture lines-medium">
          <MiniBoard material={null} board={props.rules.board} view={pictureOf(props.rules)} />
        </div>
        <For each={parts()}>
          {({ section, sentences }) => (
            <>
              <h3>{learn().prose.sections[section]}</h3>
              <p>{sentences.join(' ')}</p>
            </>
          )}
        </For>
        <Sentences title={language.s().rulesDepart} list={said().departures} />
        <Sentences title={s().open} list={said().decisions.map((decision) => decision.said)} />
        <h3>{s().source}</h3>
        <p>{said().source}</p>
      </div>
    </div>
  );
}
