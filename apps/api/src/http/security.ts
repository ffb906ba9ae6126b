import helmet from 'helmet';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { appError } from './errors/app-error.ts';

/** Browser permissions of pages: only geolocation, for the panchang. */
const permissions = 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()';

/** Security headers of every response. @param secure whether the site uses HTTPS */
export function securityHeaders(secure: boolean): RequestHandler {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Server-rendered charts and grids use custom properties in style attributes, which cannot run code.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        // Over plain HTTP it would send the visitor to a port without a server.
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
 * Removes headers that matter only for pages from responses of hashed assets. A page loads fifty of them, and
 * the complete set is longer than many of the files.
 */
export function slimHeaders(response: ServerResponse): void {
  for (const name of ofPagesAlone) response.removeHeader(name);
  // These apply to a worker, and to a file that is opened directly.
  const secure = response.hasHeader('Strict-Transport-Security');
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'self';frame-ancestors 'none'${secure ? ';upgrade-insecure-requests' : ''}`,
  );
}

/** Rejects a request with two hosts (RFC 9112, 3.2): proxies and this server could read different ones. */
export const rejectTwoHosts: RequestHandler = ({ headersDistinct }, response, next) => {
  if ((headersDistinct['host'] ?? []).length > 1) {
    response.set('Connection', 'close');
    throw appError(400, 'invalid_input', 'inputInvalid');
  }
  next();
};
