import type { Bus } from './bus.ts';

/** A bus for nodes in one process; for a single node that is all. */
export function memoryBus(): Bus {
  const topics = new Map<string, Set<(message: string) => void>>();
  return {
    publish: async (topic, message) => {
      for (const listener of [...(topics.get(topic) ?? [])]) listener(message);
    },
    subscribe: async (topic, listener) => {
      // Each subscription is one of its own, though the same function be given twice.
      const own = (message: string) => listener(message);
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners.add(own));
      return async () => {
        listeners.delete(own);
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
      };
    },
    isUp: () => true,
    outages: () => 0,
    close: async () => topics.clear(),
  };
}
