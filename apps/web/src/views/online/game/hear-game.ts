import { turnTrace } from '@merellier/board/headless';
import type { GameNode } from '@merellier/rules';
import { createEffect, on, untrack } from 'solid-js';
import { positionBefore } from '../../../lines/trace.ts';
import { hear } from '../../../sound/hear.ts';
import { soundsOfTurn } from '../../../sound/sound-of.ts';
import type { SettingsState } from '../../../state/settings.ts';
import type { OnlineGame } from './online-game.ts';

/** Lets the turns of an online game be heard, one’s own and the other’s, as long as the settings want it; within a Solid root. */
export function hearGame(settings: SettingsState, game: OnlineGame): void {
  createEffect(
    on(game.shown, (now, before) => {
      const last = now.nodes.length - 1;
      const node = now.nodes[last] as GameNode;
      // A turn is heard when it is played: not when the game is opened or gone through, nor where one waits to be known.
      if (!before || before.rules !== now.rules) return;
      if (last !== before.nodes.length || !node.turn) return;
      const trace = turnTrace(now.rules, positionBefore(now, last), node.turn);
      if (!trace) return;
      const to = trace.path.at(-1);
      const closes = now.rules.view(node.position).men.some((man) => man.at === to && man.inMill);
      const heard = { steps: 0, closes, takes: trace.taken.length > 0, ends: untrack(game.isOver) };
      hear(untrack(settings.current), soundsOfTurn(heard));
    }),
  );
}
