import { pathTo, positionOf, type Step } from '@merellier/rules';
import { isRecord, oneOf, parseJson } from '../browser/guards.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import type { HalfTurn } from '../play/turn-under-way.ts';
import type { Session } from './session.ts';

type PlaceStep = Exclude<Step, { readonly kind: 'say' }>;

const KINDS: readonly PlaceStep['kind'][] = ['enter', 'pick', 'land', 'take', 'huff'];

/** Keeps in this tab what was done of a turn that is not finished; a game's text holds whole turns only. */
export function keepHalfTurn(session: Session, steps: readonly Step[]): void {
  const far = pathTo(session.game).length;
  writeStored('tab', 'turn', steps.length === 0 ? '' : JSON.stringify({ id: session.id, far, steps }));
}

/** The turn that this session was left in the midst of; null where it was in none, or what is kept no longer holds. */
export function readHalfTurn(session: Session): HalfTurn | null {
  const saved = parseJson(readStored('tab', 'turn') || null);
  const { game } = session;
  if (!isRecord(saved) || saved['id'] !== session.id || saved['far'] !== pathTo(game).length) return null;
  const steps = readSteps(saved['steps']);
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

function readSteps(value: unknown): readonly PlaceStep[] {
  if (!Array.isArray(value)) return [];
  return value.map((step) => {
    const { kind, at } = isRecord(step) ? step : {};
    return { kind: oneOf(KINDS, kind, 'pick'), at: Number(at) };
  });
}
