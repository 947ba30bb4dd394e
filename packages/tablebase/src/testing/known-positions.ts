import type { MillPosition } from '@merellier/rules';

/** What is known of positions, a million of them and more: by numbers, since texts as keys take several times as long. */
export class KnownPositions<Known> {
  private readonly byHands = new Map<number, Map<number, Known>>();

  get(position: MillPosition): Known | undefined {
    return this.byHands.get(handsOf(position))?.get(menOf(position));
  }

  set(position: MillPosition, known: Known): void {
    const hands = handsOf(position);
    let among = this.byHands.get(hands);
    if (!among) {
      among = new Map();
      this.byHands.set(hands, among);
    }
    among.set(menOf(position), known);
  }
}

const menOf = ({ white, black }: MillPosition): number => white * 2 ** 24 + black;

const handsOf = ({ whiteHand, blackHand, toPlay }: MillPosition): number =>
  (whiteHand * 16 + blackHand) * 2 + (toPlay === 'white' ? 0 : 1);
