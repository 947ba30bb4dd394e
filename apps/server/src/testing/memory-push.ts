import type { PushKeys, PushStore, PushSubscription } from '../store/push-store.ts';

/** Subscriptions in memory. */
export function memoryPush(soon: <Value>(answer: () => Value) => Promise<Value>): PushStore {
  let keys: PushKeys | null = null;
  const subscriptions = new Map<string, { readonly player: string; readonly subscription: PushSubscription }>();
  return {
    pushKeys: (made) =>
      soon(() => {
        keys ??= made;
        return keys;
      }),
    subscribe: (player, subscription) =>
      soon(() => void subscriptions.set(subscription.endpoint, { player, subscription })),
    unsubscribe: (endpoint) => soon(() => void subscriptions.delete(endpoint)),
    subscriptionsOf: (player, kind) =>
      soon(() =>
        [...subscriptions.values()]
          .filter((each) => each.player === player && each.subscription[kind])
          .map(({ subscription }) => subscription),
      ),
  };
}
