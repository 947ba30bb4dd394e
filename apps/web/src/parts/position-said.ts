import { shownMen } from '@merellier/board/headless';
import { type PositionView, type RuleSet, SIDES, type Side, type Step } from '@merellier/rules';
import type { FirstLanguage } from '../state/language.ts';

/** A turn that is half done: who plays it, and what was done of it. */
interface UnderWay {
  readonly side: Side;
  readonly done: readonly Step[];
}

/** Who stands where, in words: "Blancs : a1, d1, 2 en main. Noirs : b4." */
export function positionSaid(language: FirstLanguage, rules: RuleSet, view: PositionView, underWay?: UnderWay): string {
  const s = language.s();
  const done = underWay?.done.filter((step) => step.kind !== 'say') ?? [];
  const men = underWay ? shownMen({ men: view.men, side: underWay.side, done }) : view.men;
  const entered = (side: Side): number =>
    underWay?.side === side ? done.filter(({ kind }) => kind === 'enter').length : 0;
  return SIDES.map((side) => {
    const own = men.filter((man) => man.side === side).sort((a, b) => a.at - b.at);
    const places = own.map(({ at, king }) => {
      const name = rules.board.names[at] ?? '';
      return king ? s.kingOn(name) : name;
    });
    const left = view.hands[side] - entered(side);
    const hand = left > 0 ? [s.handOf(left)] : [];
    return s.standing(language.words().side(side), [...places, ...hand].join(', ') || s.nothing);
  }).join(' ');
}
