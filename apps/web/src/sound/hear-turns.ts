import { turnTrace } from '@merellier/board/headless';
import { type GameNode, positionOf, type Step } from '@merellier/rules';
import { createEffect, createRoot, on, untrack } from 'solid-js';
import type { Play } from '../play/play.ts';
import type { SettingsState } from '../state/settings.ts';
import { hear as hearNow } from './hear.ts';
import { soundOfStep, soundsOfTurn } from './sound-of.ts';
import type { Sound } from './strike.ts';

let hears = false;

/** Lets every turn on the game's board be heard and felt, as long as the settings want it. */
export function hearTurns(settings: SettingsState, play: Play): void {
  if (hears) return;
  hears = true;
  const hear = (sounds: readonly Sound[]): void => hearNow(settings.current(), sounds);
  createRoot(() => {
    let heard = 0;
    createEffect(
      on(play.done, (done, before = []) => {
        // Steps taken back are not heard.
        if (done.length <= before.length) return;
        heard = done.length;
        const step = done.at(-1) as Step;
        const sound = soundOfStep(step, 'at' in step && closesMill(play, step.at));
        if (sound) hear([sound]);
      }),
    );
    createEffect(
      on(play.game, (game, before) => {
        const steps = heard;
        heard = 0;
        const node = game.nodes[game.at] as GameNode;
        // A turn is heard when it is played: not when a game is opened, or gone through.
        if (!before || game.nodes.length !== before.nodes.length + 1 || !node.turn) return;
        const trace = turnTrace(game.rules, positionOf(game, node.parent), node.turn);
        if (!trace) return;
        const to = trace.path.at(-1);
        const closes = untrack(play.view).men.some((man) => man.at === to && man.inMill);
        hear(soundsOfTurn({ steps, closes, takes: trace.taken.length > 0, ends: untrack(play.outcome) !== null }));
      }),
    );
  });
}

/** Whether a man put down there in the middle of a turn has closed a mill: then one may be taken. */
const closesMill = (play: Play, at: number): boolean =>
  untrack(play.walks).some((walk) => {
    const i = walk.steps.findIndex((step) => (step.kind === 'enter' || step.kind === 'land') && step.at === at);
    return i >= 0 && walk.steps[i + 1]?.kind === 'take';
  });
