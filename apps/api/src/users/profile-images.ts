import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { WorkQueue } from '../auth/work-queue.ts';
import { fieldRefusal } from '../errors/app-error.ts';
import { sentence } from '../errors/sentences.ts';
import type { Store } from '../storage/store.ts';
import { beginsAsRaster, drawableSvg } from './svg-check.ts';

/** Side of the stored square, pixels. */
const side = 512;
/** Most pixels that are decoded: a small file can unfold into an enormous picture. */
const mostPixels = 40_000_000;
const mostSeconds = 10;

const acceptedFormats = new Set(['jpeg', 'png', 'gif', 'webp', 'svg']);

// Decoders for formats that are not accepted stay out of reach of an upload.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
    'VipsForeignLoadSvg',
  ],
});
sharp.cache(false);

/** Names that are given here: nothing of what the client called its file. */
export const profileImageName = /^[0-9a-f]{32}\.webp$/;

function refusedPicture(error: unknown): unknown {
  if (error instanceof Error && /pixel limit/i.test(error.message)) {
    return fieldRefusal(413, 'too_large', 'profileImage', sentence('pictureTooManyPixels'));
  }
  return fieldRefusal(415, 'unsupported_type', 'profileImage', sentence('pictureType'));
}

/** A square WebP of the picture, turned upright, its metadata dropped, an SVG drawn into pixels. */
async function reencoded(content: Buffer): Promise<Buffer> {
  const input = { limitInputPixels: mostPixels, failOn: 'error' } as const;
  try {
    // Before anything else: even asking for the size of an SVG can mean drawing it.
    if (!beginsAsRaster(content) && !drawableSvg(content)) throw new Error('costly');
    const { format } = await sharp(content, input).metadata();
    if (!acceptedFormats.has(format)) throw new Error('format');
    return await sharp(content, input)
      .timeout({ seconds: mostSeconds })
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw refusedPicture(error);
  }
}

/** Profile pictures, re-encoded and under names of our own. */
export class ProfileImages {
  readonly #pictures: Store['pictures'];
  readonly #queue = new WorkQueue(2, { longest: 100, longestEach: 20 });

  constructor(pictures: Store['pictures']) {
    this.#pictures = pictures;
  }

  async prepare(): Promise<void> {
    await this.#pictures.prepare();
  }

  /**
   * Stores a picture and gives its name. `whose` tells apart those who take turns.
   * @throws AppError 415 for anything but the accepted pictures, 413 for too many pixels
   */
  async keep(content: Buffer, whose: string): Promise<string> {
    const picture = await this.#queue.run(whose, () => reencoded(content));
    const name = `${randomBytes(16).toString('hex')}.webp`;
    await this.#pictures.insert(name, picture);
    return name;
  }

  /** A stored picture; `null` for the placeholder's name and for names that are gone. */
  async read(name: string): Promise<Buffer | null> {
    return profileImageName.test(name) ? this.#pictures.read(name) : null;
  }

  /** Removes a picture; the placeholder's name and names that are gone are no error. */
  async remove(name: string): Promise<void> {
    if (profileImageName.test(name)) await this.#pictures.remove(name);
  }

  /**
   * Removes pictures that no user has: left by a stop between storing a picture and its user. A list
   * that names none at all says more of the store (new, or put in the place of a lost one) than of
   * the pictures: they stay.
   */
  async sweep(inUse: readonly string[]): Promise<void> {
    if (inUse.length === 0) return;
    const known = new Set(inUse);
    const stray = (await this.#pictures.settled()).filter((name) => !known.has(name));
    await Promise.all(stray.map((name) => this.remove(name)));
  }
}
