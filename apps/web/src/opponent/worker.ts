import { type EngineRequest, EngineService } from '@merellier/engine';

// A message to itself lets the engine rest: what the page has posted meanwhile is heard first.
const { port1, port2 } = new MessageChannel();
const rest = (): Promise<void> =>
  new Promise((done) => {
    port1.onmessage = () => done();
    port2.postMessage(0);
  });

const service = new EngineService({ post: (answer) => self.postMessage(answer), now: () => performance.now(), rest });

self.addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => service.receive(data));
