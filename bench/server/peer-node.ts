import { createRequire } from 'node:module';
import { join } from 'node:path';
import { peerGame } from './peer-game.ts';

// boardgame.io's server with our rules as its game: `peer-node.ts FOLDER DATA`; without data it keeps games in memory.
const [folder = '', data = ''] = process.argv.slice(2);
const require = createRequire(join(folder, 'package.json'));
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const db = data === '' ? {} : { db: new FlatFile({ dir: data }) };
const server = Server({ games: [peerGame()], origins: [Origins.LOCALHOST], ...db });
const { appServer } = await server.run({ port: 0, callback: () => undefined });
process.on('disconnect', () => process.exit());
process.send?.({ url: `http://localhost:${appServer.address().port}` });
