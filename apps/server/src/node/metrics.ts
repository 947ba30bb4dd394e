import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What can be measured from outside, in the manner of Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly commands: Counter<'command' | 'result'>;
  readonly turnSeconds: Histogram;
  readonly connections: Gauge;
  readonly bus: Gauge;
  readonly errors: Counter;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    commands: new Counter({
      name: 'merellier_commands_total',
      help: 'Commands of players, by kind and by what came of them',
      labelNames: ['command', 'result'],
      registers,
    }),
    turnSeconds: new Histogram({
      name: 'merellier_command_seconds',
      help: 'From a command received to its answer sent, stored for good',
      buckets: SECONDS,
      registers,
    }),
    connections: new Gauge({ name: 'merellier_connections', help: 'Open sockets', registers }),
    bus: new Gauge({ name: 'merellier_bus_up', help: 'Whether news of other nodes arrive (1) or not (0)', registers }),
    errors: new Counter({
      name: 'merellier_errors_total',
      help: 'What went wrong, and was nobody’s request',
      registers,
    }),
  };
}
