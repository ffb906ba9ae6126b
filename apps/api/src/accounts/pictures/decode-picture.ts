// Decodes one picture in a separate process: libvips and librsvg cannot be interrupted, but a process can be
// ended.
import { writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import sharp from 'sharp';

/** The message from `PictureDecoder`, after this process has reported that it is ready. */
export interface DecodeRequest {
  content: Uint8Array;
  mostPixels: number;
  /** Side of the square, pixels. */
  side: number;
  /** Maximum processor time of decoding, ms. */
  mostTime: number;
  /** Maximum resident memory of this process, bytes. */
  mostMemory: number;
}

/** The response: the WebP, or the reason why there is none. */
export type DecodeResponse =
  | { picture: Uint8Array }
  | { refused: 'too_many_pixels' | 'not_a_picture' | 'too_slow' };

const acceptedFormats = new Set(['jpeg', 'png', 'gif', 'webp', 'svg']);

// Blocks decoders of other formats, so that no upload can use them.
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
sharp.concurrency(1);

async function decoded({ content, mostPixels, side }: DecodeRequest): Promise<DecodeResponse> {
  const input = { limitInputPixels: mostPixels, failOn: 'error' } as const;
  try {
    const { format } = await sharp(content, input).metadata();
    if (!acceptedFormats.has(format)) return { refused: 'not_a_picture' };
    const picture = await sharp(content, input)
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
    return { picture };
  } catch (error) {
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return { refused: isLarge ? 'too_many_pixels' : 'not_a_picture' };
  }
}

/** Resolves when decoding has used too much; libvips works in other threads. */
function exceeded({ mostTime, mostMemory }: DecodeRequest): Promise<DecodeResponse> {
  const before = process.cpuUsage();
  return new Promise((resolve) => {
    setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 > mostTime) resolve({ refused: 'too_slow' });
      if (process.memoryUsage.rss() > mostMemory) resolve({ refused: 'too_many_pixels' });
    }, 20);
  });
}

// Requests have priority. If the server already runs at a lower priority, that one is kept.
setPriority(Math.max(getPriority(), 5));
// If memory runs out, Linux ends this process, not the server.
try {
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // A container may forbid it: pictures are decoded all the same.
}
// The server has disconnected. A plain exit would wait for the decoding to end.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.once('message', (request: DecodeRequest) => {
  void Promise.race([decoded(request), exceeded(request)]).then((response) =>
    process.send?.(response),
  );
});
process.send?.('ready');
