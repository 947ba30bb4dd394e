import type { Board, Drawn } from '@merellier/rules';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import { createSketch } from '../sketch.tsx';
import type { Sketch } from '../sketch-board.ts';
import type { BoardDrawing } from './attributes.ts';
import type { Send } from './events.ts';
import type { Labels } from './labels.ts';

interface DrawingParts {
  readonly board: Accessor<Board>;
  /** Whether the reader may draw. */
  readonly isOpen: Accessor<boolean>;
  readonly labels: Accessor<Labels>;
  readonly announce: (text: string) => void;
  readonly send: Send;
}

/** The reader's own arrows and rings on an element. */
export interface Drawings {
  /** By the names of places. */
  readonly drawn: Accessor<readonly BoardDrawing[]>;
  /** Puts others in their place; nobody is told. */
  readonly setDrawn: (drawn: readonly BoardDrawing[]) => void;
  readonly sketch: Sketch;
  /** All of them in words; empty where there are none. */
  readonly said: Accessor<string>;
}

const isSame = (a: BoardDrawing, b: BoardDrawing): boolean => a.from === b.from && a.to === b.to;

/** What is drawn by hand is kept, said, and told to the page. */
export function createDrawings({ board, isOpen, labels, announce, send }: DrawingParts): Drawings {
  const [drawn, setDrawn] = createSignal<readonly BoardDrawing[]>([]);
  const name = (place: number): string => board().names[place] ?? '';
  // What names a place that this board has not is not drawn.
  const marks = createMemo((): readonly Drawn[] =>
    drawn()
      .map(({ from, to }) => ({ from: board().names.indexOf(from), to: board().names.indexOf(to) }))
      .filter(({ from, to }) => from >= 0 && to >= 0),
  );
  const wordsOf = ({ from, to }: BoardDrawing): string =>
    from === to ? labels().drawing.ring(from) : labels().drawing.arrow(from, to);

  function keep(next: readonly BoardDrawing[], said: string): void {
    setDrawn(next);
    announce(said);
    send('draw', { drawn: next, by: 'person' });
  }

  return {
    drawn,
    setDrawn,
    sketch: createSketch({
      marks,
      isOpen,
      onDraw(mark) {
        const drawing: BoardDrawing = { from: name(mark.from), to: name(mark.to) };
        const isKnown = drawn().some((each) => isSame(each, drawing));
        const words = wordsOf(drawing);
        if (isKnown)
          keep(
            drawn().filter((each) => !isSame(each, drawing)),
            labels().drawing.gone(words),
          );
        else keep([...drawn(), drawing], `${words}.`);
      },
      onBegin: (from) => announce(labels().drawing.begun(name(from))),
      onClear: () => keep([], labels().drawing.cleared),
    }),
    said: () => (marks().length === 0 ? '' : labels().drawing.all(drawn().map(wordsOf).join(', '))),
  };
}
