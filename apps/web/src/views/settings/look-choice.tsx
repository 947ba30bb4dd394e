import { MiniBoard } from '@merellier/board';
import { ruleSet } from '@merellier/rules';
import { For, type JSX } from 'solid-js';
import { useSettings } from '../../context.ts';
import { createMedia } from '../../parts/media.ts';
import { pictureOf } from '../../parts/pictures.ts';
import { materialOf } from '../../settings/materials.ts';
import { LOOKS } from '../../settings/settings.ts';
import { useStrings } from './strings/strings.ts';

/** The looks of the board, each as a small picture of itself. */
export function LookChoice(): JSX.Element {
  const settings = useSettings();
  const s = useStrings();
  const prefersDark = createMedia('(prefers-color-scheme: dark)');
  const theme = (): string => {
    const chosen = settings.current().theme;
    return chosen === 'auto' ? (prefersDark() ? 'dark' : 'light') : chosen;
  };
  const rules = ruleSet('marelle');
  return (
    <fieldset class="looks">
      <legend>{s().look}</legend>
      <For each={LOOKS}>
        {(look) => (
          <label class="look">
            <input
              type="radio"
              name="look"
              value={look}
              checked={settings.current().look === look}
              onChange={() => settings.change({ look })}
            />
            <span class="look-picture" data-look={look} data-theme={theme()} aria-hidden="true">
              <MiniBoard board={rules.board} view={pictureOf(rules)} material={materialOf(look, theme() === 'dark')} />
            </span>
            <span>
              <span class="look-name">{s().looks[look].name}</span>
              <span class="look-about">{s().looks[look].about}</span>
            </span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
