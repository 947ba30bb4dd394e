import { BoardView, type PlaceMark } from '@merellier/board';
import { createMemo, type JSX } from 'solid-js';
import { useLanguage, useSettings } from '../../context.ts';
import { BoardSection } from '../../parts/board-section.tsx';
import { positionSaid } from '../../parts/position-said.ts';
import type { KnownState } from './known-state.ts';
import { useStrings } from './strings/strings.ts';

/** The board of a solved game: a tag at each point with what a man there is worth, or a win that is played through. */
export function KnownBoard(props: { readonly state: KnownState }): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const s = useStrings();
  const { state } = props;
  const rules = () => state.rules();
  const view = () => rules().view(state.position());
  const marks = createMemo((): readonly PlaceMark[] =>
    state.marks().map((mark) => ({ ...mark, label: s().letters[mark.kind] })),
  );
  return (
    <BoardSection rules={rules()} position={state.position()}>
      <p class="hidden">{positionSaid(language, rules(), view())}</p>
      <BoardView
        board={rules().board}
        view={view()}
        toPlay={state.position().toPlay}
        walks={state.walks()}
        bottom="white"
        last={state.last()}
        marks={marks()}
        names={settings.current().names}
        label={(place, man) => {
          const label = language.words().placeLabel(rules().board, { ...view(), men: man ? [man] : [] }, place);
          const value = man ? null : state.valueAt(place);
          return value ? `${label}, ${s().values[value]}` : label;
        }}
        title={language.s().board(language.words().rulesName(rules()))}
        {...(state.isLine() ? {} : { onPlace: state.setTouched })}
        onTurn={() => undefined}
        onRefused={() => undefined}
      />
    </BoardSection>
  );
}
