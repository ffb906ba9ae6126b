import type { RequestHandler } from 'express';
import type { Log } from '../operations/log.ts';

/**
 * Warns once about X-Forwarded-For without TRUST_PROXY: all visitors would share the address of the proxy and
 * its rate limit.
 */
export function warnOfProxy(log: Log): RequestHandler {
  let hasWarned = false;
  return (request, _response, next) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      log.warn(
        'X-Forwarded-For arrives and TRUST_PROXY is 0: all visitors count as one. Set TRUST_PROXY to the number of proxies in front.',
      );
    }
    next();
  };
}
