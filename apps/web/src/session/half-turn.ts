import type { HalfTurn } from '@merellier/board';
import { pathTo, positionOf, type Step } from '@merellier/rules';
import { isRecord, parseJson } from '../browser/json.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import type { Session } from './session.ts';

/** Keeps in this tab what was done of a turn that is not finished; a game's text holds whole turns only. */
export function keepHalfTurn(session: Session, steps: readonly Step[]): void {
  const far = pathTo(session.game).length;
  writeStored('tab', 'turn', steps.length === 0 ? '' : JSON.stringify({ id: session.id, far, steps }));
}

/** The turn that was half done when this session was left; null for none, or where what is kept no longer fits. */
export function readHalfTurn(session: Session): HalfTurn | null {
  const saved = parseJson(readStored('tab', 'turn'));
  const { game } = session;
  if (!isRecord(saved) || saved['id'] !== session.id || saved['far'] !== pathTo(game).length) return null;
  const steps: readonly unknown[] = Array.isArray(saved['steps']) ? saved['steps'] : [];
  const position = positionOf(game);
  const walk = game.rules
    .walks(position)
    .find(
      (each) =>
        each.steps.length > steps.length &&
        steps.every((step, i) => JSON.stringify(each.steps[i]) === JSON.stringify(step)),
    );
  return walk && steps.length > 0 ? { position, steps: walk.steps.slice(0, steps.length) } : null;
}
