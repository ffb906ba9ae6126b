/** Value of `profileImage` without a picture. */
export const noProfileImage = 'default_profile.jpg';

/** Maximum size of a picture, bytes. */
export const profileImageBytes = 5 * 1024 * 1024;

/** For the `accept` of a file field; the server checks the content. */
export const profileImageTypes = [
  'image/jpeg',
  'image/jpg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/svg+xml',
] as const;

/** Path of a user's picture on the server, or `null` for none. */
export function profileImagePath(profileImage: string): string | null {
  return profileImage === noProfileImage ? null : `/uploads/profiles/${profileImage}`;
}
