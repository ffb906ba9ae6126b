import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bookingsResponseSchema } from '@jyoti/contract';
import { expectBody, bearer, signedUp, startApp, type Api } from './app.ts';
import { bookingOf } from './ceremony-day.ts';

export const path = '/api/bookings';

export function callsOf(api: Api, token: string) {
  return {
    book: (body: object, key = 'key-1') =>
      api.post(path).set(bearer(token)).set('Idempotency-Key', key).send(body),
    quote: (body: object) => api.post(`${path}/quote`).set(bearer(token)).send(body),
    list: async () =>
      expectBody(await api.get(path).set(bearer(token)), 200, bookingsResponseSchema).data,
    one: (id: string) => api.get(`${path}/${id}`).set(bearer(token)),
    change: (id: string, body: object) => api.patch(`${path}/${id}`).set(bearer(token)).send(body),
  };
}

/** An application with a user, on Monday 2026-11-23, 09:00 in India. */
export async function signedIn(wishes: Parameters<typeof startApp>[0] = {}) {
  const started = await startApp(wishes);
  started.clock.now = new Date('2026-11-23T03:30:00Z');
  const { token } = await signedUp(started.api);
  /** All sent e-mails, oldest first; `clock` must have moved between them. */
  const mails = async () => {
    await started.background.idle();
    const folder = join(started.directory, 'mail');
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
  };
  return { ...started, token, mails, ...callsOf(started.api, token) };
}

export const wednesday = '2026-11-25';

export const body = bookingOf(wednesday);
