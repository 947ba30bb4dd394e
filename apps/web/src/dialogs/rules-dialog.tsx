import type { RuleSet } from '@merellier/rules';
import { For, type JSX, Show } from 'solid-js';
import { rulesAddress } from '../address/route.ts';
import { useBoards, useLanguage, useNavigation } from '../context.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Sentences } from '../parts/sentences.tsx';
import { tellSections } from '../views/learn/rule-prose.ts';
import { Strings, useStrings } from '../views/learn/strings/strings.ts';

/** A rule set, told in a game of it: how it is played, then where it comes from, what its book leaves open, all settings. */
export function RulesDialog(): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const boards = useBoards();
  const rules = () => boards.shownGame().rules;
  const said = () => language.words().rules(rules());
  const changes = () => language.words().changes(rules());
  return (
    <Dialog title={language.words().rulesName(rules())} wide>
      <p class="lead">{said().pitch}</p>
      <Show when={changes().length > 0}>
        <ul class="plain changes">
          <For each={changes()}>{(change) => <li>{change}</li>}</For>
        </ul>
      </Show>
      <p>
        <a class="sheet-link" href={rulesAddress(rules())} onClick={() => navigation.setDialog(null)}>
          {language.s().howToPlay}
        </a>
      </p>
      <Strings>
        <HowToPlay rules={rules()} />
      </Strings>
      <h3>{language.s().rulesSource}</h3>
      <p>
        {said().source} <span class="faint">({said().statusSaid})</span>
      </p>
      <Sentences title={language.s().rulesDepart} list={said().departures} class="plain" />
      <Sentences
        title={language.s().rulesOpen}
        list={said().decisions.map((decision) => decision.said)}
        class="plain"
      />
      <h3>{language.s().rulesAll}</h3>
      <dl class="parameters">
        <For each={rules().specs}>
          {({ name }) => (
            <div>
              <dt>{language.words().parameter(name).name}</dt>
              <dd>
                {language
                  .words()
                  .parameter(name)
                  .value(rules().parameters[name] ?? '')}
              </dd>
            </div>
          )}
        </For>
      </dl>
      <div class="acts">
        <button type="button" class="button" onClick={() => navigation.setDialog('house-rules')}>
          {language.s().changeRules}
        </button>
      </div>
    </Dialog>
  );
}

function HowToPlay(props: { readonly rules: RuleSet }): JSX.Element {
  const learn = useStrings();
  return (
    <For each={tellSections(props.rules, learn().prose).filter(({ sentences }) => sentences.length > 0)}>
      {({ section, sentences }) => (
        <>
          <h3>{learn().prose.sections[section]}</h3>
          <p>{sentences.join(' ')}</p>
        </>
      )}
    </For>
  );
}
