import { other, type Position, type PositionView, type RuleSet, type Throw, type Turn } from '@merellier/rules';

/** A turn that was played, the position before it, and what the board looked like after it. */
export interface PlayedTurn {
  readonly turn: Turn;
  readonly before: Position;
  readonly view: PositionView;
}

/**
 * How it came that a side could take the lead, or win. "Every turn" and "none" are those of the other side, from the board shown.
 *
 * Mills:
 * - `double`: one man closed two lines and took `times` men.
 * - `opened`: the turn before allowed the mill, and another would not have; `ignored`: the mill threatened already, and a turn
 *   would have kept it from being closed (`place`: where a man would have; null where another turn).
 * - `twofold`: mills threatened at `places`, and no turn kept all of them from being closed; `unstoppable`: one did, likewise.
 * - `forced`: every turn let a mill be closed; `only`: there was but one turn, and it did. `late`: after this turn every one did,
 *   and another turn would have avoided it. `missed`: the loser could have closed this mill and won.
 * - `again`: a mill that earned another turn was followed by one more. `special`: a special throw closed it; `row`: by three men at once.
 * - `between`, `flanked`, `leapt`: men taken without a mill, by the man that went between two, to the end of a line, over one.
 *
 * Draughts:
 * - `bait`: `given` pieces, taken for `times`; `hung`: the turn before let `times` pieces be taken, and another none; `several`: `times`
 *   pieces at once; `cornered`: every turn let a piece be taken; `huffed`: a capture was forgotten.
 * - `let-pass`: the turn before let the first king be made, and another would not have; `unstopped`: none stopped it.
 * - `offered`: where to lose all is the aim, a turn after which every answer took `times` pieces or more.
 */
export interface Moment {
  readonly kind:
    | 'double'
    | 'opened'
    | 'ignored'
    | 'twofold'
    | 'unstoppable'
    | 'forced'
    | 'only'
    | 'late'
    | 'missed'
    | 'again'
    | 'special'
    | 'row'
    | 'between'
    | 'flanked'
    | 'leapt'
    | 'bait'
    | 'hung'
    | 'several'
    | 'cornered'
    | 'huffed'
    | 'let-pass'
    | 'unstopped'
    | 'offered';
  readonly place?: number | null;
  readonly places?: readonly number[];
  readonly line?: readonly number[];
  readonly times?: number;
  readonly given?: number;
  readonly dice?: Throw;
  /** The turn that it is about, and the board to be shown, where these are not of the turn that took the lead. */
  readonly turn?: Turn;
  readonly before?: Position;
  readonly view?: PositionView;
}

/** How many men a turn took from the other side. */
export function takenBy(rules: RuleSet, { before, view }: PlayedTurn): number {
  const rival = other(before.toPlay);
  return view.lost[rival] - rules.view(before).lost[rival];
}
