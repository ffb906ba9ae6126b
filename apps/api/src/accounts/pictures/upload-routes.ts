import { Router } from 'express';
import { appError } from '../../http/errors/app-error.ts';
import type { ProfileImages } from './profile-images.ts';

const headers = {
  'Content-Type': 'image/webp',
  // A deleted user's picture must not remain in shared caches.
  'Cache-Control': 'private, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** /uploads: re-encoded pictures, with a policy that allows them nothing. */
export function uploadRoutes(images: ProfileImages): Router {
  const routes = Router();
  routes.get('/profiles/:file', async (request, response) => {
    const picture = await images.read(request.params.file);
    if (!picture) throw appError(404, 'not_found', 'notFound');
    response.set(headers).send(picture);
  });
  return routes;
}
