import { CERTAIN, type Chances } from '@merellier/tablebase';
import type { Context } from './context.ts';

/** Chances as a person reads them. Where neither side can force more than rounding leaves, the rest is a game without end. */
export function tellChances(context: Context, { win, loss }: Chances): string {
  const endless = 1 - win - loss;
  const [first, second, rest] = [win, loss, endless].map((chance) => percentOf(context, chance)) as [
    string,
    string,
    string,
  ];
  return context.texts.chances.told(first, second, endless < ROUNDING ? null : rest);
}

/** What rounding leaves open in tables that stand upon each other. */
const ROUNDING = 32 / CERTAIN;

/** A share in percent, with one decimal, and with as many as show that something is not quite certain. */
export function percentOf({ words }: Context, share: number): string {
  const percent = share * 100;
  const isNearly = (percent > 99.9 && percent < 100) || (percent < 0.1 && percent > 0);
  return words.number(isNearly ? Math.round(percent * 1000) / 1000 : Math.round(percent * 10) / 10);
}
