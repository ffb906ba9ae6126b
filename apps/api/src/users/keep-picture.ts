import type { Throttle } from '../auth/throttle.ts';
import { PictureTooSlow } from './picture-decoder.ts';
import type { ProfileImages } from './profile-images.ts';

/**
 * Stores a picture and gives its name. A sender of pictures that take too long is refused for a while.
 * @param whose distinguishes those who take turns
 * @throws AppError 413, 415, 429
 */
export async function keepPicture(
  { images, throttle }: { images: ProfileImages; throttle: Pick<Throttle, 'slowPictures'> },
  content: Buffer,
  whose: string,
  address: string,
): Promise<string> {
  await throttle.slowPictures.check(address);
  try {
    return await images.keep(content, whose);
  } catch (error) {
    if (error instanceof PictureTooSlow) await throttle.slowPictures.count(address);
    throw error;
  }
}
