import { describe, expect, test } from 'vitest';
import { starDayDocumentResponseSchema } from '@jyoti/contract';
import { expectBody, expectError, startApp } from './app.ts';
import { visitor } from './tools-reader.ts';

const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
/** The Moon was in Revati, Pisces. */
const revati = {
  name: 'Asha',
  date: '1990-05-21',
  time: '12:00',
  place: { name: 'Delhi', ...delhi },
};
const saturday = { birth: revati, ...delhi, date: '2026-11-21' };
const path = '/api/reports/star-day';

async function starDay(change: object = {}, language = 'en') {
  const { post } = await visitor();
  const response = await post(path, { ...saturday, ...change }, language);
  return expectBody(response, 200, starDayDocumentResponseSchema).data;
}

describe('the day of a birth star', () => {
  test('has the strength of star and Moon in words', async () => {
    const { star, title, strengths } = await starDay({ sunrise: 'centre' });
    expect([star, title]).toEqual([{ nakshatra: 27, sign: 12 }, 'For your star, Revati']);
    const [tarabala, chandrabala] = strengths;
    // The Moon is in Revati, the birth star, until 5:55 am of the next date.
    expect(tarabala?.spans[0]).toMatchObject({ id: 'janma', name: 'Janma', strength: 'middling' });
    expect(chandrabala?.spans[0]).toMatchObject({
      id: '12',
      name: 'Moon in Pisces',
      verdict: 'Favourable',
      text: 'The Moon is in your own Moon sign, which tends to lift the mood.',
    });
  });

  test('in Hindi', async () => {
    const {
      title,
      strengths,
      texts_languages: languages,
    } = await starDay({ sunrise: 'centre' }, 'hi');
    expect([title, languages]).toEqual(['आपके नक्षत्र रेवती के लिए', ['hi']]);
    expect(strengths.map(({ spans }) => spans[0]?.text)).toEqual([
      expect.stringMatching(/^चंद्र आपके जन्म नक्षत्र में है/),
      expect.stringMatching(/^चंद्र आपकी ही राशि में है/),
    ]);
  });

  test('its good times are clear of the times to avoid', async () => {
    const { times } = await starDay();
    const [good, avoid] = times;
    expect(good?.spans.length).toBeGreaterThan(0);
    expect(avoid?.spans.map(({ id }) => id)).toContain('rahu_kaal');
    for (const one of good?.spans ?? []) {
      expect(['Amrit', 'Shubh', 'Labh']).toContain(one.name);
      for (const other of avoid?.spans ?? [])
        expect(one.start >= other.end || one.end <= other.start).toBe(true);
    }
  });

  test('without a sunrise says why there are no times', async () => {
    const polar = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    const { times, noTimes, strengths } = await starDay({ ...polar, date: '2026-12-21' });
    expect([times, noTimes]).toEqual([[], expect.stringMatching(/need a sunrise and a sunset/)]);
    expect(strengths[0]?.spans.length).toBeGreaterThan(0);
  });
});

describe('invalid requests', () => {
  test('without a login', async () => {
    const { api } = await startApp();
    expectError(await api.post(path).send(saturday), 401, 'unauthorized');
  });

  test.each([
    [{ date: '' }, 'date'],
    [{ latitude: 91 }, 'latitude'],
    [{ birth: { ...revati, time: '' } }, 'birth.time'],
    [{ birth: { ...revati, date: '2199-01-01' } }, 'birth.date'],
  ])('%j is 400 on %s', async (change, field) => {
    const { post } = await visitor();
    const body = expectError(await post(path, { ...saturday, ...change }), 400, 'invalid_input');
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });
});
