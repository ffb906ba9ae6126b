import { Worker } from 'node:worker_threads';
import type { Place } from '@jyoti/contract';
import { timezoneAt, type Places } from './places.ts';
import type { Asked } from './place-worker.ts';

interface Waiting {
  resolve: (found: unknown) => void;
  reject: (error: Error) => void;
}

/** The place index in a thread of its own. Questions that come before it stands wait for it. */
export class PlacesInThread implements Places {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  /** Begins to read, so that the first question finds the index standing. */
  constructor() {
    this.#worker = this.#begin();
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  search(query: string): Promise<Place[]> {
    return this.#ask<Place[]>('search', query);
  }

  exactly(placeName: string): Promise<Place | null> {
    return this.#ask<Place | null>('exactly', placeName);
  }

  timezoneAt(latitude: number, longitude: number): string {
    return timezoneAt(latitude, longitude);
  }

  /** Ends the thread; questions under way are refused. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#refuse(new Error('The place search has been closed.'));
    await worker?.terminate();
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./place-worker.ts', import.meta.url));
    worker.on('message', ({ id, found }: { id: number; found: unknown }) => {
      this.#waiting.get(id)?.resolve(found);
      this.#waiting.delete(id);
    });
    // A thread that died is replaced by the next question; those under way are answered with its error.
    worker.on('error', (error: Error) => {
      if (this.#worker === worker) this.#worker = null;
      this.#refuse(error);
    });
    worker.unref();
    return worker;
  }

  #ask<Answer>(kind: Asked['kind'], text: string): Promise<Answer> {
    this.#worker ??= this.#begin();
    const worker = this.#worker;
    const id = (this.#asked += 1);
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage({ id, kind, text } satisfies Asked);
    });
  }

  #refuse(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
