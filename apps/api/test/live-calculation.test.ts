// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { kundliResponseSchema, savedChartsResponseSchema } from '@jyoti/contract';
import { expectBody, bearer, expectError, startApp } from './app.ts';
import { delhi, midnight, newYork } from './kundli-reader.ts';
import { visitor } from './tools-reader.ts';

interface CalculationRequest {
  method: 'get' | 'post';
  path: string;
  /** A request, and one to the same tool about another subject. */
  one: object;
  other: object;
}

const elsewhere = { ...midnight, place: newYork };
const day = { date: '2026-11-21', time: '11:30', ...delhi, timezone: 'Asia/Kolkata' };
const month = { year: 2026, month: 11, ...delhi, timezone: 'Asia/Kolkata' };
const year = { year: 2026, ...delhi, timezone: 'Asia/Kolkata' };
const name = { firstName: 'Asha', lastName: 'Rao', birthDate: '1985-12-25' };

const tools: CalculationRequest[] = [
  { method: 'post', path: '/api/kundli', one: { birth: midnight }, other: { birth: elsewhere } },
  {
    method: 'post',
    path: '/api/matching',
    one: { boy: midnight, girl: elsewhere },
    other: { boy: elsewhere, girl: midnight },
  },
  { method: 'post', path: '/api/gemstones', one: { birth: midnight }, other: { birth: elsewhere } },
  {
    method: 'post',
    path: '/api/numerology',
    one: name,
    other: { ...name, birthDate: '1990-09-11' },
  },
  { method: 'get', path: '/api/panchang', one: day, other: { ...day, date: '2026-11-22' } },
  {
    method: 'get',
    path: '/api/panchang/month',
    one: month,
    other: { ...month, month: 12 },
  },
  {
    method: 'get',
    path: '/api/reports/festivals',
    one: year,
    other: { ...year, region: 'gujarat' },
  },
  {
    method: 'get',
    path: '/api/horoscope/leo/daily',
    one: { date: '2026-11-21' },
    other: { date: '2026-11-22' },
  },
];

/** The path as in the API description, with its parameters in braces. */
const described = (path: string) => path.replace('/leo/daily', '/{sign}/{period}');

describe('every tool calculates its response on request', () => {
  test.each(tools)(
    '$method $path: documented, requires a login, the same for equal input, different for other input [S1-004]',
    async ({ method, path, one, other }) => {
      const { api, token } = await visitor();
      const bare = (input: object) =>
        method === 'get' ? api.get(path).query(input) : api.post(path).send(input);
      const ask = async (input: object) => {
        const { status, body } = await bare(input).set(bearer(token));
        expect(status, JSON.stringify(body)).toBe(200);
        return body.data;
      };
      const document = (await api.get('/api/openapi.json')).body;
      expect(document.paths[described(path)]?.[method]?.responses).toHaveProperty('200');
      expectError(await bare(one), 401, 'unauthorized');
      const first = await ask(one);
      expect(await ask(one)).toEqual(first);
      expect(await ask(other)).not.toEqual(first);
    },
  );

  test('a saved birth gives the same chart again, and only to its user [S1-004]', async () => {
    const { post, get, token, api } = await visitor();
    const cast = async (input: object) =>
      expectBody(await post('/api/kundli', input), 200, kundliResponseSchema).data;
    const settings = { ayanamsa: 'raman', node: 'true' };
    const first = await cast({ birth: midnight, ...settings });
    const saved = await post('/api/users/charts', { birth: midnight, settings });
    expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    const [savedChart] = expectBody(
      await get('/api/users/charts'),
      200,
      savedChartsResponseSchema,
    ).data;
    expect(await cast({ birth: savedChart?.birth, ...savedChart?.settings })).toEqual(first);

    const anonymous = (await startApp()).api;
    expectError(await anonymous.get('/api/users/charts').set(bearer(token)), 401, 'unauthorized');
    expectError(await api.get('/api/users/charts'), 401, 'unauthorized');
  });
});
