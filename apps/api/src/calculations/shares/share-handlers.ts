import { randomBytes } from 'node:crypto';
import { parse } from 'valibot';
import { matchingRequestSchema, mostShares, partners, type ShareReport } from '@jyoti/contract';
import { appError, contractMessage, fieldError } from '../../http/errors/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { castRequested, type TimezoneAt } from '../requests/cast.ts';
import { julianDayOf } from '../requests/instants.ts';
import type { MatchingService } from '../matching/matching-service.ts';
import type { Store } from '../../storage/store.ts';
import { publicShare } from '../../accounts/account-export.ts';
import { sharedReport } from './shared-report.ts';

interface Dependencies {
  store: Store;
  matching: MatchingService;
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

/** Links to reports, which show neither names nor, by default, births. */
export function shareHandlers({ store, matching, timezoneAt, now }: Dependencies) {
  return {
    'GET /api/users/shares': async ({ identity }) => {
      const shares = await store.shares.ofUser(identity.user.id);
      return shares.map(publicShare);
    },
    'POST /api/users/shares': async ({ body, identity: { user, tokenHash } }) => {
      const report = checkedReport(body, timezoneAt, now());
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
      return publicShare(stored);
    },
    'DELETE /api/users/shares/:key': async ({ path, identity }) => {
      if (!(await store.shares.remove(path.key, identity.user.id))) {
        throw appError(404, 'not_found', 'notFound');
      }
    },
    'GET /api/shared/:key': async ({ path, language, calculate }) => {
      const share = await store.shares.byKey(path.key);
      if (!share) throw appError(404, 'not_found', 'shareGone');
      return calculate(() => sharedReport(share, { matching, timezoneAt, now }, language));
    },
  } satisfies Partial<Handlers>;
}
