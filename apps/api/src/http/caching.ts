import type { Response } from 'express';

/**
 * Lets the browser cache a response for an hour and then revalidate it by ETag. For authenticated responses
 * without personal data, which depend only on URL and language.
 */
export function setPrivateCaching(response: Response): Response {
  return response
    .set('Cache-Control', 'private, max-age=3600')
    .vary('Authorization')
    .vary('Accept-Language');
}
