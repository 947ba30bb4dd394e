import type { Position, RuleSet, Step } from '@merellier/rules';
import type { JSX } from 'solid-js';
import { useFirstLanguage, useNotices } from '../context.ts';
import { asksScan } from '../play/scan-keys.ts';

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
  const language = useFirstLanguage();
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
    const { rules, position, done = [] } = props;
    const asked = asksScan(rules, event.key);
    if (asked === null) return;
    event.preventDefault();
    void Promise.all([import('../play/scan.ts'), language.loadWhole()]).then(([{ scanSaid }, all]) =>
      notices.announce(scanSaid(all, { rules, position, done }, asked)),
    );
  }
  function onNoWay(event: Event): void {
    if (props.rules.board.kind === 'points')
      void language.loadWhole().then(({ s }) => notices.announce(s().noLine((event as CustomEvent<string>).detail)));
  }
  return (
    <section
      class="board-area"
      id="board"
      aria-describedby="board-help"
      ref={(section) => {
        props.ref?.(section);
        section.addEventListener('keydown', onKeyDown);
        section.addEventListener('board-no-way', onNoWay);
      }}
    >
      <p id="board-help" class="hidden">
        {help()}
      </p>
      {props.children}
    </section>
  );
}
