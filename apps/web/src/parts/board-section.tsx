import type { Position, RuleSet, Step } from '@merellier/rules';
import type { JSX } from 'solid-js';
import { useLanguage, useNotices } from '../context.ts';
import { scanSaid } from '../play/scan.ts';

interface BoardSectionProps {
  readonly rules: RuleSet;
  readonly position: Position;
  /** What was done of a turn that is not finished. */
  readonly done?: readonly Step[];
  /** Whether arrows can be drawn on it. */
  readonly draws?: boolean;
  readonly ref?: (section: HTMLElement) => void;
  readonly children: JSX.Element;
}

/** The place of a board in a view: it says its keys, and answers those that ask for all men, the mills and what threatens. */
export function BoardSection(props: BoardSectionProps): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const help = (): string => {
    const { keys, scan, all, cube, draw } = language.s().boardHelp;
    const { board } = props.rules;
    const parts = [
      keys,
      board.kind === 'points' ? scan : all,
      ...(board.space ? [cube] : []),
      ...(props.draws ? [draw] : []),
    ];
    return parts.join(' ');
  };
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const said = scanSaid(language, props, event.key);
    if (said === null) return;
    event.preventDefault();
    notices.announce(said);
  }
  return (
    <section
      class="board-area"
      id="board"
      aria-describedby="board-help"
      ref={(section) => {
        props.ref?.(section);
        section.addEventListener('keydown', onKeyDown);
      }}
    >
      <p id="board-help" class="hidden">
        {help()}
      </p>
      {props.children}
    </section>
  );
}
