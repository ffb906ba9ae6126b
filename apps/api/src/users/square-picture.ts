import sharp from 'sharp';
import { fieldRefusal } from '../errors/app-error.ts';
import { sentence } from '../errors/sentences.ts';
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

function refusedPicture(error: unknown): unknown {
  if (error instanceof Error && /pixel limit/i.test(error.message)) {
    return fieldRefusal(413, 'too_large', 'profileImage', sentence('pictureTooManyPixels'));
  }
  return fieldRefusal(415, 'unsupported_type', 'profileImage', sentence('pictureType'));
}

/**
 * A square WebP of the picture, turned upright, its metadata dropped, an SVG drawn into pixels.
 * @throws AppError 415 for anything but the accepted pictures, 413 for too many pixels
 */
export async function squarePicture(content: Buffer): Promise<Buffer> {
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
