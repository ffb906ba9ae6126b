import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import { parse } from 'valibot';
import {
  matchingRequestSchema,
  mostShares,
  partners,
  shareReportSchema,
  type ShareReport,
} from '@jyoti/contract';
import { asUser, requireSignedIn } from '../../auth/signed-in.ts';
import type { Tokens } from '../../auth/tokens.ts';
import { appError, contractMessage, fieldError } from '../../http/errors/app-error.ts';
import { checkedBody, jsonBody } from '../../http/body.ts';
import type { CalculationQueue } from '../../http/calculation-queue.ts';
import { languageOf } from '../../http/language.ts';
import { castRequested, type TimezoneAt } from '../kundli/cast.ts';
import { julianDayOf } from '../kundli/instants.ts';
import type { KundliService } from '../kundli/kundli-service.ts';
import type { MatchingService } from '../matching/matching-service.ts';
import type { Store } from '../../storage/store.ts';
import { publicShare } from '../../accounts/account-export.ts';
import { sharedReport } from './shared-report.ts';

interface Dependencies {
  store: Store;
  tokens: Tokens;
  services: { kundli: KundliService; matching: MatchingService };
  queue: CalculationQueue;
  timezoneAt: TimezoneAt;
  now: () => Date;
}

/** 128 random bits, which nobody can guess. */
const newKey = () => randomBytes(16).toString('base64url');

/** The report without names. @throws AppError 400 for a birth that cannot have a chart */
function checkedReport(report: ShareReport, timezoneAt: TimezoneAt, now: Date): ShareReport {
  const nowJdUt = julianDayOf(now);
  if (report.kind === 'kundli') {
    castRequested({ birth: report.birth, ...report.settings }, timezoneAt, nowJdUt);
    return { ...report, birth: { ...report.birth, name: '' } };
  }
  const request = parse(matchingRequestSchema, report);
  for (const partner of partners) {
    castRequested({ ...request, birth: report[partner] }, timezoneAt, nowJdUt, partner);
  }
  return { ...report, boy: { ...report.boy, name: '' }, girl: { ...report.girl, name: '' } };
}

/** /api/users/shares and /api/shared: links to reports, which show neither names nor, by default, births. */
export function shareRoutes(dependencies: Dependencies): Router {
  const { store, tokens, services, queue, timezoneAt, now } = dependencies;
  const routes = Router();
  const signedIn = requireSignedIn(tokens);

  routes.get(
    '/users/shares',
    signedIn,
    asUser(async (_request, response, { user }) => {
      const shares = await store.shares.ofUser(user.id);
      response.json({ data: shares.map(publicShare) });
    }),
  );
  routes.post(
    '/users/shares',
    signedIn,
    jsonBody,
    asUser(async (request, response, { user, tokenHash }) => {
      const report = checkedReport(checkedBody(request, shareReportSchema), timezoneAt, now());
      const share = {
        ...report,
        key: newKey(),
        userId: user.id,
        createdAt: now().toISOString(),
      };
      const stored = await store.shares.insert(share, mostShares, tokenHash);
      if (stored === 'signed_out') throw appError(401, 'unauthorized', 'sessionEnded');
      if (stored === 'full') {
        throw fieldError(409, 'conflict', 'kind', contractMessage('sharesFull'));
      }
      response.status(201).json({ data: publicShare(stored) });
    }),
  );
  routes.delete(
    '/users/shares/:key',
    signedIn,
    asUser(async (request, response, { user }) => {
      const { key } = request.params;
      if (typeof key !== 'string' || !(await store.shares.remove(key, user.id))) {
        throw appError(404, 'not_found', 'notFound');
      }
      response.status(204).end();
    }),
  );
  routes.get('/shared/:key', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const share = await store.shares.byKey(request.params.key);
    if (!share) throw appError(404, 'not_found', 'shareGone');
    const calculate = () => sharedReport(share, services, languageOf(request));
    response.json({ data: await queue.run(request, calculate) });
  });
  return routes;
}
