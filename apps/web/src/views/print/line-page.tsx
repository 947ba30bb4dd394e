import { type Game, type GameNode, outcomeOf } from '@merellier/rules';
import { writeThrow, writeTurn } from '@merellier/rules/notation';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { positionBefore } from '../../lines/trace.ts';
import { namedOpening } from '../../openings/named-opening.ts';
import { fitText } from './fit-text.ts';
import { keyPositions } from './key-positions.ts';
import type { PrintChoice } from './print-choice.ts';
import { printedName } from './printed-name.ts';
import { PrintedPosition } from './printed-position.tsx';
import { useStrings } from './strings/strings.ts';

const BOARDS = 6;

interface WrittenTurn {
  /** The number before it; empty for the second turn of a number. */
  readonly number: string;
  readonly text: string;
}

/** A line on one sheet: what it is called, its turns, and small boards of the positions that tell most. */
export function LinePage(props: { readonly game: Game; readonly choice: PrintChoice }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const rules = () => props.game.rules;
  const turns = createMemo(() => writtenTurns(props.game));
  const boards = createMemo(() => keyPositions(props.game, BOARDS));
  const named = createMemo(() =>
    namedOpening(
      props.game,
      turns().map(({ text }) => text),
    ),
  );
  const rulesName = (): string => printedName(language.words(), rules());
  const title = (): string => named()?.name(language.tongue().language) ?? rulesName();
  const players = (): string => {
    const { White = '?', Black = '?' } = props.game.tags;
    return White === '?' && Black === '?' ? '' : `${White} – ${Black}`;
  };
  const under = (): string =>
    [...(named() ? [rulesName()] : []), players(), named()?.source ?? ''].filter((part) => part !== '').join(' · ');
  const end = (): string => {
    const outcome = outcomeOf(props.game);
    return outcome ? language.words().outcome(outcome) : '';
  };
  /** The number and the turn that led to a node. */
  const led = (node: number): string => {
    const turn = turns()[node - 1];
    const number = turn?.number || `${turns()[node - 2]?.number.replace('.', '') ?? ''}…`;
    return `${number} ${turn?.text ?? ''}`;
  };
  let text: HTMLDivElement | undefined;
  fitText(
    () => text,
    () => [turns(), props.choice.paper, props.choice.orientation],
  );
  return (
    <div class="page-puzzles page-line">
      <h2 class="page-title">{title()}</h2>
      <Show when={under()}>{(said) => <p class="page-under">{said()}</p>}</Show>
      <div class="page-text page-line-turns" ref={text}>
        <p>
          <For each={turns()}>
            {({ number, text }) => (
              <span class="page-line-turn">
                <Show when={number}>
                  <strong>{number}</strong>{' '}
                </Show>
                {text}
              </span>
            )}
          </For>
          <Show when={end()}>{(said) => <em>{said()}</em>}</Show>
        </p>
      </div>
      <div class={`page-boards page-six page-${props.choice.orientation} lines-${props.choice.weight}`}>
        <For each={boards()}>
          {({ node, name }) => (
            <div class="page-puzzle">
              <p>
                {s().after(led(node))}
                <Show when={name}>{(opening) => <strong> {opening().name(language.tongue().language)}</strong>}</Show>
              </p>
              <PrintedPosition
                rules={rules()}
                view={rules().view((props.game.nodes[node] as GameNode).position)}
                bottom={rules().parameters['begins'] === 'black' ? 'black' : 'white'}
                names={props.choice.puzzleNames}
              />
            </div>
          )}
        </For>
      </div>
    </div>
  );
}

/** The turns of a game without variations, numbered as in its text. */
function writtenTurns(game: Game): readonly WrittenTurn[] {
  const first = game.nodes[0]?.position.toPlay;
  let number = 0;
  return game.nodes.flatMap(({ turn, dice }, node): readonly WrittenTurn[] => {
    if (!turn) return [];
    const before = positionBefore(game, node);
    const begins = before.toPlay === first;
    if (begins || number === 0) number++;
    const text = `${dice ? `${writeThrow(dice)} ` : ''}${writeTurn(game.rules, before, turn)}`;
    return [{ number: begins ? `${number}.` : '', text }];
  });
}
