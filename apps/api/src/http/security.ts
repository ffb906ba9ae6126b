import helmet from 'helmet';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

/** What pages may ask the browser for: where the visitor is, for the panchang, and nothing else. */
const permissions = 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()';

/** Headers for every answer. `secure` where the site is reached over HTTPS. */
export function securityHeaders(secure: boolean): RequestHandler {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Server-rendered drawings and grids carry custom properties in style attributes, which cannot run anything.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        // On plain http it would send the visitor to a port where nobody listens.
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissions);
    headers(request, response, next);
  };
}

const ofPagesAlone = [
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/**
 * For files with a name of their own, which are parts of a page and no page: the headers that say something of them. A page
 * has fifty of them, and the whole set is longer than many a file.
 */
export function slimHeaders(response: ServerResponse): void {
  for (const name of ofPagesAlone) response.removeHeader(name);
  // Applies to a worker, and to the file opened by itself.
  const secure = response.hasHeader('Strict-Transport-Security');
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'self';frame-ancestors 'none'${secure ? ';upgrade-insecure-requests' : ''}`,
  );
}

/** For answers about a person: nothing on the way may keep them. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
