// Runs in a thread of its own that ends when it has made the index of 290,000 places: no answer of the server waits for it, and the
// memory that it takes ends with it.
import { parentPort } from 'node:worker_threads';
import { buffersOf } from './column-file.ts';
import { makePlaceIndex } from './make-place-index.ts';

if (parentPort) {
  const parts = makePlaceIndex();
  parentPort.postMessage(parts, buffersOf(parts));
}
