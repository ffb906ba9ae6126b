// Runs in a thread of its own that ends when it has read 290,000 places: no answer of the server waits for it, and the
// memory that reading takes ends with it.
import { parentPort } from 'node:worker_threads';
import { readPlaceIndex } from './read-place-index.ts';

if (parentPort) {
  const parts = readPlaceIndex();
  const columns = Object.values(parts.columns).map((column) =>
    'starts' in column ? column.starts : column,
  );
  const arrays = [...columns, parts.names.texts.starts, parts.names.positions, parts.placeOfName];
  // Handed over, not copied.
  parentPort.postMessage(
    parts,
    arrays.map(({ buffer }) => buffer),
  );
}
