import { describe, expect, test } from 'vitest';
import { panchangMoreDocumentResponseSchema } from '@jyoti/contract';
import { expectBody, expectError, startApp } from './app.ts';
import { visitor } from './tools-reader.ts';

const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
const dhaka = { latitude: 23.8103, longitude: 90.4125, timezone: 'Asia/Dhaka' };
const saturday = { ...delhi, date: '2026-11-21' };

const path = '/api/reports/panchang/more';

async function more(query: Record<string, string | number>, language = 'en') {
  const { get } = await visitor();
  const response = await get(path, { ...saturday, ...query }, language);
  return expectBody(response, 200, panchangMoreDocumentResponseSchema).data;
}

describe('the rest of a day', () => {
  test('beyond the polar circle says that parts need the Sun, with a notice', async () => {
    const { notices, parts } = await more({ ...tromso, date: '2026-12-21' });
    expect(notices).toEqual([expect.stringMatching(/^The Sun does not rise/)]);
    expect(parts.map(({ key }) => key)).toEqual(['calendars', 'noSun', 'lagna', 'panchaka']);
  });

  test('in Dhaka has the date of the calendar of Bangladesh, elsewhere that of almanacs', async () => {
    const bengali = async (at: object) => {
      const { get } = await visitor();
      const { body } = await get(path, { ...at, date: '2025-04-14' });
      return JSON.stringify((body as { data: { parts: unknown[] } }).data.parts[0]);
    };
    expect(await bengali(delhi)).toContain('Choitro 31');
    expect(await bengali(dhaka)).toContain('Boishakh 1');
  });
});

describe('invalid requests', () => {
  test('without a login', async () => {
    const { api } = await startApp();
    expectError(await api.get(path).query(saturday), 401, 'unauthorized');
  });

  test.each([
    [{ date: '' }, 'date', 'Date is required'],
    [{ date: '2026-02-30' }, 'date', 'This date is not in the calendar.'],
    [{ latitude: '91' }, 'latitude', 'Latitude must be between -90 and 90.'],
    [{ longitude: '' }, 'longitude', 'Longitude is required'],
    [{ timezone: 'Mars/Base' }, 'timezone', 'This time zone is not known.'],
    [{ ayanamsa: 'other' }, 'ayanamsa', 'This choice is not known.'],
  ])('%j is 400 on %s', async (change, field, sentence) => {
    const { get } = await visitor();
    const query = { ...saturday, ...change };
    const body = expectError(await get(path, query), 400, 'invalid_input');
    expect(body.fields).toEqual({ [field]: sentence });
  });

  test('in Hindi', async () => {
    const { get } = await visitor();
    const query = { ...saturday, date: '' };
    const body = expectError(await get(path, query, 'hi'), 400, 'invalid_input');
    expect(body.error).toBe('तारीख़ आवश्यक है।');
  });

  test('a response is kept by its reader only', async () => {
    const { get } = await visitor();
    const { headers } = await get(path, saturday);
    expect(headers['cache-control']).toBe('private, max-age=3600');
  });
});
