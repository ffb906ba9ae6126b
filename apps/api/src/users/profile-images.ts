import { randomBytes } from 'node:crypto';
import { describeError, type Log } from '../log.ts';
import { isOutOfReach } from '../storage/out-of-reach.ts';
import type { Store } from '../storage/store.ts';
import type { PictureDecoder } from './picture-decoder.ts';

/** Names that are given here: nothing of what the client called its file. */
export const profileImageName = /^[0-9a-f]{32}\.webp$/;

/** Profile pictures, re-encoded and under names of our own. */
export class ProfileImages {
  readonly #pictures: Store['pictures'];
  readonly #log: Log;
  readonly #retryDelay: number;
  #decoder: PictureDecoder | null = null;

  /** @param retryDelay until what could not be removed is tried again, ms */
  constructor(pictures: Store['pictures'], log: Log, retryDelay = 60_000) {
    this.#pictures = pictures;
    this.#log = log;
    this.#retryDelay = retryDelay;
  }

  async prepare(): Promise<void> {
    await this.#pictures.prepare();
  }

  /**
   * Stores a picture and gives its name. `whose` distinguishes those who take turns.
   * @throws AppError 415 for anything but the accepted pictures, 413 for too many pixels
   */
  async keep(content: Buffer, whose: string): Promise<string> {
    // With the first picture: a start has other things to load.
    const { PictureDecoder } = await import('./picture-decoder.ts');
    this.#decoder ??= new PictureDecoder();
    const picture = await this.#decoder.square(content, whose);
    const name = `${randomBytes(16).toString('hex')}.webp`;
    await this.#pictures.insert(name, picture);
    return name;
  }

  /** A stored picture; `null` for the placeholder's name and for names that are gone. */
  async read(name: string): Promise<Buffer | null> {
    return profileImageName.test(name) ? this.#pictures.read(name) : null;
  }

  /**
   * Removes a picture that nothing points to any more; the placeholder's name and names that are gone
   * are no error. While its place is out of reach it is tried again and again, and nobody waits for it.
   */
  async remove(name: string): Promise<void> {
    if (!profileImageName.test(name)) return;
    try {
      await this.#pictures.remove(name);
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      this.#log.warn(describeError(error), 'picture not removed yet');
      // A process that stops before forgets it: the sweep of the next start removes it.
      setTimeout(() => void this.remove(name).catch(() => undefined), this.#retryDelay).unref();
    }
  }

  /**
   * Removes pictures that no user has: left by a stop between storing a picture and its user, or between erasing a user
   * and the picture. Where there has never been a user (`null`) the store says more of itself (new, or put in the place of a
   * lost one) than of the pictures: they stay.
   * @param serving whether somebody may store one meanwhile
   */
  async sweep(inUse: readonly string[] | null, serving = false): Promise<void> {
    if (inUse === null) return;
    const known = new Set(inUse);
    const stray = (await this.#pictures.settled(serving)).filter((name) => !known.has(name));
    await Promise.all(stray.map((name) => this.remove(name)));
  }
}
