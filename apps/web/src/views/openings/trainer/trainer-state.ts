import {
  addTurn,
  type Game,
  newGame,
  outcomeOf,
  positionOf,
  type RuleSet,
  type Side,
  type Step,
  type Turn,
} from '@merellier/rules';
import { readTurn } from '@merellier/rules/notation';
import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { seed } from '../../../browser/chance.ts';
import { readStored, writeStored } from '../../../browser/storage.ts';
import type { MistakeSubject } from '../../../deck/card.ts';
import { withSubject } from '../../../deck/deck.ts';
import { changeDeck } from '../../../deck/stored-deck.ts';
import { lastTrace } from '../../../lines/trace.ts';
import { type Answers, answerTo, askedWith } from './answer.ts';
import { type ExactOf, judgeTurn } from './judge-turn.ts';
import { readTraining, writeTraining } from './kept-training.ts';

/** So many turns of one's own make an exercise. */
export const OWN_TURNS = 5;

/** How an exercise stands. `kept`: whether the browser has the mistake among the cards. */
export type Phase =
  | { readonly at: 'yours' }
  | { readonly at: 'waiting' }
  | { readonly at: 'missed'; readonly mistake: MistakeSubject; readonly kept: boolean }
  | { readonly at: 'done' };

interface TrainerParts {
  readonly rules: Accessor<RuleSet>;
  /** Openings to draw from, by their turns. */
  readonly lines: Accessor<readonly string[]>;
  readonly exact: ExactOf;
}

/** Openings that are drawn and played on against the best answers, or against those of people. To be called within a Solid root. */
export type Trainer = ReturnType<typeof createTrainer>;

export function createTrainer({ rules, lines, exact }: TrainerParts) {
  const kept = readTraining(rules(), readStored('tab', 'trainer'));
  const [side, setSide] = createSignal<Side>(kept?.side ?? 'white');
  const [answers, setAnswers] = createSignal<Answers>(kept?.answers ?? 'best');
  const [game, setGame] = createSignal<Game | null>(kept?.game ?? null);
  const [phase, setPhase] = createSignal<Phase>({ at: 'yours' });
  const [done, setDone] = createSignal<readonly Step[]>([]);
  const [own, setOwn] = createSignal(kept?.own ?? 0);
  const [missed, setMissed] = createSignal(kept?.missed ?? 0);
  let line = kept?.line ?? '';
  /** Which turn is waited for: what was begun before another opening comes to nothing. */
  let awaited = 0;
  onCleanup(() => void awaited++);
  const position = createMemo(() => positionOf(game() ?? newGame(rules())));

  function begin(): void {
    awaited++;
    setOwn(0);
    setMissed(0);
    setDone([]);
    let next = newGame(rules());
    for (const text of line.split(' ')) {
      const turn = readTurn(next.rules, positionOf(next), text);
      if (turn.ok) next = addTurn(next, turn.value, null);
    }
    setGame(next);
    goOn();
  }

  /** Whose turn it is now; the other side's is played. */
  function goOn(): void {
    const now = game();
    if (!now) return;
    if (outcomeOf(now) || own() >= OWN_TURNS) setPhase({ at: 'done' });
    else if (positionOf(now).toPlay === side()) setPhase({ at: 'yours' });
    else void answer(now);
  }

  async function answer(now: Game): Promise<void> {
    const mine = ++awaited;
    setPhase({ at: 'waiting' });
    const turn = await answerTo(now, answers(), askedWith(exact)).catch(() => null);
    if (mine !== awaited) return;
    if (!turn) return void setPhase({ at: 'done' });
    setGame(addTurn(now, turn, null));
    goOn();
  }

  async function play(turn: Turn): Promise<void> {
    const before = game();
    if (!before || phase().at !== 'yours') return;
    const mine = ++awaited;
    setDone([]);
    setPhase({ at: 'waiting' });
    setGame(addTurn(before, turn, null));
    const mistake = await judgeTurn(before, turn, exact).catch(() => null);
    if (mine !== awaited) return;
    if (mistake) {
      const now = Date.now();
      const { kept } = changeDeck((deck) => withSubject(deck, mistake, now), now);
      setMissed(missed() + 1);
      setGame(before);
      setPhase({ at: 'missed', mistake, kept });
      return;
    }
    setOwn(own() + 1);
    goOn();
  }

  if (kept) goOn();
  // A turn that is being judged is not kept: it is asked for again.
  createEffect(() => {
    const now = game();
    if (phase().at === 'waiting') return;
    const training = now && { game: now, line, side: side(), answers: answers(), own: own(), missed: missed() };
    writeStored('tab', 'trainer', training ? writeTraining(training) : '');
  });

  return {
    ...{ rules, side, answers, setAnswers, game, phase, done, setDone, own, missed, position, play, begin },
    view: createMemo(() => rules().view(position())),
    last: createMemo(() => {
      const now = game();
      return now ? lastTrace(now) : null;
    }),
    walks: createMemo(() => (game() && phase().at === 'yours' ? rules().walks(position()) : [])),
    /** Draws another opening. */
    draw(): void {
      const others = lines().filter((each) => each !== line);
      const all = others.length > 0 ? others : lines();
      line = all[seed() % Math.max(1, all.length)] ?? '';
      if (line !== '') begin();
    },
    /** After a mistake: the same position once more. */
    again: (): void => void setPhase({ at: 'yours' }),
    choose(next: Side): void {
      setSide(next);
      if (game()) begin();
    },
    forget(): void {
      awaited++;
      line = '';
      setGame(null);
      setPhase({ at: 'yours' });
    },
  };
}
