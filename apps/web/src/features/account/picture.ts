import { profileImageBytes, profileImageTypes } from '@jyoti/contract';

/**
 * Without `image/jpg`, which is not a registered type: some programs use it, and the field's hint
 * would list JPEG twice.
 */
export const pictureTypes = profileImageTypes.filter((type) => type !== 'image/jpg');

/**
 * Why a picture would be rejected, shown before the upload, because phone photos are often too
 * large.
 */
export function pictureProblem(picture: File | null): 'imageTooLarge' | 'imageType' | null {
  if (picture === null) return null;
  if (picture.size > profileImageBytes) return 'imageTooLarge';
  // Some systems set no MIME type: then the server detects it from the content.
  const known = picture.type === '' || profileImageTypes.some((type) => type === picture.type);
  return known ? null : 'imageType';
}
