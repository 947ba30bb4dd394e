import { type Position, RULE_SET_IDS, type RuleSet, ruleSet, type Side } from '@merellier/rules';
import {
  GRADES,
  type Grade,
  hasLots,
  knownOpenings,
  type Lot,
  lotsOf,
  positionAfter,
} from '@merellier/tablebase/openings';
import { type Accessor, createEffect, createMemo, createResource, createSignal, on } from 'solid-js';
import { seed, toss } from '../../browser/chance.ts';
import { startSession } from '../../session/session.ts';
import type { Opponent } from '../../settings/settings.ts';
import type { SessionState } from '../../state/session.ts';
import type { SettingsState } from '../../state/settings.ts';
import { firstTurns } from './first-turns.ts';

/** Rule sets, by their names, of which there are lots. */
export const RULES_WITH_LOTS: readonly string[] = RULE_SET_IDS.filter((id) => hasLots(ruleSet(id)));

interface OpeningsParts {
  readonly rules: Accessor<RuleSet>;
  readonly settings: SettingsState;
  readonly session: SessionState;
}

/** The lots of a rule set, the one drawn, and the first turns that are tried on the board. */
export type OpeningsState = ReturnType<typeof createOpenings>;

export function createOpenings({ rules, settings, session }: OpeningsParts) {
  const [found] = createResource(rules, async (wanted) => ({
    rules: wanted,
    known: await knownOpenings(wanted),
    lots: (await lotsOf(wanted)) ?? [],
  }));
  const here = () => (found.latest?.rules === rules() ? found.latest : null);
  const [grade, setGrade] = createSignal<Grade>('sharp');
  const [lot, setLot] = createSignal<Lot | null>(null);
  /** Places entered on the board to see what they are worth. */
  const [tried, setTried] = createSignal<readonly number[]>([]);
  const clear = (): void => {
    setLot(null);
    setTried([]);
  };
  createEffect(on(rules, clear, { defer: true }));
  const position = createMemo((): Position => {
    const names = tried().map((place) => rules().board.names[place] ?? '');
    return lot()?.position ?? positionAfter(rules(), names);
  });
  return {
    ...{ rules, lot, tried, clear, position, grade },
    known: () => here()?.known ?? null,
    lots: () => here()?.lots ?? [],
    grades: (): readonly Grade[] => GRADES.filter((each) => here()?.lots.some((one) => one.grade === each)),
    setGrade(next: Grade): void {
      setGrade(next);
      setLot(null);
    },
    /** What can be entered on the board now, with what it is worth; nothing once a lot is drawn. */
    turns: createMemo(() => {
      const known = here()?.known;
      return known && !lot() ? firstTurns(rules().board, known, tried()) : [];
    }),
    /** What is known of the turn that was tried last. */
    tellTried: createMemo(() => {
      const known = here()?.known;
      const place = tried().at(-1);
      if (!known || place === undefined) return null;
      return firstTurns(rules().board, known, tried().slice(0, -1)).find((turn) => turn.place === place) ?? null;
    }),
    enter: (place: number) => void setTried([...tried(), place]),
    /** Draws one of the lots of the grade chosen, another than the one before where there are several. */
    draw(): Lot | null {
      const all = here()?.lots ?? [];
      const wanted = all.filter((each) => each.grade === null || each.grade === grade());
      const others = wanted.filter((each) => each !== lot());
      const next = (others.length > 0 ? others : wanted)[seed() % Math.max(1, others.length)] ?? null;
      setTried([]);
      setLot(next);
      return next;
    },
    /** Begins a game from the lot; a rematch takes it again, the colours exchanged. */
    play(opponent: Opponent): void {
      const drawn = lot();
      if (!drawn) return;
      const { id, changes } = rules();
      settings.change({ rules: { id, changes } });
      const { colour, level } = settings.current();
      const bottom: Side = colour === 'toss' ? (toss() ? 'white' : 'black') : colour;
      session.begin(opponent, startSession({ rules: rules(), opponent, bottom, level, start: drawn.position }));
    },
  };
}
