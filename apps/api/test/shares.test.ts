import { describe, expect, test } from 'vitest';
import {
  sharedReportResponseSchema,
  shareResponseSchema,
  sharesResponseSchema,
  type Share,
} from '@jyoti/contract';
import { bearer, expectBody, expectError, signedUp, startApp } from './app.ts';

const birth = {
  name: 'Neelam Grover',
  gender: 'female',
  date: '1990-05-14',
  time: '06:30:00',
  place: { name: 'Nagpur, India', latitude: 21.14, longitude: 79.08, timezone: 'Asia/Kolkata' },
};
const other = { ...birth, name: 'Ravi Grover', gender: 'male', date: '1988-03-02' };
const kundli = { kind: 'kundli', birth } as const;
const matching = { kind: 'matching', boy: other, girl: birth } as const;
/** What a shared report must not contain: name, date, time, place, coordinates, zone. */
const details = /Neelam|Ravi|Grover|1990|1988|06:30|Nagpur|21\.14|79\.08|Kolkata/;

async function sharing() {
  const site = await startApp();
  const { api } = site;
  const { token } = await signedUp(api);
  const path = '/api/users/shares';
  return {
    ...site,
    token,
    share: async (body: object): Promise<Share> =>
      expectBody(await api.post(path).set(bearer(token)).send(body), 201, shareResponseSchema).data,
    list: async () =>
      expectBody(await api.get(path).set(bearer(token)), 200, sharesResponseSchema).data,
    revoke: (key: string, as = token) => api.delete(`${path}/${key}`).set(bearer(as)),
    open: (key: string, language = 'en') =>
      api.get(`/api/shared/${key}`).set('Accept-Language', language),
  };
}

describe('a shared link', () => {
  test.each([
    ['a kundli', kundli],
    ['a kundli without a time', { kind: 'kundli', birth: { ...birth, time_unknown: true } }],
    ['a match', matching],
    ['a match without a time', { ...matching, girl: { ...birth, time_unknown: true } }],
  ])('of %s shows it to everyone, without name and birth', async (_what, report) => {
    const { share, open } = await sharing();
    const { key } = await share(report);
    for (const language of ['en', 'hi']) {
      const response = await open(key, language);
      const { data } = expectBody(response, 200, sharedReportResponseSchema);
      expect(data.kind).toBe(report.kind);
      expect(JSON.stringify(data)).not.toContain('Nameless');
      expect(response.text).not.toMatch(details);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('shows the birth if its owner wishes, and never the name', async () => {
    const { share, open } = await sharing();
    const { key } = await share({ ...kundli, showsBirth: true });
    const { data } = expectBody(await open(key), 200, sharedReportResponseSchema);
    expect(data).toMatchObject({
      birth: { date: '1990-05-14', time: '06:30:00', place: 'Nagpur, India' },
    });
    const pair = await share({ ...matching, showsBirth: true });
    const shown = await open(pair.key);
    expect(expectBody(shown, 200, sharedReportResponseSchema).data).toMatchObject({
      births: { boy: { date: '1988-03-02' }, girl: { date: '1990-05-14' } },
    });
    expect(shown.text).not.toMatch(/Neelam|Ravi|Grover/);
  });

  test('has the chart of the report with its settings', async () => {
    const { api, token, share, open } = await sharing();
    const settings = { ayanamsa: 'raman', node: 'true' };
    const { key } = await share({ ...kundli, settings });
    const { data } = expectBody(await open(key), 200, sharedReportResponseSchema);
    const report = await api
      .post('/api/kundli')
      .set(bearer(token))
      .send({ birth, ...settings, sections: ['planet_details', 'reports'] });
    const full = report.body.data;
    expect(data).toMatchObject({
      summary: full.summary,
      charts: [
        {
          ascendantSign: full.planet_details['0'].rasi_no,
          placements: Array.from({ length: 9 }, (_, index) => ({
            graha: full.planet_details[index + 1].full_name.toLowerCase(),
            sign: full.planet_details[index + 1].rasi_no,
          })),
        },
      ],
    });
  });

  test('stops working when its owner withdraws it, and only then', async () => {
    const { api, share, list, revoke, open } = await sharing();
    const { key } = await share(kundli);
    const ravi = await signedUp(api, { email: 'ravi@example.in' });
    expectError(await revoke(key, ravi.token), 404, 'not_found');
    expect((await open(key)).status).toBe(200);
    expect((await revoke(key)).status).toBe(204);
    expect(expectError(await open(key), 404, 'not_found').error).toMatch(/does not work/);
    expect(await list()).toEqual([]);
    expectError(await revoke(key), 404, 'not_found');
  });

  test('is made once a report, and again after it was withdrawn with another key', async () => {
    const { share, list, revoke } = await sharing();
    const [one, again] = await Promise.all([share(kundli), share(kundli)]);
    expect(again).toEqual(one);
    expect(one.key).toMatch(/^[\w-]{22}$/);
    expect(await list()).toEqual([one]);
    await revoke(one.key);
    expect((await share(kundli)).key).not.toBe(one.key);
  });

  test('stores no name', async () => {
    const { share, store } = await sharing();
    for (const report of [kundli, matching]) {
      const { key } = await share(report);
      expect(JSON.stringify(await store.shares.byKey(key))).not.toMatch(/Neelam|Ravi/);
    }
  });

  test('of a birth that cannot have a chart is refused, and so is an unknown kind', async () => {
    const { api, token } = await sharing();
    const post = (body: object) => api.post('/api/users/shares').set(bearer(token)).send(body);
    const skipped = { ...birth, date: '2090-01-01' };
    expectError(await post({ kind: 'kundli', birth: skipped }), 400, 'invalid_input');
    expectError(await post({ kind: 'panchang' }), 400, 'invalid_input');
    expectError(await api.post('/api/users/shares').send(kundli), 401, 'unauthorized');
  });
});
