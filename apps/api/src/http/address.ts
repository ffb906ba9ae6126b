import type { Request } from 'express';

/** Where a request comes from, as far as the proxies in front are believed. */
export function addressOf(request: Request): string {
  return request.ip ?? 'unknown';
}
