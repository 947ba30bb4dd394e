import { startServer } from '@merellier/server';

// The server with the page, in a process of its own: `page-node.ts FOLDER`. What a bench itself does is then none of its work.
const [root = ''] = process.argv.slice(2);
const server = await startServer({ port: 0, root });
process.on('disconnect', () => process.exit());
process.send?.({ url: server.url });
