import {
  type MillBoard,
  type MillPosition,
  other,
  type Position,
  type RuleSet,
  type Step,
  type Turn,
  type Walk,
} from '@merellier/rules';
import type { PlayCatalogue } from './catalogue.ts';

const sameStep = (a: Step | undefined, b: Step): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Ways to take a man without a mill. */
const WAYS = ['custodian', 'intervention', 'leap'];

/** Whether a turn that can be walked so goes where no line leads. Over the man that it takes it goes along a line. */
const flies = (rules: RuleSet, { steps: [from, to, taken] }: Walk): boolean => {
  if (from?.kind !== 'pick' || to?.kind !== 'land') return false;
  const near = (at: number) => rules.board.neighbours[at]?.includes(to.at) === true;
  if ((rules.board as Partial<MillBoard>).wide?.includes(from.at)) return false;
  return !near(from.at) && !(rules.parameters.leap === 'yes' && taken?.kind === 'take' && near(taken.at));
};

/** Whether a man is taken by a turn of its own because nothing else can be played, and not for what was done while placing. */
const isBlocked = (blocked: unknown, position: Position): boolean =>
  // On a full board (`each-takes-if-full`) any man is taken, as for what was done while placing.
  /takes(-and|$)/.test(String(blocked)) && !('memory' in position && (position as MillPosition).memory?.owed);

/** Whether a man that is taken by a turn of its own is one of the side to play. */
const givesOwn = <P extends Position, T extends Turn>(rules: RuleSet<P, T>, position: P, [step]: readonly Step[]) =>
  step !== undefined &&
  'at' in step &&
  rules.view(position).men.some(({ at, side }) => at === step.at && side === position.toPlay);

/** What the side to play is to do next in a game that goes on, having done so many steps of its turn. */
export function findTask<P extends Position, T extends Turn>(
  catalogue: PlayCatalogue,
  rules: RuleSet<P, T>,
  position: P,
  done: readonly Step[],
): string {
  const { toPlay: words } = catalogue;
  const { kind, names } = rules.board;
  if (rules.awaitsThrow(position)) return words.throw;

  const walks = rules.walks(position).filter(({ steps }) => done.every((step, i) => sameStep(steps[i], step)));
  const next = walks.flatMap(({ steps }) => steps[done.length] ?? []);
  const can = (step: Step['kind']): boolean => next.some((other) => other.kind === step);
  const last = done.at(-1);

  if (can('take') && done.length === 0 && givesOwn(rules, position, next))
    return words[rules.parameters['mill-at-entry'] === 'opponent-chooses' ? 'giveOwn' : 'giveOwnForNone'];
  if (
    can('take') &&
    done.length === 0 &&
    rules.parameters.blocked === 'each-takes' &&
    !isBlocked('each-takes', position)
  )
    return words.takeInReturn(other(position.toPlay));
  if (can('take') && done.length === 0)
    return words[isBlocked(rules.parameters.blocked, position) ? 'takeBlocked' : 'takeOwed'](other(position.toPlay));
  if (can('take')) {
    // Where one may stop taking, the walks end sooner or later: what can still be taken is told.
    const left = Math.max(...walks.map(({ steps }) => steps.length)) - done.length;
    const task = words.take(other(position.toPlay), left);
    return WAYS.some((name) => rules.parameters[name] === 'yes') ? task : words.millClosed(task);
  }
  if (can('land') && last && 'at' in last) {
    const name = names[last.at] as string;
    return last.kind === 'land' ? words.goOn(name) : words.land[kind](name);
  }
  if (next.some((step) => step.kind === 'say' && step.what === 'pass')) return words.pass;
  if (can('huff') || next.some((step) => step.kind === 'say')) return words.huff;
  if (can('enter') && rules.view(position).row?.length) return words.row;
  if (can('enter')) return can('pick') ? words.enterOrMove : words.enter;
  if (kind === 'points' && walks.some((walk) => flies(rules as unknown as RuleSet, walk)))
    return position.dice && rules.isSpecial(position.dice) ? words.special : words.flying;
  return kind === 'squares' && mustCapture(rules, position) ? words.capture : words.move[kind];
}

function mustCapture<P extends Position, T extends Turn>(rules: RuleSet<P, T>, position: P): boolean {
  const men = rules.view(position).men.length;
  return rules.turns(position).every((turn) => rules.view(rules.play(position, turn)).men.length < men);
}
