import type { Language } from '@merellier/words';

/** The keys by which push services know this server. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A browser that wants to be told of things, and of which. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly turns: boolean;
  readonly challenges: boolean;
  readonly language: Language;
}

export type PushKind = 'turns' | 'challenges';

/** Which browsers are to be told what. */
export interface PushStore {
  /** The keys of the server; those given are kept where there are none yet. */
  pushKeys(made: PushKeys): Promise<PushKeys>;
  /** Keeps what a player's browser wants to be told. */
  subscribe(player: string, subscription: PushSubscription, at: number): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  /** The browsers of a player that want to be told such things. */
  subscriptionsOf(player: string, kind: PushKind): Promise<readonly PushSubscription[]>;
}
