import { For, type JSX } from 'solid-js';
import { useFirstLanguage, useSession, useSettings } from '../context.ts';
import { Icon } from '../parts/icons.tsx';
import { levelName } from '../parts/level-choice.tsx';
import { LEVEL_NUMBERS } from '../settings/levels.ts';

/** How strong the computer plays, by name: a step easier, a step harder, and where that is among all of them. */
export function LevelSteps(): JSX.Element {
  const settings = useSettings();
  const language = useFirstLanguage();
  const { s } = language;
  const session = useSession();
  const level = (): number => settings.current().level;
  const Step = (props: { readonly by: -1 | 1 }): JSX.Element => {
    const to = (): number => level() + props.by;
    const isLevel = (): boolean => LEVEL_NUMBERS.includes(to());
    return (
      <button
        type="button"
        class="icon-button level-step"
        aria-label={props.by < 0 ? s().easier : s().harder}
        aria-disabled={!isLevel()}
        onClick={() => isLevel() && session.setLevel(to())}
      >
        <Icon name={props.by < 0 ? 'less' : 'new'} />
      </button>
    );
  };
  return (
    <div class="level" role="group" aria-label={s().computerLevel}>
      <Step by={-1} />
      <p class="level-name" aria-live="polite">
        {levelName(language, level())}
        <small>{s().levelOf(level(), LEVEL_NUMBERS.length)}</small>
      </p>
      <Step by={1} />
      <div class="points" aria-hidden="true">
        <For each={LEVEL_NUMBERS}>
          {(number) => <i classList={{ past: number < level(), here: number === level() }} />}
        </For>
      </div>
    </div>
  );
}
