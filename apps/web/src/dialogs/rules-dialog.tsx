import { For, type JSX, Show } from 'solid-js';
import { rulesAddress } from '../address/route.ts';
import { useApp } from '../context.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Sentences } from '../parts/sentences.tsx';

/** A rule set, as far as it needs saying: what is special, where it comes from, what its book leaves open, all settings. */
export function RulesDialog(): JSX.Element {
  const app = useApp();
  const rules = () => app.shownGame().rules;
  const said = () => app.words().rules(rules().id);
  const changes = () => app.words().changes(rules());
  return (
    <Dialog title={app.words().rulesName(rules())} wide>
      <p class="lead">{said().pitch}</p>
      <Show when={changes().length > 0}>
        <ul class="plain changes">
          <For each={changes()}>{(change) => <li>{change}</li>}</For>
        </ul>
      </Show>
      <p>
        <a class="sheet-link" href={rulesAddress(rules())} onClick={() => app.setDialog(null)}>
          {app.s().howToPlay}
        </a>
      </p>
      <h3>{app.s().rulesSource}</h3>
      <p>
        {said().source} <span class="faint">({said().statusSaid})</span>
      </p>
      <Sentences title={app.s().rulesDepart} list={said().departures} class="plain" />
      <Sentences title={app.s().rulesOpen} list={said().open} class="plain" />
      <h3>{app.s().rulesAll}</h3>
      <dl class="parameters">
        <For each={rules().specs}>
          {({ name }) => (
            <div>
              <dt>{app.words().parameter(name).name}</dt>
              <dd>
                {app
                  .words()
                  .parameter(name)
                  .value(rules().parameters[name] ?? '')}
              </dd>
            </div>
          )}
        </For>
      </dl>
      <div class="acts">
        <button type="button" class="button" onClick={() => app.setDialog('house-rules')}>
          {app.s().changeRules}
        </button>
      </div>
    </Dialog>
  );
}
