import { BoardView, type PlaceMark, type Trace } from '@merellier/board';
import type { Position, RuleSet, Walk } from '@merellier/rules';
import { createMemo, type JSX } from 'solid-js';
import { useLanguage, useSettings } from '../context.ts';
import { BoardSection } from './board-section.tsx';
import { commonValue } from './common-value.ts';
import { positionSaid } from './position-said.ts';

/** A place, and what a man there is worth. */
export type PlaceValue = Pick<PlaceMark, 'place' | 'kind'>;

type Said = Readonly<Record<PlaceMark['kind'], string>>;

/**
 * A board that tells what its places are worth: by a tag at each, and in words to those who hear it. Where all are worth the
 * same, the words beside the board say so once (`Legend`), and only the place that was touched has a tag.
 */
export function ValuedBoard(props: {
  readonly rules: RuleSet;
  readonly position: Position;
  readonly values: readonly PlaceValue[];
  readonly said: { readonly letters: Said; readonly values: Said };
  /** The turns that can be played; none for a board that is looked at. */
  readonly walks: readonly Walk[];
  readonly last?: Trace | null;
  /** The place that was touched, to be told its value. */
  readonly touched?: number | null;
  readonly onPlace?: ((place: number) => void) | undefined;
  readonly onTurn?: (walk: Walk) => void;
}): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const view = createMemo(() => props.rules.view(props.position));
  const marks = createMemo(() => {
    const same = commonValue(props.values.map(({ kind }) => kind)) !== null;
    const tagged = same ? props.values.filter(({ place }) => place === props.touched) : props.values;
    return tagged.map((value) => ({ ...value, label: props.said.letters[value.kind] }));
  });
  return (
    <BoardSection rules={props.rules} position={props.position}>
      <p class="hidden">{positionSaid(language, props.rules, view())}</p>
      <BoardView
        board={props.rules.board}
        view={view()}
        toPlay={props.position.toPlay}
        walks={props.walks}
        bottom="white"
        last={props.last ?? null}
        marks={marks()}
        names={settings.current().names}
        label={(place, man) => {
          const label = language.words().placeLabel(props.rules.board, { ...view(), men: man ? [man] : [] }, place);
          const value = man ? null : props.values.find((each) => each.place === place);
          return value ? `${label}, ${props.said.values[value.kind]}` : label;
        }}
        title={language.s().board(language.words().rulesName(props.rules))}
        {...(props.onPlace ? { onPlace: props.onPlace } : {})}
        onTurn={(index) => {
          const walk = props.walks[index];
          if (walk) props.onTurn?.(walk);
        }}
        onRefused={() => undefined}
      />
    </BoardSection>
  );
}
