import { type JSX, Match, Switch } from 'solid-js';
import type { SheetProps } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { faultOf } from '../../parts/fault.ts';
import { Strings as PuzzlesStrings } from '../puzzles/strings/strings.ts';
import { DeckPage } from './deck-page.tsx';
import { createDeckState } from './deck-state.ts';
import { Sitting } from './sitting.tsx';
import { Strings } from './strings/strings.ts';
import '../puzzles/puzzles.css';
import './revise.css';

/** What comes back: all cards (`/reviser`), and those that are due, one after the other (`/reviser/maintenant`). */
export function ReviseView(props: SheetProps): JSX.Element {
  return (
    <PuzzlesStrings>
      <Strings>
        <Pages rest={props.rest} />
      </Strings>
    </PuzzlesStrings>
  );
}

function Pages(props: SheetProps): JSX.Element {
  const language = useLanguage();
  const state = createDeckState();
  return (
    <Switch fallback={<DeckPage state={state} fault={faultOf(language, props.rest.join('/'))} />}>
      <Match when={props.rest.length === 1 && props.rest[0] === 'now'}>
        <Sitting state={state} />
      </Match>
    </Switch>
  );
}
