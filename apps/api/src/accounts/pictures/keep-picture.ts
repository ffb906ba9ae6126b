import type { Throttle } from '../../http/limits/throttle.ts';
import { PictureTooSlow } from './picture-decoder.ts';
import type { ProfileImages } from './profile-images.ts';

/**
 * Stores a picture and returns its name. A client whose pictures use too much processor time is
 * rejected for a while.
 * @param whose the client, for fair turns
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
