import { appError } from '../../http/errors/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { ProfileImages } from './profile-images.ts';

/** Re-encoded pictures, with a policy that allows them nothing. */
export function pictureHandlers(images: ProfileImages): Handlers<'GET /uploads/profiles/:file'> {
  return {
    'GET /uploads/profiles/:file': async ({ path, response }) => {
      const picture = await images.read(path.file);
      if (!picture) throw appError(404, 'not_found', 'notFound');
      response.set({
        'Content-Type': 'image/webp',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      });
      return picture;
    },
  };
}
