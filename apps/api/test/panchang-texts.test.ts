import { expect, test } from 'vitest';
import { panchangResponseSchema, panchangMonthResponseSchema } from '@jyoti/contract';
import { expectBody } from './app.ts';
import { visitor } from './tools-reader.ts';

const delhi = { latitude: 28.6139, longitude: 77.209 };

async function day(date: string, language = 'en') {
  const { get } = await visitor();
  const query = { date, time: '11:30', ...delhi };
  return expectBody(await get('/api/panchang', query, language), 200, panchangResponseSchema).data;
}

async function month(year: number, number: number) {
  const { get } = await visitor();
  const query = { year, month: number, ...delhi };
  return expectBody(await get('/api/panchang/month', query), 200, panchangMonthResponseSchema).data;
}

const sentence = /^[A-Z][^{}]{20,}\.$/;

test('tithi, nakshatra, yoga, karana and weekday have texts [S1-356] [S1-357] [S1-358] [S1-388] [S1-389] [S1-391]', async () => {
  const found = await day('2026-11-21');
  // Shukla Dwadashi, Uttara Bhadrapada or Revati, a Saturday
  expect(found.day.meaning).toMatch(/^Shanivara/);
  expect(found.tithi.meaning).toMatch(sentence);
  expect(found.nakshatra.special?.startsWith(found.nakshatra.name)).toBe(true);
  expect(found.yoga.meaning).toMatch(/^[A-Z][a-z-]+/);
  expect(found.yoga.special).toMatch(sentence);
  expect(found.karana.meaning).toContain(found.karana.name);
  for (const tithi of found.tithis) expect(tithi.meaning).toMatch(sentence);
});

test('the text of a limb belongs to its number', async () => {
  // Purnima of 24 November 2026, Amavasya of 9 November.
  expect((await day('2026-11-24')).tithi).toMatchObject({
    number: 15,
    meaning: expect.stringMatching(/^Purnima/),
  });
  expect((await day('2026-11-09')).tithi).toMatchObject({
    number: 30,
    meaning: expect.stringMatching(/^Amavasya/),
  });
});

test('season, ayana and month have texts', async () => {
  const { advanced_details: details } = await day('2026-11-21');
  expect(details).toMatchObject({
    // By the month; the tropical Sun has begun Hemanta.
    ritu: 'Sharad',
    drik_ritu: 'Hemanta',
    ritu_meaning: expect.stringMatching(/^Autumn: in Ashvina and Kartika/),
    ayana: 'Dakshinayana',
    ayana_meaning: expect.stringMatching(/southern course/),
    masa: { amanta: 'Kartika', adhika: false },
    masa_meaning: expect.stringMatching(/^Kartika is/),
  });
  // Adhika Jyeshtha of 2026: 17 May to 15 June.
  const { advanced_details: leap } = await day('2026-05-25');
  expect(leap.masa).toMatchObject({ amanta: 'Jyeshtha', adhika: true });
  expect(leap.masa_meaning).toMatch(/^Jyeshtha .* extra month \(adhika\)/);
});

test('every hora has its benefits and every choghadiya its use [S1-375] [S1-396]', async () => {
  const { hora, choghadiya } = await day('2026-11-21');
  const benefits = new Map(hora.map((one) => [one.hora, one.benefits]));
  expect(benefits.size).toBe(7);
  expect(new Set(benefits.values()).size).toBe(7);
  for (const { hora: planet, benefits: words } of hora) {
    expect(words).toMatch(sentence);
    expect(words).toBe(benefits.get(planet));
  }
  for (const part of [...choghadiya.day, ...choghadiya.night]) {
    expect(part.meaning?.startsWith(`${part.muhurat} belongs to`)).toBe(true);
    expect(part.mark_meaning === undefined).toBe(part.mark === null);
  }
});

test('a month has the texts of each limb and of each Moon [S1-395]', async () => {
  const { days, moon_calendar: moon, texts_languages: languages } = await month(2026, 11);
  for (const row of days) {
    expect(row.tithi.meaning).toMatch(sentence);
    expect(row.yoga.special).toMatch(sentence);
  }
  const words = new Map(moon.map(({ state, bot_response }) => [state, bot_response]));
  expect(words.size).toBe(8);
  expect(new Set(words.values()).size).toBe(8);
  expect(words.get('newmoon')).toMatch(/^The Moon is dark, close to the Sun/);
  expect(words.get('fullmoon')).toMatch(/opposite the Sun/);
  expect(languages).toEqual(['en']);
});

test('the thirty tithis have different texts', async () => {
  const { days: november } = await month(2026, 11);
  const { days: december } = await month(2026, 12);
  const texts = new Map(
    [...november, ...december].map(({ tithi }) => [tithi.number, tithi.meaning]),
  );
  expect(texts.size).toBeGreaterThanOrEqual(29);
  expect(new Set(texts.values()).size).toBe(texts.size);
});

test('the response names the language of its texts', async () => {
  expect((await day('2026-11-21', 'hi')).texts_languages).toEqual(['hi']);
});
