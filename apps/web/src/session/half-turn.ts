import type { HalfTurn } from '@merellier/board';
import { pathTo, positionOf, type Step } from '@merellier/rules';
import * as v from 'valibot';
import { readJson } from '../browser/schema.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import type { Session } from './session.ts';

const HALF_TURN = v.object({
  id: v.string(),
  /** How many positions the line had on which the turn is played. */
  far: v.number(),
  steps: v.array(v.object({ kind: v.picklist(['enter', 'pick', 'land', 'take', 'huff']), at: v.number() })),
});

/** Keeps in this tab what was done of a turn that is not finished; a game's text holds whole turns only. */
export function keepHalfTurn(session: Session, steps: readonly Step[]): void {
  const far = pathTo(session.game).length;
  writeStored('tab', 'turn', steps.length === 0 ? '' : JSON.stringify({ id: session.id, far, steps }));
}

/** The turn that was half done when this session was left; null for none, or where what is kept no longer fits. */
export function readHalfTurn(session: Session): HalfTurn | null {
  const saved = readJson(HALF_TURN, readStored('tab', 'turn'));
  const { game } = session;
  if (!saved || saved.id !== session.id || saved.far !== pathTo(game).length) return null;
  const { steps } = saved;
  const position = positionOf(game);
  const holds = game.rules
    .walks(position)
    .some(
      (walk) =>
        walk.steps.length > steps.length &&
        steps.every((step, i) => JSON.stringify(walk.steps[i]) === JSON.stringify(step)),
    );
  return steps.length > 0 && holds ? { position, steps } : null;
}
