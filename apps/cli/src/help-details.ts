/** What a command does unless an option says otherwise, by the command and the option's long name. */
export const DEFAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  play: { level: '4' },
  analyse: { time: '2s', lines: '3' },
  engine: { protocol: 'uci' },
  solve: { memory: '2G' },
  serve: { port: '3000', host: '127.0.0.1' },
  board: { to: 'text' },
};

/** A use of each command, as it may be typed. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  rules: 'merellier rules merels --set men=12',
  turns: 'merellier turns marelle --fen W:Wa1,d1,f2:Bb4,b6,d7:H1,1',
  perft: 'merellier perft marelle 4',
  replay: 'merellier replay games.pdn --rules international',
  games: 'merellier games *.pdn --pattern Wa1,d1:Bb4 --to csv --out found.csv',
  board: 'merellier board dames --to svg --out start.svg',
  play: 'merellier play jeu-du-moulin --level 3 --computer black',
  analyse: 'merellier analyse dames --fen W:W31,32:B1,2 --time 5s',
  engine: 'merellier engine --protocol hub',
  solve: 'merellier solve marelle --men 5 --distances',
  verify: 'merellier verify ~/.local/share/merellier/tables',
  probe: 'merellier probe marelle --fen W:Wa1,d1,g4:Bb4,c3,f2',
  lots: 'merellier lots marelle --grade sharp --draw 7',
  serve: 'merellier serve --host 0.0.0.0',
  completion: 'merellier completion bash > ~/.local/share/bash-completion/completions/merellier',
  man: 'merellier man games | man -l -',
  help: 'merellier help play',
};
