import { turnTrace } from '@merellier/board/headless';
import { explain, type Position, type RuleSet, type Step, type Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { TaskPosition } from '../../parts/task-board.tsx';
import type { LanguageState } from '../../state/language.ts';
import type { Notices } from '../../state/notices.ts';

/** A position in which one turn is played, and judged elsewhere: until then it is shown as it was played. */
export interface SentTask {
  readonly task: TaskPosition;
  /** The turn that was played; null before, and once it is taken back. */
  readonly sent: Accessor<Turn | null>;
  /** Why the last taps make no turn. */
  readonly refused: Accessor<string | null>;
  readonly play: (turn: Turn) => void;
  readonly refuse: (taps: readonly number[]) => void;
  readonly stepped: (steps: readonly Step[]) => void;
  /** It was not judged: it can be played once more. */
  readonly takeBack: () => void;
  /** Shows a turn as if it had been played. */
  readonly show: (turn: Turn) => void;
}

interface SentParts {
  readonly rules: RuleSet;
  readonly position: Position;
  readonly language: LanguageState;
  readonly notices: Notices;
  /** Sends the turn, as it is written. */
  readonly send: (turn: string) => void;
}

export function createSentTask({ rules, position, language, notices, send }: SentParts): SentTask {
  const [done, setDone] = createSignal<readonly Step[]>([]);
  const [refused, setRefused] = createSignal<string | null>(null);
  const [sent, setSent] = createSignal<Turn | null>(null);
  const shown = createMemo(() => {
    const turn = sent();
    return turn ? rules.play(position, turn) : position;
  });
  function show(turn: Turn): void {
    setDone([]);
    setRefused(null);
    setSent(() => turn);
  }
  return {
    ...{ sent, refused, show },
    task: {
      ...{ position: shown, done },
      view: createMemo(() => rules.view(shown())),
      last: createMemo(() => {
        const turn = sent();
        return turn ? turnTrace(rules, position, turn) : null;
      }),
      walks: createMemo(() => (sent() ? [] : rules.walks(position))),
    },
    play(turn) {
      if (sent()) return;
      show(turn);
      send(writeTurn(rules, position, turn));
    },
    refuse(taps) {
      const refusal = sent() ? null : explain(rules, position, taps);
      const text = refusal && language.words().refusal(refusal, rules);
      setRefused(text);
      if (text !== null) notices.announce(text);
    },
    stepped(steps) {
      setDone(steps);
      setRefused(null);
    },
    takeBack() {
      setDone([]);
      setSent(null);
    },
  };
}
