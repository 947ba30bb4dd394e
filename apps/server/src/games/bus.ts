/** What nodes tell each other: a topic and a text. Messages can be lost, so listeners must not depend on them. */
export interface Bus {
  /** Sends to all nodes that listen to the topic, this one too. Never rejects: what cannot be sent is lost. */
  publish(topic: string, message: string): Promise<void>;
  /** Listens to a topic until the function given back is called. Resolves once it listens. */
  subscribe(topic: string, listener: (message: string) => void): Promise<() => Promise<void>>;
  /** Whether messages get through at present. */
  isUp(): boolean;
  /** How often messages have come to get through again: while that number stays and it is up, none was lost by an outage. */
  outages(): number;
  close(): Promise<void>;
}

/** On this topic a node says that it is back on the bus: what was said meanwhile it has missed, and what it said others have. */
export const BACK = 'back';
