import type { Birth } from '@jyoti/contract';
import type { ReferenceBirth } from '../../../packages/jyotish/reference/births.ts';
import { bearer, signedUp, startApp } from './app.ts';

/** The current time in the tests of the tools. */
export const now = new Date('2026-11-21T06:00:00Z');

/** An application and a user signed in to it. */
export async function visitor(at: Date = now) {
  const { api, clock } = await startApp();
  clock.now = at;
  const { token } = await signedUp(api);
  return {
    api,
    token,
    post: (path: string, body: object, language = 'en') =>
      api.post(path).set(bearer(token)).set('Accept-Language', language).send(body),
    get: (path: string, query: Record<string, string | number> = {}, language = 'en') =>
      api.get(path).query(query).set(bearer(token)).set('Accept-Language', language),
  };
}

/** A reference birth in the format of a request. */
export function sentBirth({ birth }: ReferenceBirth): Birth {
  return {
    name: 'Sample Person',
    date: birth.local_date,
    time: birth.local_time,
    fold: birth.fold,
    place: {
      name: birth.place,
      latitude: birth.lat,
      longitude: birth.lon,
      timezone: birth.iana_zone,
    },
  };
}

/** Seconds between an ISO 8601 instant and a Julian day (UT). */
export function secondsApart(iso: string, jdUt: number): number {
  return Math.abs(Date.parse(iso) / 1000 - (jdUt - 2440587.5) * 86_400);
}
