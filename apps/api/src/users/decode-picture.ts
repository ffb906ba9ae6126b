// A program of its own for one picture: libvips and librsvg cannot be interrupted, but a process can be killed.
import { getPriority, setPriority } from 'node:os';
import sharp from 'sharp';

/** What `PictureDecoder` sends. */
export interface DecodeRequest {
  content: Uint8Array;
  mostPixels: number;
  /** Side of the square, pixels. */
  side: number;
}

/** What is answered: the WebP, or why there is none. */
export type DecodeAnswer =
  { picture: Uint8Array } | { refused: 'too_many_pixels' | 'not_a_picture' };

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
sharp.concurrency(1);

async function decoded({ content, mostPixels, side }: DecodeRequest): Promise<DecodeAnswer> {
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

// Serving visitors has priority. A server that was started with a lower priority than this cannot lower it further.
setPriority(Math.max(getPriority(), 5));
// Nobody waits for the picture any more. A plain exit would wait for the drawing to end.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.once('message', (request: DecodeRequest) => {
  void decoded(request).then((answer) => process.send?.(answer));
});
