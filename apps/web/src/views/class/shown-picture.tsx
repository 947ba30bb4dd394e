import { LargeBoard } from '@merellier/board';
import type { JSX } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { positionSaid } from '../../parts/position-said.ts';
import type { ShownGame } from './shown-state.ts';

/** The game that everybody looks through, as a picture: on the teacher's desk and on the wall. */
export function ShownPicture(props: { readonly state: ShownGame }): JSX.Element {
  const language = useLanguage();
  /** The way of the last turn, where a man moved. */
  const way = () => {
    const path = props.state.last()?.path ?? [];
    return { ways: path.length > 1 ? [{ path, share: 0.5 }] : [], spots: [] };
  };
  return (
    <LargeBoard
      board={props.state.game().rules.board}
      view={props.state.men()}
      heat={way()}
      names
      title={positionSaid(language, props.state.game().rules, props.state.men())}
    />
  );
}
