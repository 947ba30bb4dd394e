import { MiniBoard } from '@merellier/board';
import type { Position, PositionView, RuleSet } from '@merellier/rules';
import { createEffect, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { speak } from '../../browser/speak.ts';
import { canSpeak, hush } from '../../browser/speech.ts';
import { useLanguage } from '../../context.ts';
import { BoardLayout } from '../../frame/board-layout.tsx';
import { BoardSection } from '../../parts/board-section.tsx';
import { Icon, type IconName } from '../../parts/icons.tsx';
import { SideTray } from '../../parts/side-tray.tsx';
import { isLearnt } from './progress.ts';
import { useStrings } from './strings/strings.ts';
import { type Stop, stopView, type Track } from './track.ts';

/** Where on a track one is, and what it is called. */
export interface LessonPlace {
  readonly track: Track;
  /** Counted from 0. */
  readonly at: number;
  /** What the track is called: a chapter, or a rule set. */
  readonly name: string;
  /** Where the track belongs: `Leçon 1`. */
  readonly place: string;
  /** Where it goes on after the last stop. */
  readonly onward: { readonly text: string; readonly href: string };
}

/** The address of the stop after this one, or of what comes after the last. */
export const nextAddress = ({ track, at, onward }: LessonPlace): string =>
  at + 1 < track.stops.length ? track.address(at + 2) : onward.href;

interface FrameProps {
  readonly where: LessonPlace;
  /** The title of the stop. */
  readonly title: string;
  readonly titleOf: (stop: Stop) => string;
  readonly rules: RuleSet;
  readonly position: Position;
  readonly view: PositionView;
  /** Whether it is the reader's turn. */
  readonly isTurn: boolean;
  /** What is said now, for the ear. */
  readonly spoken: () => string;
  readonly board: JSX.Element;
  /** What is said, and the buttons of the moment. */
  readonly children: JSX.Element;
  /** The controls between the way back and the way on. */
  readonly controls: JSX.Element;
}

/** More stops than this stand in two rows; on a telephone only their number is told. */
const MANY = 7;

/** A stop on the board: the board in its place, what is said of it beside it, and all stops of the track as small boards. */
export function LessonFrame(props: FrameProps): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  createEffect(on(() => props.spoken(), hush, { defer: true }));
  onCleanup(hush);
  return (
    <BoardLayout
      title={`${props.where.name} – ${props.title}`}
      opens
      view="lesson"
      top={
        <div class="strip strip-top">
          <p class="strip-name">
            {props.where.name}
            <small>{s().stopOf(props.where.place, props.where.at + 1, props.where.track.stops.length)}</small>
          </p>
          <Show when={props.where.track.stops.length > 1}>
            <div
              class="lesson-way"
              classList={{ 'lesson-way-long': props.where.track.stops.length > MANY }}
              aria-hidden="true"
            >
              <Points where={props.where} />
            </div>
          </Show>
        </div>
      }
      board={
        <BoardSection rules={props.rules} position={props.position}>
          {props.board}
        </BoardSection>
      }
      bottom={
        <section
          class="strip strip-bottom"
          classList={{ 'strip-turn': props.isTurn }}
          aria-label={language.words().side('white')}
        >
          <p class="strip-name">
            {s().you}
            <small>{language.s().colourOf('white')}</small>
          </p>
          <SideTray rules={props.rules} view={props.view} side="white" />
        </section>
      }
    >
      <section class="status">{props.children}</section>
      <Show when={props.where.track.stops.length > 1}>
        <Stops {...props} />
      </Show>
      <nav class="controls" aria-label={language.s().controls}>
        <Way
          icon="left"
          label={s().before}
          href={props.where.at > 0 ? props.where.track.address(props.where.at) : undefined}
        />
        <Show when={canSpeak()}>
          <LessonControl
            icon="listen"
            label={language.s().listen}
            run={() => speak(props.spoken(), language.tongue().language)}
          />
        </Show>
        {props.controls}
        <Way icon="right" label={s().after} href={nextAddress(props.where)} />
      </nav>
    </BoardLayout>
  );
}

/** All stops of a track as small boards, over the line on which one goes. */
function Stops(props: FrameProps): JSX.Element {
  const s = useStrings();
  return (
    <nav class="stops" aria-label={s().exercises}>
      <ol class="stops-list" classList={{ 'stops-many': props.where.track.stops.length > MANY }}>
        <For each={props.where.track.stops}>
          {(stop, i) => (
            <li>
              <a
                href={props.where.track.address(i() + 1)}
                aria-current={i() === props.where.at ? 'step' : undefined}
                title={props.titleOf(stop)}
              >
                <MiniBoard board={stop.rules.board} view={stopView(stop)} />
                <span class="hidden">
                  {props.titleOf(stop)}
                  <Show when={isLearnt(stop.mark)}>, {stop.kind === 'game' ? s().played : s().learnt}</Show>
                </span>
              </a>
              <span
                class="stop-point"
                classList={{ past: isLearnt(stop.mark), here: i() === props.where.at }}
                aria-hidden="true"
              />
            </li>
          )}
        </For>
      </ol>
    </nav>
  );
}

function Points(props: { readonly where: LessonPlace }): JSX.Element {
  return (
    <div class="points">
      <For each={props.where.track.stops}>
        {(stop, i) => <span classList={{ past: isLearnt(stop.mark), here: i() === props.where.at }} />}
      </For>
    </div>
  );
}

/** A way to another stop, among the controls; without an address it leads nowhere. */
function Way(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string | undefined;
}): JSX.Element {
  return (
    <Show
      when={props.href}
      fallback={
        <span class="control" aria-disabled="true" aria-hidden="true">
          <Icon name={props.icon} />
          {props.label}
        </span>
      }
    >
      {(href) => (
        <a class="control" href={href()}>
          <Icon name={props.icon} />
          <span>{props.label}</span>
        </a>
      )}
    </Show>
  );
}

/** A button among the controls. */
export function LessonControl(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly off?: boolean;
  readonly run: () => void;
}): JSX.Element {
  return (
    <button type="button" class="control" aria-disabled={props.off ?? false} onClick={() => !props.off && props.run()}>
      <Icon name={props.icon} />
      <span>{props.label}</span>
    </button>
  );
}
