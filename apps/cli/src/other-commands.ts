/** What commands of other programs are called, and which of ours does that. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  analyse: ['analyze', 'best', 'bestmove', 'eval', 'evaluate', 'hint', 'review'],
  board: ['draw', 'fen', 'image', 'picture', 'png', 'print', 'show', 'svg'],
  engine: ['hub', 'uci'],
  games: ['collection', 'convert', 'export', 'filter', 'find', 'import', 'merge', 'pdn', 'pgn', 'search', 'split'],
  lots: ['ballot', 'opening', 'openings'],
  perft: ['count'],
  play: ['game', 'new'],
  probe: ['lookup', 'tablebase', 'value'],
  replay: ['check', 'validate'],
  rules: ['list', 'ruleset', 'rulesets', 'variants'],
  serve: ['server', 'start', 'web'],
  solve: ['generate', 'tables'],
  turns: ['legal', 'moves'],
};

/** The command of ours that does what this word asks for; undefined where none does. */
export const commandFor = (name: string): string | undefined =>
  Object.keys(OTHERS).find((ours) => OTHERS[ours]?.includes(name.toLowerCase()));
