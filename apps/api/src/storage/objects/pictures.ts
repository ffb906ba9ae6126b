import type { Pictures } from '../store.ts';
import type { Bucket } from './bucket.ts';

const folder = 'profiles/';
const anHour = 3_600_000; // ms

/** Profile pictures as objects of a bucket that no other site uses; their names must be safe in a path. */
export function bucketPictures(bucket: Bucket): Pictures {
  const keyOf = (name: string) => `${folder}${name}`;
  const all = async () =>
    (await bucket.list(folder)).map(({ key, storedAt }) => ({
      name: key.slice(folder.length),
      storedAt,
    }));
  return {
    prepare: () => bucket.prepare(),
    insert: async (name, content) => {
      // Not every store supports conditional writes. Names are random, so two processes do not use the same.
      if (await bucket.has(keyOf(name))) throw new Error('The name of the picture is taken.');
      await bucket.put(keyOf(name), content);
    },
    read: (name) => bucket.read(keyOf(name)),
    remove: (name) => bucket.remove(keyOf(name)),
    settled: async () => {
      // Another process may be about to store the user of a more recent picture.
      const before = Date.now() - anHour;
      return (await all())
        .filter(({ storedAt }) => storedAt.getTime() < before)
        .map(({ name }) => name);
    },
    names: async () => (await all()).map(({ name }) => name),
    ping: () => bucket.ping(),
  };
}
