import { fork } from 'node:child_process';
import { join } from 'node:path';
import { WorkQueue } from '../auth/work-queue.ts';
import { AppError, fieldRefusal } from '../errors/app-error.ts';
import { sentence, type SentenceKey } from '../errors/sentences.ts';
import type { DecodeAnswer, DecodeRequest } from './decode-picture.ts';
import { hasTooManyScans, pictureHead } from './picture-head.ts';
import { beginsAsRaster, drawableSvg } from './svg-check.ts';

/** Side of the stored square, pixels. */
const side = 512;
/** Most pixels that are decoded: a small file can unfold into an enormous picture. */
const mostPixels = 25_000_000;
/** Of a drawing, which is as sharp at any size. */
const mostPixelsOfSvg = 4_000_000;
/** After so long a decoding is killed, ms. */
const longest = 5000;

/** The decoding of a picture was ended since it took too long. */
export class PictureTooSlow extends AppError {}

const program = join(import.meta.dirname, 'decode-picture.ts');

const pictureRefusal = (status: 413 | 415, key: SentenceKey): AppError =>
  fieldRefusal(
    status,
    status === 413 ? 'too_large' : 'unsupported_type',
    'profileImage',
    sentence(key),
  );

/** @throws AppError 415 or 413 for what need not be decoded to be refused */
function refuseByHead(content: Buffer): void {
  if (!beginsAsRaster(content)) {
    if (!drawableSvg(content)) throw pictureRefusal(415, 'pictureType');
    return;
  }
  const head = pictureHead(content);
  if (!head || head.width === 0 || head.height === 0) throw pictureRefusal(415, 'pictureType');
  if (head.width * head.height > mostPixels) throw pictureRefusal(413, 'pictureTooManyPixels');
  if (head.format === 'jpeg' && hasTooManyScans(content)) throw pictureRefusal(415, 'pictureType');
}

/**
 * Makes pictures into squares of WebP: turned upright, metadata dropped, the first of moving frames, an SVG drawn into pixels.
 * Each is decoded by a process of its own, which is killed when it takes too long.
 */
export class PictureDecoder {
  readonly #pictures = new WorkQueue(2, { longest: 20, longestEach: 5 });
  /** Few send a drawing, and a drawing alone can take all of its time: the others do not wait for it. */
  readonly #drawings = new WorkQueue(1, { longest: 2, longestEach: 1 });
  readonly #longest: number;

  /** @param longestTime after which a decoding is killed, ms */
  constructor(longestTime = longest) {
    this.#longest = longestTime;
  }

  /** Decodings that wait and that run. */
  get load(): { waiting: number; running: number } {
    const queues = [this.#pictures, this.#drawings];
    return {
      waiting: queues.reduce((sum, { waiting }) => sum + waiting, 0),
      running: queues.reduce((sum, { running }) => sum + running, 0),
    };
  }

  /**
   * @param whose distinguishes those who take turns
   * @throws AppError 415 for anything but the accepted pictures, 413 for too many pixels
   * @throws PictureTooSlow, QueueFull
   */
  async square(content: Buffer, whose: string): Promise<Buffer> {
    refuseByHead(content);
    const queue = beginsAsRaster(content) ? this.#pictures : this.#drawings;
    return queue.run(whose, () => this.#decode(content));
  }

  #decode(content: Buffer): Promise<Buffer> {
    const child = fork(program, [], {
      // It needs nothing of the configuration, least of all its secrets.
      env: { UV_THREADPOOL_SIZE: '1' },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: this.#longest,
      killSignal: 'SIGKILL',
    });
    const request: DecodeRequest = {
      content,
      side,
      mostPixels: beginsAsRaster(content) ? mostPixels : mostPixelsOfSvg,
    };
    return new Promise<Buffer>((resolve, reject) => {
      child.once('message', (answer: DecodeAnswer) => {
        if ('picture' in answer) resolve(Buffer.from(answer.picture));
        else if (answer.refused === 'too_many_pixels') {
          reject(pictureRefusal(413, 'pictureTooManyPixels'));
        } else reject(pictureRefusal(415, 'pictureType'));
        child.kill('SIGKILL');
      });
      // Killed, or crashed on its input.
      child.once('exit', () =>
        reject(new PictureTooSlow(pictureRefusal(415, 'pictureTooSlow').facts)),
      );
      child.once('error', reject);
      child.send(request, () => undefined);
    });
  }
}
