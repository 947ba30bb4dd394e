import type { Trace } from '@merellier/board';
import { turnTrace } from '@merellier/board/headless';
import { explain, type Position, type RuleSet, type Step, type Turn, type Walk } from '@merellier/rules';
import { createMemo, createSignal, onCleanup } from 'solid-js';
import { useLanguage, useNotices } from '../../context.ts';
import { begunWith } from '../../play/under-way.ts';
import { answered, isRight, type Lesson, otherSort, positionFor, prepared, sortTurns } from './lesson.ts';
import type { LessonText } from './strings/shapes.ts';
import { useStrings } from './strings/strings.ts';

/** Milliseconds for which a turn that was not asked for stays to be seen, and before the other side answers. */
const SHOWN = 1600;
const PAUSE = 900;

const NO_WALKS: readonly Walk[] = [];

/** What was said last of what the player did. */
export interface Feedback {
  readonly kind: 'right' | 'wrong' | 'refusal' | 'hint';
  readonly text: string;
}

/** A step that is done at a place. */
type PlacedStep = Exclude<Step, { readonly kind: 'say' }>;

export type ExerciseState = ReturnType<typeof createExercise>;

interface ExerciseParts {
  readonly rules: RuleSet;
  readonly lesson: Lesson;
  readonly text: () => LessonText;
  /** Whether the next place to touch glows from the beginning; otherwise it does when one asks to be shown. */
  readonly guided: boolean;
  readonly onDone: () => void;
}

/** A lesson under way: its position, its task, and what came of the last turn. */
export function createExercise({ rules, lesson, text, guided, onDone }: ExerciseParts) {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const first = positionFor(rules, lesson);
  if (!first) throw new RangeError(`lesson ${lesson.id} has no position for ${rules.id}`);

  const [step, setStep] = createSignal(0);
  /** Where the step begins, and what is on the board now: another position while a turn is shown and put back. */
  const [base, setBase] = createSignal<Position>(opening(first, 0));
  const [shown, setShown] = createSignal<Position>(base());
  const [last, setLast] = createSignal<Trace | null>(null);
  const [shows, setShows] = createSignal(guided);
  const [phase, setPhase] = createSignal<'play' | 'wait' | 'done'>('play');
  const [feedback, setFeedback] = createSignal<Feedback | null>(null);
  const [done, setDone] = createSignal<readonly Step[]>([]);
  const [stop, setStop] = createSignal<number | null>(null);
  const [tries, setTries] = createSignal(0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));

  /** Where the dice are what a step is about, they wait to be thrown; otherwise an ordinary throw lies there. */
  function opening(position: Position, index: number): Position {
    const asked = lesson.steps[index];
    return asked?.dice ? position : prepared(rules, position, asked);
  }

  const current = () => {
    const found = lesson.steps[step()];
    if (!found) throw new RangeError(`lesson ${lesson.id} has no step ${step()}`);
    return found;
  };
  const said = () => text().steps[step()] ?? { task: '', done: '' };
  const awaitsThrow = createMemo(() => phase() === 'play' && rules.awaitsThrow(shown()));
  const walks = createMemo(() => {
    tries();
    return phase() === 'play' && !awaitsThrow() ? rules.walks(shown()) : NO_WALKS;
  });
  const sayable = createMemo(() =>
    walks().flatMap(({ turn, steps: [begin] }) => (begin?.kind === 'say' ? [{ turn, what: begin.what }] : [])),
  );

  /** What is to be done next of a turn that is asked for; null where nothing is shown, or the taps lead elsewhere. */
  const next = createMemo((): PlacedStep | null => {
    if (!shows() || phase() !== 'play') return null;
    const begun = done();
    const walk = begunWith(walks(), begun).find(({ turn }) => isRight(rules, shown(), turn, current()));
    const found = walk?.steps[begun.length];
    return found && found.kind !== 'say' ? found : null;
  });
  /** The place that is to be touched next, where it is shown. */
  const glow = (): number | null => next()?.at ?? null;
  const glowKind = (): PlacedStep['kind'] | null => next()?.kind ?? null;

  function tell(kind: Feedback['kind'], sentence: string): void {
    setFeedback({ kind, text: sentence });
    notices.announce(sentence);
  }

  function begin(position: Position, index: number): void {
    setDone([]);
    setStop(null);
    setShows(guided);
    setStep(index);
    setBase(position);
    setShown(position);
    setTries(tries() + 1);
    setPhase('play');
  }

  function throwDice(): void {
    const { dice } = current();
    if (!dice) return;
    const thrown = rules.throwDice(shown(), dice);
    setBase(thrown);
    setShown(thrown);
    notices.announce(`${language.words().throwSaid(rules, dice)}. ${language.words().throwAllows(rules, dice)}`);
  }

  function play(turn: Turn): void {
    const before = shown();
    const after = rules.play(before, turn);
    const asked = current();
    setDone([]);
    setStop(null);
    setLast(turnTrace(rules, before, turn, after));
    setShown(after);
    if (isRight(rules, before, turn, asked)) goOn(after);
    else {
      const sort = otherSort(rules, before, turn, asked);
      const { others } = said();
      tell('wrong', `${others?.[sort] ?? others?.any ?? s().otherTurn} ${s().putBack}`);
      setPhase('wait');
      timer = setTimeout(putBack, SHOWN);
    }
  }

  /** Takes a turn back that was not asked for. */
  function putBack(): void {
    clearTimeout(timer);
    setLast(null);
    begin(base(), step());
  }

  function goOn(after: Position): void {
    const next = step() + 1;
    tell('right', said().done);
    if (next === lesson.steps.length) {
      setPhase('done');
      onDone();
      return;
    }
    const answer = answered(rules, after, current());
    setPhase('wait');
    timer = setTimeout(
      () => {
        const position = answer?.position ?? after;
        const reply = answer?.turn;
        if (reply) setLast(turnTrace(rules, after, reply, position));
        begin(opening(position, next), next);
        const replySaid = reply ? `${language.words().turnSaid(rules, after, reply)}. ` : '';
        notices.announce(`${replySaid}${said().task}`);
      },
      current().reply ? PAUSE : 0,
    );
  }

  function refuse(taps: readonly number[]): void {
    if (phase() !== 'play') return;
    const refusal = explain(rules, shown(), taps);
    if (refusal) tell('refusal', language.words().refusal(refusal, rules));
  }

  function stepped(steps: readonly Step[], complete: number | null): void {
    setDone(steps);
    setStop(complete);
    setFeedback(null);
    notices.announce(language.words().toPlay(rules, shown(), { done: steps }));
  }

  function showHint(): void {
    if (phase() === 'wait' && feedback()?.kind === 'wrong') putBack();
    if (phase() !== 'play' || awaitsThrow()) return;
    const [turn] = sortTurns(rules, shown(), current()).right;
    if (!turn) return;
    setShows(true);
    tell('hint', s().hint(language.words().turnSaid(rules, shown(), turn)));
  }

  function restart(): void {
    clearTimeout(timer);
    setLast(null);
    setFeedback(null);
    begin(opening(first as Position, 0), 0);
    notices.announce(said().task);
  }

  function playWalk(index: number): void {
    const walk = walks()[index];
    if (walk) play(walk.turn);
  }

  return {
    ...{ step, shown, last, glow, glowKind, phase, feedback, done, stop, walks, sayable, awaitsThrow, said },
    ...{ play, playWalk, refuse, stepped, showHint, restart, throwDice },
  };
}
