import { BoardView, type PlaceMark } from '@merellier/board';
import { createMemo, type JSX } from 'solid-js';
import { useLanguage, useSettings } from '../../context.ts';
import { BoardSection } from '../../parts/board-section.tsx';
import { positionSaid } from '../../parts/position-said.ts';
import type { OpeningsState } from './openings-state.ts';
import { useStrings } from './strings/strings.ts';

/** The lot that was drawn; before that the board on which first turns are tried, each with a tag that says what it is worth. */
export function OpeningsBoard(props: { readonly openings: OpeningsState }): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const s = useStrings();
  const { openings } = props;
  const rules = () => openings.rules();
  const view = () => rules().view(openings.position());
  const marks = createMemo((): readonly PlaceMark[] =>
    openings.turns().map(({ place, value }) => ({ place, kind: value, label: s().letters[value] })),
  );
  const walks = createMemo(() => (openings.turns().length === 0 ? [] : rules().walks(openings.position())));
  return (
    <BoardSection rules={rules()} position={openings.position()}>
      <p class="hidden">{positionSaid(language, rules(), view())}</p>
      <BoardView
        board={rules().board}
        view={view()}
        toPlay={openings.position().toPlay}
        walks={walks()}
        bottom="white"
        last={null}
        marks={marks()}
        names={settings.current().names}
        label={(place, man) => {
          const label = language.words().placeLabel(rules().board, { ...view(), men: man ? [man] : [] }, place);
          const mark = marks().find((each) => each.place === place);
          return mark ? `${label}, ${s().values[mark.kind]}` : label;
        }}
        title={language.s().board(language.words().rulesName(rules()))}
        onTurn={(index) => {
          const [step] = walks()[index]?.steps ?? [];
          if (step?.kind === 'enter') openings.enter(step.at);
        }}
        onRefused={() => undefined}
      />
    </BoardSection>
  );
}
