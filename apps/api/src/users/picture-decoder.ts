import { fork } from 'node:child_process';
import { join } from 'node:path';
import { WorkQueue } from '../auth/work-queue.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import { sentence, type SentenceKey } from '../errors/sentences.ts';
import type { DecodeResponse, DecodeRequest } from './decode-picture.ts';
import { hasTooManyScans, pictureHead } from './picture-head.ts';
import { beginsAsRaster, drawableSvg } from './svg-check.ts';

/** Side of the stored square, pixels. */
const side = 512;
/** Maximum pixels to decode: a small file can expand into an enormous picture. */
const mostPixels = 25_000_000;
/** Maximum for an SVG, which is sharp at any size. */
const mostPixelsOfSvg = 4_000_000;
/** Timeout of decoding, ms; the process is then killed. */
const defaultTimeoutMs = 5000;

/** Decoding was killed because it took too long. */
export class PictureTooSlow extends AppError {}

const program = join(import.meta.dirname, 'decode-picture.ts');

const pictureError = (status: 413 | 415, key: SentenceKey): AppError =>
  fieldError(
    status,
    status === 413 ? 'too_large' : 'unsupported_type',
    'profileImage',
    sentence(key),
  );

/** Rejects by the file header, without decoding. @throws AppError 415, 413 */
function rejectByHead(content: Buffer): void {
  if (!beginsAsRaster(content)) {
    if (!drawableSvg(content)) throw pictureError(415, 'pictureType');
    return;
  }
  const head = pictureHead(content);
  if (!head || head.width === 0 || head.height === 0) throw pictureError(415, 'pictureType');
  if (head.width * head.height > mostPixels) throw pictureError(413, 'pictureTooManyPixels');
  if (head.format === 'jpeg' && hasTooManyScans(content)) throw pictureError(415, 'pictureType');
}

/**
 * Converts pictures to square WebP: rotated upright, without metadata, only the first frame, SVG rasterised.
 * Each is decoded in a separate process, which is killed after a timeout.
 */
export class PictureDecoder {
  readonly #pictures = new WorkQueue(2, { maxQueued: 20, maxQueuedEach: 5 });
  /** SVGs are rare, and one can use its whole timeout, so they have their own queue. */
  readonly #drawings = new WorkQueue(1, { maxQueued: 2, maxQueuedEach: 1 });
  readonly #timeoutMs: number;
  #kills = 0;

  /** @param timeoutMs timeout of decoding */
  constructor(timeoutMs = defaultTimeoutMs) {
    this.#timeoutMs = timeoutMs;
  }

  /** The number of waiting and running decodings. */
  get load(): { waiting: number; running: number } {
    const queues = [this.#pictures, this.#drawings];
    return {
      waiting: queues.reduce((sum, { waiting }) => sum + waiting, 0),
      running: queues.reduce((sum, { running }) => sum + running, 0),
    };
  }

  /** How many decodings ended without an answer. */
  get kills(): number {
    return this.#kills;
  }

  /**
   * @param whose the client, for fair turns
   * @throws AppError 415 for other formats, 413 for too many pixels
   * @throws PictureTooSlow, QueueFull
   */
  async square(content: Buffer, whose: string): Promise<Buffer> {
    rejectByHead(content);
    const queue = beginsAsRaster(content) ? this.#pictures : this.#drawings;
    return queue.run(whose, () => this.#decode(content));
  }

  #decode(content: Buffer): Promise<Buffer> {
    const child = fork(program, [], {
      // The process needs none of the configuration, least of all its secrets.
      env: { UV_THREADPOOL_SIZE: '1' },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: this.#timeoutMs,
      killSignal: 'SIGKILL',
    });
    const request: DecodeRequest = {
      content,
      side,
      mostPixels: beginsAsRaster(content) ? mostPixels : mostPixelsOfSvg,
    };
    return new Promise<Buffer>((resolve, reject) => {
      let answered = false;
      child.once('message', (response: DecodeResponse) => {
        answered = true;
        if ('picture' in response) resolve(Buffer.from(response.picture));
        else if (response.refused === 'too_many_pixels') {
          reject(pictureError(413, 'pictureTooManyPixels'));
        } else reject(pictureError(415, 'pictureType'));
        child.kill('SIGKILL');
      });
      // It was killed, or crashed on its input.
      child.once('exit', () => {
        if (!answered) this.#kills += 1;
        reject(new PictureTooSlow(pictureError(415, 'pictureTooSlow').facts));
      });
      child.once('error', reject);
      child.send(request, () => undefined);
    });
  }
}
