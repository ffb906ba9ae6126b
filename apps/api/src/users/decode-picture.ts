// Decodes one picture in a separate process: libvips and librsvg cannot be interrupted, but a process can be
// killed.
import { getPriority, setPriority } from 'node:os';
import sharp from 'sharp';

/** The message from `PictureDecoder`. */
export interface DecodeRequest {
  content: Uint8Array;
  mostPixels: number;
  /** Side of the square, pixels. */
  side: number;
}

/** The response: the WebP, or the reason why there is none. */
export type DecodeResponse =
  { picture: Uint8Array } | { refused: 'too_many_pixels' | 'not_a_picture' };

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

// Requests have priority. If the server already runs at a lower priority, that one is kept.
setPriority(Math.max(getPriority(), 5));
// The server has disconnected. A plain exit would wait for the decoding to end.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.once('message', (request: DecodeRequest) => {
  void decoded(request).then((response) => process.send?.(response));
});
