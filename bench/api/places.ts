// The place search beside a walk over all names, the way that needs no index. Half of the queries find nothing: those
// look the longest.
import { PlaceIndex } from '../../apps/api/src/places/place-index.ts';
import { readPlaceIndex } from '../../apps/api/src/places/read-place-index.ts';
import { worldPlaces } from '../../apps/api/src/places/world-places.ts';

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

export async function placesBench() {
  const begun = performance.now();
  const heapBefore = process.memoryUsage();
  const places = new PlaceIndex(readPlaceIndex());
  const ready = performance.now() - begun;
  globalThis.gc?.();
  const heap = process.memoryUsage();
  const names = worldPlaces().map((place) => place.names.join('\n').toLowerCase());
  const ours = timesOf((query) => places.search(query));
  const walk = timesOf((query) => names.filter((name) => name.includes(query)).slice(0, 10));
  const bytes = heap.heapUsed + heap.arrayBuffers - heapBefore.heapUsed - heapBefore.arrayBuffers;
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
      { what: 'until it stands', ours: ready.toFixed(0) },
      {
        what: globalThis.gc ? 'memory, MB' : 'memory, MB (node --expose-gc for a true one)',
        ours: (bytes / 1e6).toFixed(0),
      },
    ],
  };
}
