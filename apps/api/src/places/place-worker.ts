// Runs in a thread of its own: to read 290,000 places takes some seconds, and no answer of the server should wait for it.
import { parentPort } from 'node:worker_threads';
import { PlaceIndex } from './place-index.ts';

/** A question of the main thread. */
export interface Asked {
  id: number;
  kind: 'search' | 'exactly';
  text: string;
}

const index = new PlaceIndex();

parentPort?.on('message', ({ id, kind, text }: Asked) => {
  parentPort?.postMessage({ id, found: index[kind](text) });
});
