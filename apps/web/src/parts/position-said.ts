import { type PositionView, type RuleSet, SIDES } from '@merellier/rules';
import type { App } from '../context.ts';

/** Who stands where, in words: "Blancs : a1, d1, 2 en main. Noirs : b4." */
export function positionSaid(app: App, rules: RuleSet, view: PositionView): string {
  const s = app.s();
  return SIDES.map((side) => {
    const own = view.men.filter((man) => man.side === side).sort((a, b) => a.at - b.at);
    const men = own.map(({ at, king }) => {
      const name = rules.board.names[at] ?? '';
      return king ? s.kingOn(name) : name;
    });
    const hand = view.hands[side] > 0 ? [s.handOf(view.hands[side])] : [];
    return s.standing(app.words().side(side), [...men, ...hand].join(', ') || s.nothing);
  }).join(' ');
}
