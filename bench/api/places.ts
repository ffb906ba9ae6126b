// Compares the place search with a scan of all names, which needs no index. Half of the queries find nothing, which takes
// longest.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readIndex } from '../../apps/api/src/places/index-file.ts';
import { PlaceIndex } from '../../apps/api/src/places/place-index.ts';
import { makePlaceIndex } from '../../apps/api/src/places/make-place-index.ts';
import { worldPlaces } from '../../apps/api/src/places/world-places.ts';
import { runApi } from './running.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const queries = letters.flatMap((a) =>
  letters.flatMap((b) => [`${a}${b}`, `x${a}${b}q`, `${a}${b}nagar`, `ram${a}${b}`]),
);

function timesOf(search: (query: string) => unknown): number[] {
  return queries
    .map((query) => {
      const begun = performance.now();
      search(query);
      return performance.now() - begun;
    })
    .toSorted((a, b) => a - b);
}

const at = (times: number[], share: number) => times[Math.floor(times.length * share)] ?? 0;

/** Duration of a call, milliseconds. */
async function timed(work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The first search of a server that has just started to listen. */
async function coldSearch() {
  const directory = await mkdtemp(join(tmpdir(), 'jyoti-bench-'));
  const api = await runApi(directory);
  const search = () =>
    fetch(`${api.address}/api/places?q=ujjain`).then((response) => response.json());
  const before = await api.memory();
  const first = await timed(search);
  const second = await timed(search);
  const after = await api.memory();
  await api.stop();
  await rm(directory, { recursive: true });
  return { first, second, before, after };
}

export async function placesBench() {
  const cold = await coldSearch();
  const heapBefore = process.memoryUsage();
  const begun = performance.now();
  // The server above has built it.
  const index = await readIndex();
  if (!index) throw new Error('The build left no index of places.');
  const places = new PlaceIndex(index);
  const ready = performance.now() - begun;
  globalThis.gc?.();
  const heap = process.memoryUsage();
  const names = worldPlaces().map((place) => place.names.join('\n').toLowerCase());
  const making = await timed(makePlaceIndex);
  const ours = timesOf((query) => places.search(query));
  const walk = timesOf((query) => names.filter((name) => name.includes(query)).slice(0, 10));
  const bytes = heap.heapUsed + heap.external - heapBefore.heapUsed - heapBefore.external;
  return {
    title: 'Place search: 290,000 places and PIN codes, milliseconds',
    rows: [
      {
        what: 'median',
        ours: at(ours, 0.5).toFixed(2),
        'walk over 135,000 names': at(walk, 0.5).toFixed(2),
        ratio: (at(ours, 0.5) / at(walk, 0.5)).toFixed(2),
      },
      {
        what: '99 of 100',
        ours: at(ours, 0.99).toFixed(2),
        'walk over 135,000 names': at(walk, 0.99).toFixed(2),
        ratio: (at(ours, 0.99) / at(walk, 0.99)).toFixed(2),
      },
      { what: 'until it is loaded, as the build left it', ours: ready.toFixed(0) },
      { what: 'until it is made', ours: making.toFixed(0) },
      {
        what: 'first search of a server that just listens, its goal 300',
        ours: cold.first.toFixed(0),
      },
      { what: 'second search there', ours: cold.second.toFixed(0) },
      {
        what: 'resident before and after them, MB',
        ours: [cold.before, cold.after].map((memory) => memory?.toFixed(0) ?? '?').join(' and '),
      },
      {
        what: globalThis.gc ? 'memory, MB' : 'memory, MB (node --expose-gc for a true one)',
        ours: (bytes / 1e6).toFixed(0),
      },
    ],
  };
}
