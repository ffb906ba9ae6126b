import { Worker } from 'node:worker_threads';
import type { Place } from '@jyoti/contract';
import { keptIndex, keptIndexPath } from './kept-index.ts';
import { PlaceIndex, type PlaceIndexParts } from './place-index.ts';
import { timezoneAt, type Places } from './places.ts';

/** Of the thread that makes the index: it needs some 150 MB, and would take four times as much before it tidies up. */
const resourceLimits = { maxOldGenerationSizeMb: 300, maxYoungGenerationSizeMb: 16 };

/** How long reading waits for a question, milliseconds: a start has other work for the processor. */
const timeout = 3000;

/**
 * The place index, read when it is needed: as the build left it, which takes a moment. Where it left none, a thread makes it:
 * that takes some seconds and much memory, both of which end with the thread. A search takes about a millisecond and is
 * answered here. Searches that arrive before the index is built wait for it.
 */
export class PlaceSearch implements Places {
  readonly #kept: string;
  readonly #closed = Promise.withResolvers<never>();
  #maker: Worker | null = null;
  #index: Promise<PlaceIndex> | null = null;
  #beginning: NodeJS.Timeout | undefined;
  #waiting = 0;
  #isClosed = false;

  /** @param kept where the build may have left the index */
  constructor(kept = keptIndexPath) {
    this.#kept = kept;
    this.#closed.promise.catch(() => undefined);
  }

  /** Has the index read in a moment, so that the first question finds it stored; a question does not wait for that. */
  begin(): void {
    this.#beginning = setTimeout(() => {
      this.#index ??= this.#read();
    }, timeout).unref();
  }

  /** Searches that arrived before the index was built. */
  get waiting(): number {
    return this.#waiting;
  }

  async search(query: string): Promise<Place[]> {
    return (await this.#stored()).search(query);
  }

  async exactly(placeName: string): Promise<Place | null> {
    return (await this.#stored()).exactly(placeName);
  }

  timezoneAt(latitude: number, longitude: number): string {
    return timezoneAt(latitude, longitude);
  }

  /** Ends the thread; questions are refused from then on. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#beginning);
    // Searches from now on find an index that has already failed.
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
    const index = this.#parts().then((parts) => new PlaceIndex(parts));
    // Waiting searches fail; a later one reads it again.
    index.catch(() => {
      this.#index = null;
    });
    return index;
  }

  async #parts(): Promise<PlaceIndexParts> {
    const kept = await keptIndex(this.#kept);
    if (kept) return kept;
    // Closed meanwhile, no thread begins.
    return this.#isClosed ? this.#closed.promise : this.#made();
  }

  #made(): Promise<PlaceIndexParts> {
    const { promise, resolve, reject } = Promise.withResolvers<PlaceIndexParts>();
    const maker = new Worker(new URL('./place-maker.ts', import.meta.url), { resourceLimits });
    this.#maker = maker;
    maker.once('message', (parts: PlaceIndexParts) => {
      resolve(parts);
      void maker.terminate(); // now, and its memory with it
    });
    maker.once('error', reject);
    maker.unref();
    return promise;
  }
}
