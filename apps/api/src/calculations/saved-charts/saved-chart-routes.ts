import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import { describeChartSchema, mostSavedCharts, saveChartSchema } from '@jyoti/contract';
import { asUser, requireSignedIn } from '../../auth/signed-in.ts';
import type { Tokens } from '../../auth/tokens.ts';
import { contractMessage, fieldError, appError } from '../../http/errors/app-error.ts';
import { checkedBody, jsonBody } from '../../http/body.ts';
import { languageOf } from '../../http/language.ts';
import { castRequested, type TimezoneAt } from '../kundli/cast.ts';
import { julianDayOf } from '../kundli/instants.ts';
import type { Store } from '../../storage/store.ts';
import { publicChart } from '../../accounts/account-export.ts';

interface Dependencies {
  store: Store;
  tokens: Tokens;
  timezoneAt: TimezoneAt;
  now: () => Date;
}

/** /api/users/charts: births that a user has saved. */
export function savedChartRoutes({ store, tokens, timezoneAt, now }: Dependencies): Router {
  const routes = Router();
  const signedIn = requireSignedIn(tokens);

  routes.get(
    '/users/charts',
    signedIn,
    asUser(async (request, response, { user }) => {
      const charts = await store.charts.ofUser(user.id);
      const language = languageOf(request);
      response.json({ data: charts.map((chart) => publicChart(chart, language)) });
    }),
  );
  routes.post(
    '/users/charts',
    signedIn,
    jsonBody,
    asUser(async (request, response, { user, tokenHash }) => {
      const { name, birth, settings } = checkedBody(request, saveChartSchema);
      // A saved chart must be calculable, so a skipped time is rejected as for a kundli.
      castRequested({ birth, ...settings }, timezoneAt, julianDayOf(now()));
      const chart = {
        id: randomUUID(),
        userId: user.id,
        name: name || birth.name,
        birth,
        settings,
        createdAt: now().toISOString(),
      };
      const stored = await store.charts.insert(chart, mostSavedCharts, tokenHash);
      if (stored === 'signed_out') throw appError(401, 'unauthorized', 'sessionEnded');
      if (stored === 'full') {
        throw fieldError(409, 'conflict', 'birth', contractMessage('savedChartsFull'));
      }
      response.status(201).json({ data: publicChart(stored, languageOf(request)) });
    }),
  );
  routes.patch(
    '/users/charts/:id',
    signedIn,
    jsonBody,
    asUser(async (request, response, { user }) => {
      const { id } = request.params;
      const part = checkedBody(request, describeChartSchema);
      const chart = typeof id === 'string' ? await store.charts.describe(id, user.id, part) : null;
      if (!chart) throw appError(404, 'not_found', 'notFound');
      response.json({ data: publicChart(chart, languageOf(request)) });
    }),
  );
  routes.delete(
    '/users/charts/:id',
    signedIn,
    asUser(async (request, response, { user }) => {
      const { id } = request.params;
      if (typeof id !== 'string' || !(await store.charts.remove(id, user.id))) {
        throw appError(404, 'not_found', 'notFound');
      }
      response.status(204).end();
    }),
  );
  return routes;
}
