/** One conversation with another program, line by line. */
export interface ProtocolSession {
  /** Takes a line and answers; it never throws. False ends the conversation. */
  receive(line: string): boolean;
  /** Told that nothing more will come: ends what is under way, and answers it. */
  finish(): Promise<void>;
}

/** Where a session's lines go. */
export type Say = (line: string) => void;

/** What was not understood, fit to be said back on one line. */
export const echo = (text: string): string => {
  const clean = text.replace(/[\p{C}"\s]+/gu, ' ').trim();
  return clean.length > 60 ? `${clean.slice(0, 59)}…` : clean;
};
