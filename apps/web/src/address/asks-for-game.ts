/** Whether the part of an address after `#` asks for a game. */
export const asksForGame = (hash: string): boolean => /^#(g|rules)=/.test(hash);
