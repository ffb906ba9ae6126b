// Runs in a worker thread that ends once it has generated the index of 290,000 places, so that it does not
// block responses and its memory is released.
import { parentPort } from 'node:worker_threads';
import { buffersOf } from './column-file.ts';
import { makePlaceIndex } from './make-place-index.ts';

if (parentPort) {
  const parts = makePlaceIndex();
  parentPort.postMessage(parts, buffersOf(parts));
}
