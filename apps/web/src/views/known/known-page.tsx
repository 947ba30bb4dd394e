import { createMemo, type JSX } from 'solid-js';
import { useLanguage, useSettings } from '../../context.ts';
import { BoardLayout } from '../../frame/board-layout.tsx';
import type { KnownGame } from '../../known/known-game.ts';
import { KNOWN_GAMES, knownGame } from '../../known/known-games.ts';
import { faultOf } from '../../parts/fault.ts';
import { nameTab } from '../../parts/name-tab.ts';
import { KnownBelow } from './known-below.tsx';
import { KnownBoard } from './known-board.tsx';
import { KnownPanel } from './known-panel.tsx';
import { createKnown } from './known-state.ts';
import { Strings, useStrings } from './strings/strings.ts';
import './known.css';

/** What is known of the solved games: of the one that the address names, or that is chosen, or else of the first. */
export function KnownPage(props: { readonly rest: readonly string[] }): JSX.Element {
  return (
    <Strings>
      <Known rest={props.rest} />
    </Strings>
  );
}

function Known(props: { readonly rest: readonly string[] }): JSX.Element {
  const language = useLanguage();
  const settings = useSettings();
  const s = useStrings();
  const asked = (): string | undefined => props.rest[0];
  const named = () => knownGame(asked() ?? settings.chosen().id);
  const known = createMemo(() => named() ?? (KNOWN_GAMES[0] as KnownGame));
  const fault = (): string | null => (asked() !== undefined && !named() ? faultOf(language, asked()) : null);
  const state = createKnown(known);
  nameTab(() => s().title);
  return (
    <BoardLayout
      title={s().title}
      opens
      view="known"
      board={<KnownBoard state={state} />}
      below={<KnownBelow state={state} />}
    >
      <KnownPanel state={state} fault={fault()} />
    </BoardLayout>
  );
}
