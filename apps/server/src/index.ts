export { type AppOptions, buildApp } from './app.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
