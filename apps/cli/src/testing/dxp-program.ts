// A program that plays international draughts over DamExchange, badly: the first legal turn. Its argument is the port on which it
// listens. Whatever it is told that it cannot read, or that is not legal, ends the connection.
import { createServer } from 'node:net';
import { type DraughtsPosition, type DraughtsTurn, ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { readHubTurn, writeHubTurn } from '../hub-notation.ts';

const rules = ruleSet('international');
const two = (number: number): string => String(number).padStart(2, '0');

createServer((socket) => {
  let now: DraughtsPosition | null = null;
  const say = (text: string): unknown => socket.write(`${text}\0`);
  const play = (): void => {
    const turn = now && rules.turns(now)[0];
    if (!now || !turn) throw new Error('no turn');
    const [from = 0, to = 0, ...taken] = writeHubTurn(turn).split(/[-x]/).map(Number);
    now = rules.play(now, turn);
    say('CI have seen worse');
    say(`M0001${[from, to, taken.length, ...taken].map(two).join('')}`);
  };
  const obey = (message: string): void => {
    switch (message[0]) {
      case 'R': {
        const [, side, first, men] = /^R01.{32}([WZ])999000B([WZ])([ewzWZ]{50})$/.exec(message) ?? [];
        const read = readFen(rules, `${first === 'W' ? 'W' : 'B'}${men?.replaceAll('z', 'b').replaceAll('Z', 'B')}`);
        if (!read.ok || side !== first) throw new Error(message);
        now = read.value as DraughtsPosition;
        say(`A${'Testing'.padEnd(32)}0`);
        play();
        break;
      }
      case 'M': {
        const [from, to, , ...taken] = (message.slice(5).match(/../g) ?? []).map(Number);
        const text = taken.length === 0 ? `${from}-${to}` : [from, to, ...taken].join('x');
        const turn = now && (readHubTurn(rules, now, text) as DraughtsTurn | null);
        if (!now || !turn) throw new Error(message);
        now = rules.play(now, turn);
        play();
        break;
      }
      case 'E':
        now = null;
        say('E00');
        break;
    }
  };
  let rest = '';
  socket.setEncoding('latin1').on('data', (data: string) => {
    const messages = (rest + data).split('\0');
    rest = messages.pop() ?? '';
    try {
      messages.forEach(obey);
    } catch (error) {
      console.error(error);
      socket.destroy();
    }
  });
}).listen(Number(process.argv[2]), '127.0.0.1');
// Told to end, or left alone, it ends.
process.stdin.on('data', (data) => String(data).includes('exit') && process.exit(0)).on('end', () => process.exit(0));
