import type { ModerationKind } from '@merellier/protocol';

/** Does something about players, who are named in what is said afterwards. */
export type Act = (kind: ModerationKind, players: readonly string[], names: string) => Promise<void>;
