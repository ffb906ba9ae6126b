import type { RequestHandler } from 'express';
import type { Log } from '../log.ts';

/** Says once that a proxy stands in front and is not believed: all visitors have its address, and share its budget. */
export function warnOfProxy(log: Log): RequestHandler {
  let said = false;
  return (request, _response, next) => {
    if (!said && request.headers['x-forwarded-for'] !== undefined) {
      said = true;
      log.warn(
        'X-Forwarded-For arrives and TRUST_PROXY is 0: all visitors count as one. Set TRUST_PROXY to the number of proxies in front.',
      );
    }
    next();
  };
}
