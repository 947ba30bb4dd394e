import { createSketch, type Sketch } from '@merellier/board';
import type { Board, Drawn } from '@merellier/rules';
import type { Accessor } from 'solid-js';
import type { LanguageState } from '../state/language.ts';
import type { Notices } from '../state/notices.ts';

interface OwnMarksParts {
  readonly language: LanguageState;
  readonly notices: Notices;
  readonly board: Accessor<Board>;
  /** What is drawn on the position that is looked at, and how it is kept. */
  readonly marks: Accessor<readonly Drawn[]>;
  readonly keep: (marks: readonly Drawn[]) => void;
}

/** One's own arrows and rings on a board of the page. */
export interface OwnMarks {
  readonly marks: Accessor<readonly Drawn[]>;
  readonly sketch: Sketch;
  readonly clear: () => void;
  /** All of them in words; empty where there are none. */
  readonly said: () => string;
}

const isSame = (a: Drawn, b: Drawn): boolean => a.from === b.from && a.to === b.to;

/** What is drawn is said too. */
export function createOwnMarks({ language, notices, board, marks, keep }: OwnMarksParts): OwnMarks {
  const { s } = language;
  const { announce } = notices;
  const name = (place: number): string => board().names[place] ?? '';
  const said = ({ from, to }: Drawn): string =>
    from === to ? s().sketch.ring(name(to)) : s().sketch.arrow(name(from), name(to));

  function clear(): void {
    keep([]);
    announce(s().sketch.cleared);
  }

  return {
    marks,
    clear,
    sketch: createSketch({
      marks,
      onDraw(mark) {
        const known = marks().some((each) => isSame(each, mark));
        keep(known ? marks().filter((each) => !isSame(each, mark)) : [...marks(), mark]);
        announce(known ? s().sketch.gone(said(mark)) : `${said(mark)}.`);
      },
      onBegin: (from) => announce(s().sketch.begun(name(from))),
      onClear: clear,
    }),
    said: () => (marks().length === 0 ? '' : s().sketch.all(marks().map(said).join(', '))),
  };
}
