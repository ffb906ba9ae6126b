import { profileImageBytes, profileImageTypes } from '@jyoti/contract';

/** `image/jpg` is no registered type, only what some programs write: it would be twice in the field's hint. */
export const pictureTypes = profileImageTypes.filter((type) => type !== 'image/jpg');

/** Why a picture would not be accepted, shown before it is sent: a phone's photograph is easily too large. */
export function pictureProblem(picture: File | null): 'imageTooLarge' | 'imageType' | null {
  if (picture === null) return null;
  if (picture.size > profileImageBytes) return 'imageTooLarge';
  // Some systems name no type: then the server goes by the content.
  const known = picture.type === '' || profileImageTypes.some((type) => type === picture.type);
  return known ? null : 'imageType';
}
