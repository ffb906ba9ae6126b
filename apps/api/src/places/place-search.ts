import { Worker } from 'node:worker_threads';
import type { Place } from '@jyoti/contract';
import { readIndex, indexPath } from './index-file.ts';
import { PlaceIndex, type PlaceIndexParts } from './place-index.ts';
import { timezoneAt, type Places } from './places.ts';

/**
 * Limits of the worker thread: it needs about 150 MB, and without a limit V8 would take four times as much
 * before collecting garbage.
 */
const resourceLimits = { maxOldGenerationSizeMb: 300, maxYoungGenerationSizeMb: 16 };

/**
 * Maximum delay of loading after the start, in milliseconds, so that it does not compete with start-up work.
 */
const timeout = 3000;

/**
 * The place index, loaded on demand from the file that the build generated. Without that file a worker thread
 * generates it, which takes a few seconds and much memory until the thread ends. A search runs in the main thread:
 * a prefix takes about four milliseconds, a name that is not found up to twenty, so callers queue it with the
 * calculations. Searches before the index is loaded wait for it.
 */
export class PlaceSearch implements Places {
  readonly #indexPath: string;
  readonly #closed = Promise.withResolvers<never>();
  #maker: Worker | null = null;
  #index: Promise<PlaceIndex> | null = null;
  #loaded: PlaceIndex | null = null;
  #beginning: NodeJS.Timeout | undefined;
  #waiting = 0;
  #isClosed = false;

  /** @param path path of the index from the build */
  constructor(path = indexPath) {
    this.#indexPath = path;
    this.#closed.promise.catch(() => undefined);
  }

  /**
   * Schedules loading, so that the first search need not wait for it. A search before that starts it
   * immediately.
   */
  begin(): void {
    this.#beginning = setTimeout(() => {
      this.#index ??= this.#read();
    }, timeout).unref();
  }

  /** Number of searches that wait for the index. */
  get waiting(): number {
    return this.#waiting;
  }

  async ready(): Promise<void> {
    await this.#stored();
  }

  async search(query: string): Promise<Place[]> {
    return (await this.#stored()).search(query);
  }

  async exactly(placeName: string): Promise<Place | null> {
    return (await this.#stored()).exactly(placeName);
  }

  /** Until the index is loaded, the zone of a point within kilometres of a border may be the neighbour's. */
  timezoneAt(latitude: number, longitude: number): string {
    return (this.#loaded ?? { timezoneAt }).timezoneAt(latitude, longitude);
  }

  /** Ends the worker thread; later searches are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#beginning);
    // Later searches reject immediately.
    this.#index ??= this.#closed.promise;
    this.#closed.reject(new Error('The place search has been closed.'));
    await this.#maker?.terminate();
  }

  async #stored(): Promise<PlaceIndex> {
    this.#waiting += 1;
    try {
      this.#index ??= this.#read();
      return await Promise.race([this.#index, this.#closed.promise]);
    } finally {
      this.#waiting -= 1;
    }
  }

  #read(): Promise<PlaceIndex> {
    const index = this.#parts().then((parts) => (this.#loaded = new PlaceIndex(parts)));
    // Waiting searches reject; a later one loads the index again.
    index.catch(() => {
      this.#index = null;
    });
    return index;
  }

  async #parts(): Promise<PlaceIndexParts> {
    const stored = await readIndex(this.#indexPath);
    if (stored) return stored;
    // After closing, no thread is started.
    return this.#isClosed ? this.#closed.promise : this.#made();
  }

  #made(): Promise<PlaceIndexParts> {
    const { promise, resolve, reject } = Promise.withResolvers<PlaceIndexParts>();
    const maker = new Worker(new URL('./place-maker.ts', import.meta.url), { resourceLimits });
    this.#maker = maker;
    maker.once('message', (parts: PlaceIndexParts) => {
      resolve(parts);
      void maker.terminate(); // now, to release its memory
    });
    maker.once('error', reject);
    maker.unref();
    return promise;
  }
}
