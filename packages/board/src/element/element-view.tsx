import { other, SIDES, type Side, THROWS } from '@merellier/rules';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { BoardView } from '../board-view.tsx';
import { DiceView } from '../dice-view.tsx';
import type { Material } from '../drawing/material.ts';
import { Tray } from '../tray.tsx';
import { shownMen } from '../walk.ts';
import { arrowsOn, type BoardArrow, type BoardMark, type Hideable, marksOn } from './attributes.ts';
import type { Drawings } from './drawings.ts';
import type { Labels } from './labels.ts';
import type { Table } from './table.ts';
import type { Voice } from './voice.ts';

interface ElementViewProps {
  readonly table: Table;
  readonly voice: Voice | null;
  readonly labels: Labels;
  readonly bottom: Side;
  readonly material: Material | null;
  readonly hidden: ReadonlySet<Hideable>;
  readonly marks: readonly BoardMark[];
  readonly arrows: readonly BoardArrow[];
  readonly drawings: Drawings;
  /** Whether the reader may draw: then the keys for it are said. */
  readonly drawable: boolean;
  /** Puts the focus on the board: a button that was pressed may be gone. */
  readonly focusBoard: () => void;
}

/** All that stands in the element's shadow: trays, board, dice, one sentence, and the buttons of the moment. */
export function ElementView(props: ElementViewProps): JSX.Element {
  const { table } = props;
  const { rules, view, underWay } = table;
  const marks = createMemo(() => marksOn(rules().board, props.marks));
  const arrows = createMemo(() => arrowsOn(rules().board, props.arrows));
  const hasDice = createMemo(() => THROWS.some(({ dice }) => rules().isSpecial(dice)));
  const shows = (part: Hideable): boolean => !props.hidden.has(part);
  // While men are entered nearly every free point is open: only where a man can go is worth saying.
  const states = createMemo(() => ({ ...props.labels.states, ...(underWay.done().length === 0 && { target: '' }) }));

  const placeLabel = (place: number, man: ReturnType<typeof view>['men'][number] | null): string => {
    const { board } = rules();
    const stands = props.voice?.words.placeLabel(board, { ...view(), men: man ? [man] : [] }, place);
    const mark = marks().find((each) => each.place === place);
    const worth = mark ? [`${props.labels.marks[mark.kind]} ${mark.label}`] : [];
    return [stands ?? board.names[place] ?? '', ...worth].join(', ');
  };

  return (
    <>
      <Show when={shows('trays')}>
        <SideTray {...props} side={other(props.bottom)} />
      </Show>
      <div part="board">
        <p id="help" class="hidden">
          {props.labels.help} {props.drawable ? props.labels.drawing.help : ''} {props.drawings.said()}
          <Show when={arrows().length > 0}>
            {' '}
            {props.labels.arrows(
              props.arrows.map(({ path, label }) => [path.join('-'), ...(label ? [label] : [])].join(' ')).join(', '),
            )}
          </Show>
        </p>
        <section
          aria-describedby="help"
          on:board-no-way={(event: CustomEvent<string>) =>
            rules().board.kind === 'points' && table.announce(props.labels.noLine[event.detail] ?? '')
          }
        >
          <BoardView
            board={rules().board}
            view={view()}
            toPlay={table.position().toPlay}
            walks={underWay.walks()}
            begun={underWay.done()}
            bottom={props.bottom}
            material={props.material}
            last={shows('last') ? table.last() : null}
            names={shows('coordinates')}
            marks={marks()}
            arrows={arrows()}
            sketch={props.drawings.sketch}
            label={placeLabel}
            states={states()}
            title={props.labels.board(props.voice?.words.rulesName(rules()) ?? '')}
            onTurn={table.playWalk}
            onRefused={table.refuseTaps}
            onStep={(steps, _next, complete) => table.stepped(steps, complete)}
          />
        </section>
      </div>
      <p class="hidden">{positionSaid(props)}</p>
      <Show when={shows('trays')}>
        <SideTray {...props} side={props.bottom} />
      </Show>
      <Show when={hasDice()}>
        <Dice {...props} />
      </Show>
      <Show when={shows('message')}>
        <p class="message" part="message">
          {table.note() ?? huffing(props) ?? table.task()}
        </p>
      </Show>
      <Acts {...props} />
      <Announcer table={table} />
    </>
  );
}

/** Who stands where, at one hearing; place by place it is told by the board itself. */
function positionSaid({ table: { rules, view, position, underWay }, voice, labels }: ElementViewProps): string {
  if (!voice) return '';
  const { toPlay } = position();
  const done = underWay.done().filter((step) => step.kind !== 'say');
  const men = shownMen({ men: view().men, side: toPlay, done });
  return SIDES.map((side) => {
    const places = men
      .filter((man) => man.side === side)
      .sort((a, b) => a.at - b.at)
      .map(({ at, king }) => (king ? labels.king : String)(rules().board.names[at] ?? ''));
    const entered = side === toPlay ? done.filter(({ kind }) => kind === 'enter').length : 0;
    return labels.standing(voice.words.side(side), places, view().hands[side] - entered);
  }).join(' ');
}

/** What there is to decide before a turn that may begin with huffing; null where there is nothing. */
function huffing({ table: { underWay }, labels }: ElementViewProps): string | null {
  if (!underWay.canHuff() || underWay.done().length > 0) return null;
  const choice = underWay.huffChoice();
  return choice === 'huff' ? labels.huffChoose : choice === 'pass' ? labels.letPassChosen : labels.huffPending;
}

/** A side's men in hand, and those that it took. Men of the turn on the way have left their place already. */
function SideTray(props: ElementViewProps & { readonly side: Side }): JSX.Element {
  const { rules, view, position, underWay } = props.table;
  const begin = createMemo(() => {
    const { men, hands } = rules().view(rules().start());
    return { size: men.filter((man) => man.side === props.side).length + hands[props.side], hand: hands[props.side] };
  });
  const moved = (kind: 'enter' | 'take'): number =>
    position().toPlay === props.side ? underWay.done().filter((step) => step.kind === kind).length : 0;
  const hand = (): number => view().hands[props.side] - moved('enter');
  const captured = (): number => view().lost[other(props.side)] + moved('take');
  return (
    <div part="tray">
      <Tray
        material={props.material}
        side={props.side}
        hand={hand()}
        captured={captured()}
        size={begin().size}
        label={props.labels.tray(
          props.side,
          begin().hand > 0 ? hand() : null,
          captured(),
          rules().board.kind === 'squares',
        )}
      />
    </div>
  );
}

function Dice(props: ElementViewProps): JSX.Element {
  const { rules, position } = props.table;
  const said = (): string => {
    const { dice } = position();
    return dice ? (props.voice?.words.throwSaid(rules(), dice) ?? '') : '';
  };
  const special = (): boolean => {
    const { dice } = position();
    return dice !== null && rules().isSpecial(dice);
  };
  return (
    <div class="dice" part="dice">
      <DiceView
        material={props.material}
        dice={position().dice}
        special={special()}
        label={said() || props.labels.diceWaiting}
      />
      <span>{said()}</span>
    </div>
  );
}

/** Buttons for what is not done on the board itself. */
function Acts(props: ElementViewProps): JSX.Element {
  const { table } = props;
  const { underWay } = table;
  const begins = (): boolean => underWay.done().length === 0;
  const Act = (act: { readonly text: string; readonly pressed?: boolean; readonly run: () => void }): JSX.Element => (
    <button
      type="button"
      part="button"
      aria-pressed={act.pressed}
      onClick={() => {
        act.run();
        props.focusBoard();
      }}
    >
      {act.text}
    </button>
  );
  return (
    <div class="acts" part="buttons">
      <Show when={table.awaitsThrow() && table.isOpen()}>
        <Act text={props.labels.throwDice} run={table.throwByHand} />
      </Show>
      <Show when={underWay.canHuff() && begins()}>
        <Act
          text={props.labels.huff}
          pressed={underWay.huffChoice() === 'huff'}
          run={() => underWay.chooseHuff('huff', table.playWalk)}
        />
        <Act
          text={props.labels.letPass}
          pressed={underWay.huffChoice() === 'pass'}
          run={() => underWay.chooseHuff('pass', table.playWalk)}
        />
      </Show>
      <For each={begins() ? underWay.sayable() : []}>
        {({ turn, what }) => <Act text={props.labels[what]} run={() => table.sayTurn(turn)} />}
      </For>
      <Show when={underWay.stop() !== null}>
        <Act text={props.labels.stopHere} run={() => table.playWalk(underWay.stop() ?? -1)} />
      </Show>
    </div>
  );
}

/** Says to screen readers what the eye sees on the board: each turn, each refusal. The same sentence twice is said twice. */
function Announcer(props: { readonly table: Table }): JSX.Element {
  const [texts, setTexts] = createSignal<readonly [string, string]>(['', '']);
  let second = false;
  createEffect(
    on(
      props.table.said,
      ({ text }) => {
        second = !second;
        setTexts(second ? ['', text] : [text, '']);
      },
      { defer: true },
    ),
  );
  return (
    <div class="hidden" role="status" aria-live="polite">
      <p>{texts()[0]}</p>
      <p>{texts()[1]}</p>
    </div>
  );
}
