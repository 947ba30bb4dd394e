import type { Bus } from '../games/bus.ts';

/**
 * One end of a bus that loses, doubles and delays what others sent, as chance has it: `below` gives a whole number below a
 * bound.
 */
export function lossyBus(bus: Bus, below: (bound: number) => number): Bus {
  return {
    ...bus,
    subscribe: (topic, listener) =>
      bus.subscribe(topic, (message) => {
        if (below(4) === 0) return;
        for (let times = below(5) === 0 ? 2 : 1; times > 0; times--) {
          // Delays of different length: what was sent first may come last.
          if (below(3) === 0) setTimeout(() => listener(message), below(8));
          else listener(message);
        }
      }),
    close: async () => undefined,
  };
}
