import { randomBytes } from 'node:crypto';
import { describeError, type Log } from '../../operations/log.ts';
import { isStorageUnavailable } from '../../storage/storage-unavailable.ts';
import type { Store } from '../../storage/store.ts';
import { PictureDecoder } from './picture-decoder.ts';

/** Generated names: nothing of the client's file name is used. */
export const profileImageName = /^[0-9a-f]{32}\.webp$/;

/** Profile pictures, re-encoded and under generated names. */
export class ProfileImages {
  readonly #pictures: Store['pictures'];
  readonly #log: Log;
  readonly #retryDelay: number;
  readonly #decoder = new PictureDecoder();

  /** @param retryDelay before a failed removal is retried, ms */
  constructor(pictures: Store['pictures'], log: Log, retryDelay = 60_000) {
    this.#pictures = pictures;
    this.#log = log;
    this.#retryDelay = retryDelay;
  }

  /** How many decodings were ended since they took too long, or crashed. */
  get kills(): number {
    return this.#decoder?.kills ?? 0;
  }

  async prepare(): Promise<void> {
    await this.#pictures.prepare();
  }

  /**
   * Stores a picture and returns its name.
   * @param whose the client, for fair turns
   * @throws AppError 415 for other formats, 413 for too many pixels, 503 if the machine is too busy
   */
  async keep(content: Buffer, whose: string): Promise<string> {
    const picture = await this.#decoder.square(content, whose);
    const name = `${randomBytes(16).toString('hex')}.webp`;
    await this.#pictures.insert(name, picture);
    return name;
  }

  /** A stored picture; `null` for the placeholder's name and for deleted ones. */
  async read(name: string): Promise<Buffer | null> {
    return profileImageName.test(name) ? this.#pictures.read(name) : null;
  }

  /**
   * Removes an unused picture; the placeholder's name and deleted ones are ignored. While the storage is
   * unavailable it retries in the background.
   */
  async remove(name: string): Promise<void> {
    if (!profileImageName.test(name)) return;
    try {
      await this.#pictures.remove(name);
    } catch (error) {
      if (!isStorageUnavailable(error)) throw error;
      this.#log.warn(describeError(error), 'picture not removed yet');
      // If the process stops first, the sweep of the next start removes the picture.
      setTimeout(() => void this.remove(name).catch(() => undefined), this.#retryDelay).unref();
    }
  }

  /**
   * Removes pictures without a user: left by a crash between storing a picture and its user, or between
   * erasing a user and the picture. If there has never been a user (`null`), the store may be new or a
   * replacement for a lost one, so all pictures are kept.
   * @param serving whether another process may store one at the same time
   */
  async sweep(inUse: readonly string[] | null, serving = false): Promise<void> {
    if (inUse === null) return;
    const known = new Set(inUse);
    const stray = (await this.#pictures.settled(serving)).filter((name) => !known.has(name));
    await Promise.all(stray.map((name) => this.remove(name)));
  }
}
