import { randomUUID } from 'node:crypto';
import { mostSavedCharts } from '@jyoti/contract';
import { contractMessage, fieldError, appError } from '../../http/errors/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { castRequested, type TimezoneAt } from '../requests/cast.ts';
import { julianDayOf } from '../requests/instants.ts';
import type { Store } from '../../storage/store.ts';
import { publicChart } from '../../accounts/account-export.ts';

interface Dependencies {
  store: Store;
  timezoneAt: TimezoneAt;
  now: () => Date;
}

/** Births that a user has saved. */
export function savedChartHandlers({ store, timezoneAt, now }: Dependencies) {
  return {
    'GET /api/users/charts': async ({ identity, language }) => {
      const charts = await store.charts.ofUser(identity.user.id);
      return charts.map((chart) => publicChart(chart, language));
    },
    'POST /api/users/charts': async ({ body, identity: { user, tokenHash }, language }) => {
      const { name, birth, settings, note, relation } = body;
      // A saved chart must be calculable, so a skipped time is rejected as for a kundli.
      castRequested({ birth, ...settings }, timezoneAt, julianDayOf(now()));
      const chart = {
        id: randomUUID(),
        userId: user.id,
        name: name || birth.name,
        birth,
        settings,
        ...(note && { note }),
        ...(relation && { relation }),
        createdAt: now().toISOString(),
      };
      const stored = await store.charts.insert(chart, mostSavedCharts, tokenHash);
      if (stored === 'signed_out') throw appError(401, 'unauthorized', 'sessionEnded');
      if (stored === 'full') {
        throw fieldError(409, 'conflict', 'birth', contractMessage('savedChartsFull'));
      }
      return publicChart(stored, language);
    },
    'PATCH /api/users/charts/:id': async ({ path, body, identity, language }) => {
      const chart = await store.charts.describe(path.id, identity.user.id, body);
      if (!chart) throw appError(404, 'not_found', 'notFound');
      return publicChart(chart, language);
    },
    'DELETE /api/users/charts/:id': async ({ path, identity }) => {
      if (!(await store.charts.remove(path.id, identity.user.id))) {
        throw appError(404, 'not_found', 'notFound');
      }
    },
  } satisfies Partial<Handlers>;
}
