export { type AppOptions, buildApp } from './app.ts';
export { optionsFromEnvironment } from './environment.ts';
export { noLimits } from './limits/limits.ts';
export type { OnlineOptions } from './node/online-options.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
