import type { ShownRating } from '@merellier/protocol';

/** A rating as it is written beside a name: with a question mark while it is uncertain. */
export const ratingText = ({ points, provisional }: ShownRating): string => `${points}${provisional ? '?' : ''}`;

/** A difference with its sign, a true minus. */
export const signed = (difference: number): string =>
  difference < 0 ? `−${-difference}` : difference > 0 ? `+${difference}` : '±0';
