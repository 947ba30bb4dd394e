export { type AppOptions, buildApp } from './app.ts';
export { optionsFromEnvironment } from './environment.ts';
export { noLimits } from './limits.ts';
export type { OnlineOptions } from './online-options.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
