import { fork } from 'node:child_process';
import { join } from 'node:path';
import { WorkQueue } from '../../http/work-queue.ts';
import { AppError, appError, fieldError } from '../../http/errors/app-error.ts';
import { sentence, type SentenceKey } from '../../http/errors/sentences.ts';
import type { DecodeRequest, DecodeResponse } from './decode-picture.ts';
import { hasTooManyScans, pictureHead } from './picture-head.ts';
import { beginsAsRaster, drawableSvg } from './svg-check.ts';

const second = 1000;
const megabyte = 1_000_000;

/** Maximum pixels to decode: a small file can expand into an enormous picture. */
const mostPixels = 25_000_000;
/** Maximum memory of a picture at once, bytes. */
const mostAtOnce = 160 * megabyte;
/** Beyond this, pictures have a queue of their own and cost more. */
const costlyFrom = 30 * megabyte;

/**
 * Limits of a process. Processor time is counted from when it is ready; a machine that is too busy to use it
 * within the timeout is no fault of the picture.
 */
const limits = {
  mostTime: 4 * second,
  mostMemory: 300 * megabyte,
  timeout: 20 * second,
};
/** Maximum time in a queue, ms. */
const maxWaitMs = 20 * second;
/** An SVG is sharp at any size. */
const limitsOfDrawing = { mostPixels: 4_000_000, mostTime: second };

/** Decoding was ended because it used too much processor time. */
export class PictureTooSlow extends AppError {}

const program = join(import.meta.dirname, 'decode-picture.ts');

const pictureError = (status: 413 | 415, key: SentenceKey): AppError =>
  fieldError(
    status,
    status === 413 ? 'too_large' : 'unsupported_type',
    'profileImage',
    sentence(key),
  );

/** Whether decoding would use much memory or time: an SVG, or a large picture that is decoded as a whole. */
export function isCostly(content: Buffer): boolean {
  if (!beginsAsRaster(content)) return drawableSvg(content);
  return (pictureHead(content)?.memory ?? 0) > costlyFrom;
}

/** Rejects by the file header, without decoding. @throws AppError 415, 413 */
function rejectByHead(content: Buffer): void {
  if (!beginsAsRaster(content)) {
    if (!drawableSvg(content)) throw pictureError(415, 'pictureType');
    return;
  }
  const head = pictureHead(content);
  if (!head || head.width === 0 || head.height === 0) throw pictureError(415, 'pictureType');
  if (head.width * head.height > mostPixels || head.memory > mostAtOnce) {
    throw pictureError(413, 'pictureTooManyPixels');
  }
  if (head.format === 'jpeg' && hasTooManyScans(content)) throw pictureError(415, 'pictureType');
}

function errorOf({ refused }: { refused: string }): AppError {
  if (refused === 'too_many_pixels') return pictureError(413, 'pictureTooManyPixels');
  if (refused === 'too_slow') {
    return new PictureTooSlow(pictureError(415, 'pictureTooSlow').facts);
  }
  return pictureError(415, 'pictureType');
}

/**
 * Converts pictures to square WebP: rotated upright, without metadata, only the first frame, SVG rasterised.
 * Each is decoded in a separate process with limits of processor time and memory.
 */
export class PictureDecoder {
  // One at a time: two large pictures at once would take more memory than a small server has.
  readonly #ordinary = new WorkQueue(1, { maxQueued: 20, maxQueuedEach: 5, maxWaitMs });
  readonly #costly = new WorkQueue(1, { maxQueued: 8, maxQueuedEach: 4, maxWaitMs });
  readonly #limits: Partial<typeof limits>;
  #kills = 0;

  /** @param changed other limits than usual */
  constructor(changed: Partial<typeof limits> = {}) {
    this.#limits = changed;
  }

  /** The number of waiting and running decodings. */
  get load(): { waiting: number; running: number } {
    return {
      waiting: this.#ordinary.waiting + this.#costly.waiting,
      running: this.#ordinary.running + this.#costly.running,
    };
  }

  /** How many decodings took too long or ended without an answer. */
  get kills(): number {
    return this.#kills;
  }

  /**
   * @param whose the client, for fair turns
   * @throws AppError 415 for other formats, 413 for too many pixels, 503 if the machine is too busy
   * @throws PictureTooSlow, QueueFull
   */
  async square(content: Buffer, whose: string): Promise<Buffer> {
    rejectByHead(content);
    const queue = isCostly(content) ? this.#costly : this.#ordinary;
    return queue.run(whose, () => this.#decode(content));
  }

  #decode(content: Buffer): Promise<Buffer> {
    const { timeout, ...request } = {
      content,
      side: 512,
      mostPixels,
      ...limits,
      ...(beginsAsRaster(content) ? {} : limitsOfDrawing),
      ...this.#limits,
    };
    const child = fork(program, [], {
      // The process needs none of the configuration, least of all its secrets.
      env: { UV_THREADPOOL_SIZE: '1' },
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout,
      killSignal: 'SIGKILL',
    });
    return new Promise<Buffer>((resolve, reject) => {
      let answered = false;
      child.on('message', (response: 'ready' | DecodeResponse) => {
        if (response === 'ready') {
          child.send(request satisfies DecodeRequest, () => undefined);
          return;
        }
        answered = true;
        if ('refused' in response && response.refused === 'too_slow') this.#kills += 1;
        if ('picture' in response) resolve(Buffer.from(response.picture));
        else reject(errorOf(response));
        child.kill('SIGKILL');
      });
      // By its timeout or by the system, which needed the memory; else it crashed on its input.
      child.once('exit', (_code, signal) => {
        if (!answered) this.#kills += 1;
        reject(
          signal === 'SIGKILL'
            ? appError(503, 'busy', 'busy', 10)
            : pictureError(415, 'pictureType'),
        );
      });
      child.once('error', reject);
    });
  }
}
