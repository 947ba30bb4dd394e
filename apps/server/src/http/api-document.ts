import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

/** What the OpenAPI document says beside the routes. */
export const API_DOCUMENT: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  openapi: '3.1.0',
  info: {
    title: 'Mérellier',
    version: '1',
    description:
      'Games of marelle and draughts between players, and exact values. Times are milliseconds since 1970. ' +
      'Shapes that grow do so by further properties: ignore those that you do not know.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  tags: [
    { name: 'games', description: 'Games, for anyone who has their id' },
    { name: 'seeks', description: 'The lobby' },
    { name: 'account', description: 'Who one is' },
    { name: 'players', description: 'Players, their games and ratings, the leaderboard' },
    { name: 'people', description: 'Who is here, whom one follows, challenges to one player' },
    { name: 'tournaments', description: 'Tournaments that the server runs' },
    { name: 'clubs', description: 'Clubs, their members and messages' },
    { name: 'puzzles', description: 'Puzzles that count for a rating' },
    { name: 'conduct', description: 'Blocking and reporting players' },
    {
      name: 'moderation',
      description: 'For accounts that the host names: reports, bans. To all others there is nothing here',
    },
    { name: 'bots', description: 'Playing by a program, with a token' },
    { name: 'values', description: 'Exact values' },
    { name: 'server', description: 'The server itself' },
  ],
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'merellier', description: '`__Host-merellier` over HTTPS' },
      token: { type: 'http', scheme: 'bearer' },
    },
  },
};
