import { describe, expect, test } from 'vitest';
import {
  mostSavedCharts,
  savedChartResponseSchema,
  savedChartsResponseSchema,
  type SavedChart,
} from '@jyoti/contract';
import { expectBody, bearer, expectError, signedUp, startApp, type Api } from './app.ts';

const birth = {
  name: 'Ravi Rao',
  gender: 'male',
  date: '2015-08-09',
  time: '04:10',
  place: {
    name: 'Ujjain, Madhya Pradesh, India',
    latitude: 23.18239,
    longitude: 75.77643,
    timezone: 'Asia/Kolkata',
  },
};
const path = '/api/users/charts';

async function signedIn() {
  const started = await startApp();
  const { token } = await signedUp(started.api);
  return { ...started, token, ...callsOf(started.api, token) };
}

function callsOf(api: Api, token: string) {
  return {
    save: (body: object) => api.post(path).set(bearer(token)).send(body),
    list: async (language = 'en'): Promise<SavedChart[]> => {
      const response = await api.get(path).set({ ...bearer(token), 'Accept-Language': language });
      return expectBody(response, 200, savedChartsResponseSchema).data;
    },
    remove: (id: string) => api.delete(`${path}/${id}`).set(bearer(token)),
  };
}

describe('saved charts', () => {
  test('made on a Hindi page have the English name of their place on an English one', async () => {
    const { save, list } = await signedIn();
    await save({ birth: { ...birth, place: { ...birth.place, name: 'उज्जैन, मध्य प्रदेश, भारत' } } });
    expect((await list())[0]?.birth.place.name).toBe(birth.place.name);
  });

  test('are stored with their settings, listed newest first, and deleted', async () => {
    const { save, list, remove, clock } = await signedIn();
    expect(await list()).toEqual([]);
    const first = await save({ birth });
    const { data: plain } = expectBody(first, 201, savedChartResponseSchema);
    expect(plain).toEqual({
      id: expect.any(String),
      name: 'Ravi Rao',
      birth: { ...birth, time: '04:10:00' },
      settings: {
        ayanamsa: 'lahiri',
        node: 'mean',
        year_days: 365.25,
        sunrise: 'edge',
        ashtakvarga_school: 'varahamihira',
      },
      createdAt: clock.now.toISOString(),
    });

    expect((await list('hi'))[0]?.birth.place.name).toBe('उज्जैन, मध्य प्रदेश, भारत');
    clock.now = new Date(clock.now.getTime() + 1000);
    const settings = { ayanamsa: 'raman', node: 'true', year_days: 360 };
    const second = await save({ birth, name: '  Our  son ', settings });
    const { data: other } = expectBody(second, 201, savedChartResponseSchema);
    expect(other).toMatchObject({ name: 'Our son', settings });
    expect(await list()).toEqual([other, plain]);

    expect((await remove(plain.id)).status).toBe(204);
    expect(await list()).toEqual([other]);
    expectError(await remove(plain.id), 404, 'not_found');
  });

  test('may have a note and a relation from the start, as those of an import', async () => {
    const { save, list } = await signedIn();
    const saved = await save({ birth, note: ' Time from  his school ', relation: 'client' });
    const { data } = expectBody(saved, 201, savedChartResponseSchema);
    expect(data).toMatchObject({ note: 'Time from his school', relation: 'client' });
    expect(await list()).toEqual([data]);
  });

  test('with the same birth, settings and name are stored once', async () => {
    const { save, list } = await signedIn();
    const [one, again] = await Promise.all([save({ birth }), save({ birth })]);
    expect(again?.body).toEqual(one?.body);
    expect(await list()).toHaveLength(1);
  });

  test('are limited to five hundred', async () => {
    const { save, list } = await signedIn();
    const names = Array.from({ length: mostSavedCharts }, (_, index) => `Chart ${index}`);
    const outcomes = await Promise.all(names.map((name) => save({ birth, name })));
    expect(outcomes.every(({ status }) => status === 201)).toBe(true);
    const full = await save({ birth, name: 'One more' });
    expect(expectError(full, 409, 'conflict').error).toBe(
      'You can keep at most 500 charts. Please delete one first.',
    );
    expect((await save({ birth, name: 'Chart 3' })).status).toBe(201); // it is saved
    expect(await list()).toHaveLength(mostSavedCharts);
  });

  test('of another user respond with 404', async () => {
    const { api, save, list } = await signedIn();
    const { data } = expectBody(await save({ birth }), 201, savedChartResponseSchema);
    const { token } = await signedUp(api, { email: 'ravi@example.in' });
    const other = callsOf(api, token);
    expect(await other.list()).toEqual([]);
    expectError(await other.remove(data.id), 404, 'not_found');
    expectError(await other.remove('__proto__'), 404, 'not_found');
    expect(await list()).toHaveLength(1);
  });

  test('require a login', async () => {
    const { api } = await startApp();
    for (const request of [
      api.get(path),
      api.post(path).send({ birth }),
      api.delete(`${path}/1`),
    ]) {
      expectError(await request, 401, 'unauthorized');
    }
  });

  const place = birth.place;
  test.each([
    [{}, 'birth.name', 'Name is required'],
    [{ birth: { ...birth, date: '' } }, 'birth.date', 'Date of birth is required'],
    [{ birth: { ...birth, time: 410 } }, 'birth.time', 'This must be text.'],
    [
      { birth: { ...birth, place: { ...place, latitude: 91 } } },
      'birth.place.latitude',
      'Latitude must be between -90 and 90.',
    ],
    [
      { birth: { ...birth, place: { ...place, latitude: {} } } },
      'birth.place.latitude',
      'This must be a number.',
    ],
    [
      {
        birth: {
          ...birth,
          date: '2007-03-11',
          time: '02:30',
          place: { ...place, timezone: 'America/New_York' },
        },
      },
      'birth.time',
      'This time did not exist on that day, because the clocks were put forward. Please check it.',
    ],
    [{ birth, settings: { ayanamsa: 'mine' } }, 'settings.ayanamsa', 'This choice is not known.'],
    [{ birth, settings: 'all' }, 'settings', 'This value is not valid.'],
    [{ birth, name: 5 }, 'name', 'This must be text.'],
    [{ birth, name: 'x'.repeat(81) }, 'name', 'Name can have at most 80 characters.'],
  ])('%.90j is rejected with 400', async (body, field, sentence) => {
    const { save, list } = await signedIn();
    const response = expectError(await save(body), 400, 'invalid_input');
    expect(response.fields?.[field]).toBe(sentence);
    expect(await list()).toEqual([]);
  });
});

describe('a chart that is saved twice', () => {
  test('is stored once, with the gender if either has it', async () => {
    const { save, list } = await signedIn();
    const { gender: _gender, ...ungendered } = birth;
    await save({ birth: ungendered });
    await save({ birth });
    await save({ birth: { ...ungendered, gender: null, name: 'ravi rao' } });
    const charts = await list();
    expect(charts).toHaveLength(1);
    expect(charts[0]?.birth).toMatchObject({ name: 'Ravi Rao', gender: 'male' });
  });

  test('is stored once even after it was renamed', async () => {
    const { save, list, api, token } = await signedIn();
    const { data } = expectBody(await save({ birth }), 201, savedChartResponseSchema);
    const change = (body: object, id = data.id) =>
      api.patch(`${path}/${id}`).set(bearer(token)).send(body);
    const renamed = await change({ name: ' Brother ', note: 'Born at home', relation: 'sibling' });
    expect(expectBody(renamed, 200, savedChartResponseSchema).data).toEqual({
      ...data,
      name: 'Brother',
      note: 'Born at home',
      relation: 'sibling',
    });
    await save({ birth });
    expect(await list()).toEqual([expect.objectContaining({ name: 'Brother' })]);
    expect(expectError(await change({ name: ' ' }), 400, 'invalid_input').fields).toHaveProperty(
      'name',
    );
    expect(
      expectError(await change({ relation: 'foe' }), 400, 'invalid_input').fields,
    ).toHaveProperty('relation');
    expectError(await change({ name: 'X' }, 'nobody'), 404, 'not_found');
  });

  test('a birth with unknown time is stored as such', async () => {
    const { save, list } = await signedIn();
    await save({ birth: { ...birth, time: '', time_unknown: true } });
    expect((await list())[0]?.birth).toMatchObject({ time: '12:00:00', time_unknown: true });
  });
});
