import { Router } from 'express';
import { refusal } from '../errors/app-error.ts';
import { profileImageName, type ProfileImages } from './profile-images.ts';

const headers = {
  'Content-Type': 'image/webp',
  // A deleted person's picture must not live on in shared caches.
  'Cache-Control': 'private, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** /uploads: pictures as the server re-encoded them, with nothing allowed to them. */
export function uploadRoutes(images: ProfileImages): Router {
  const routes = Router();
  const options = { root: images.directory, cacheControl: false, headers } as const;
  routes.get('/profiles/:file', (request, response, next) => {
    const { file } = request.params;
    if (!profileImageName.test(file)) throw refusal(404, 'not_found', 'notFound');
    response.sendFile(file, options, (error?: Error) => {
      if (!error) return;
      next(response.headersSent ? error : refusal(404, 'not_found', 'notFound'));
    });
  });
  return routes;
}
