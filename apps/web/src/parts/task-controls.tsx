import { type JSX, Show } from 'solid-js';
import { useLanguage } from '../context.ts';
import { Icon, type IconName } from './icons.tsx';

/** Help that can be asked for, while it is of use. */
interface Help {
  readonly label: string;
  /** The rest of its name, for who does not see the icon. */
  readonly long?: string;
  readonly isOpen: boolean;
  readonly ask: () => void;
}

/** The bar of a task: back to all of them, a hint, the solution, and what comes next. */
export function TaskControls(props: {
  readonly all: { readonly href: string; readonly label: string; readonly long: string };
  readonly hint: Help;
  readonly solution: Help;
  readonly children: JSX.Element;
}): JSX.Element {
  const language = useLanguage();
  return (
    <nav class="controls" aria-label={language.s().controls}>
      <a class="control" href={props.all.href}>
        <Icon name="puzzles" />
        <span>{props.all.label}</span>
        <span class="hidden">: {props.all.long}</span>
      </a>
      <HelpButton icon="hint" help={props.hint} />
      <HelpButton icon="eye" help={props.solution} />
      {props.children}
    </nav>
  );
}

function HelpButton(props: { readonly icon: IconName; readonly help: Help }): JSX.Element {
  return (
    <button
      type="button"
      class="control"
      aria-disabled={!props.help.isOpen}
      onClick={() => props.help.isOpen && props.help.ask()}
    >
      <Icon name={props.icon} />
      <span>{props.help.label}</span>
      <Show when={props.help.long}>{(long) => <span class="hidden">: {long()}</span>}</Show>
    </button>
  );
}
