import { expect, test } from 'vitest';
import {
  horoscopePeriods,
  horoscopeSigns,
  muhurtaPurposes,
  numberSystems,
  validate,
  type KundliBirth,
  kundliFacts,
  kundliParts,
} from '@jyoti/contract';
import { readingCalls, type CallEntry } from '@jyoti/contract/calls';
import { BIRTHS } from '../../../packages/jyotish/reference/births.ts';
import { randomBirths } from '../../../scripts/testing/births.ts';
import { isHindiText, stringsOf, wrongHindi } from '../../../scripts/testing/hindi.ts';
import { isThorough } from '../../../scripts/testing/thorough.ts';
import { calculationHandlers } from '../src/calculations/calculation-handlers.ts';
import { sentBirth } from './tools-reader.ts';

interface Sent {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  body?: object;
}

const handlers = calculationHandlers({
  store: {} as never,
  places: { search: () => [], exactly: () => null, timezoneAt: () => 'Asia/Kolkata' },
  now: () => new Date('2026-11-24T06:30:00Z'),
});

/** Births of all kinds by day (other zones, high latitudes, summer time), and in the thorough run many more. */
const births: KundliBirth[] = [
  ...BIRTHS.filter((_, index) => isThorough || index % 3 === 0).map(sentBirth),
  ...randomBirths.slice(0, isThorough ? 170 : 2),
].map(({ place, ...birth }, index) => ({
  ...birth,
  name: 'आशा',
  gender: (['female', 'male', null] as const)[index % 3] ?? null,
  place: { ...place, name: 'उज्जैन' },
}));
const pairs = births
  .slice(0, isThorough ? 40 : 6)
  .map((boy, index) => ({ boy: { ...boy, name: 'रवि' }, girl: births.at(-1 - index) ?? boy }));
const timeless = (birth: KundliBirth) => ({ ...birth, time: '', time_unknown: true as const });

const delhi = { latitude: 28.6139, longitude: 77.209 };
const tromso = { latitude: 69.65, longitude: 18.96 };
const two = (number: number) => String(number).padStart(2, '0');
const months = Array.from({ length: isThorough ? 24 : 2 }, (_, index) => ({
  year: 2026 + Math.floor((index + 10) / 12),
  month: ((index + 10) % 12) + 1,
}));
const dates = months.flatMap(({ year, month }) =>
  Array.from(
    { length: new Date(year, month, 0).getDate() },
    (_, day) => `${year}-${two(month)}-${two(day + 1)}`,
  ),
);
/** By day each period of the month once, of a sign that changes; in the thorough run of all signs. */
const horoscopes = dates.flatMap((date, day) =>
  horoscopePeriods
    .filter((_, index) => day % ([1, 7, 28, 365][index] ?? 1) === 0)
    .flatMap((period) =>
      horoscopeSigns
        .filter((_, sign) => isThorough || (sign + day) % 12 === 0)
        .map((sign): Sent => ({ path: { sign, period }, query: { date } })),
    ),
);

/** What is sent to each call that calculates. */
const requests: Record<keyof typeof readingCalls, Sent[]> = {
  'GET /api/places/offset': births.map(({ date, time, place }) => ({
    query: { date, time, latitude: place.latitude, longitude: place.longitude },
  })),
  'POST /api/kundli': births.flatMap((birth) => [
    { body: { birth } },
    { body: { birth: timeless(birth) } },
  ]),
  'POST /api/reports/kundli': births.map((birth) => ({ body: { birth, parts: kundliParts } })),
  'POST /api/facts/kundli': births.map((birth) => ({ body: { birth, facts: kundliFacts } })),
  'POST /api/reports/birth-day': births.map((birth) => ({ body: { birth: timeless(birth) } })),
  'POST /api/kundli/vimshottari': births.map((birth) => ({ body: { birth, path: ['Venus'] } })),
  'POST /api/reports/prashna': births.map(({ date, time }, index) => ({
    body: { date, time: time.slice(0, 5), ...delhi, number: index + 1 },
  })),
  'POST /api/matching': pairs.flatMap(({ boy, girl }) => [
    { body: { boy, girl } },
    { body: { boy: timeless(boy), girl } },
  ]),
  'POST /api/reports/matching': pairs.flatMap(({ boy, girl }) => [
    { body: { boy, girl } },
    { body: { boy: timeless(boy), girl } },
  ]),
  'GET /api/panchang': dates
    .filter((_, day) => day % 5 === 0)
    .flatMap((date) => [delhi, tromso].map((at) => ({ query: { date, time: '11:30', ...at } }))),
  'GET /api/panchang/month': months.map((month) => ({ query: { ...month, ...delhi } })),
  'GET /api/reports/festivals': [{ query: { year: 2026, ...delhi } }],
  'GET /api/reports/panchang': dates
    .filter((_, day) => day % 5 === 0)
    .flatMap((date) => [delhi, tromso].map((at) => ({ query: { date, time: '11:30', ...at } }))),
  'GET /api/reports/panchang/month': months.map((month) => ({ query: { ...month, ...delhi } })),
  'GET /api/reports/panchang/more': dates
    .filter((_, day) => day % 5 === 0)
    .map((date) => ({ query: { date, ...delhi } })),
  'POST /api/reports/star-day': dates
    .filter((_, day) => day % 5 === 0)
    .map((date, index) => ({ body: { birth: births[index % births.length], date, ...delhi } })),
  'GET /api/panchang/festivals.ics': [
    {
      query: { from: '2026-01-01', to: '2026-12-31', ...delhi, place: 'नई दिल्ली', lang: 'hi' },
    },
    { query: { list: 'ekadashi', ...delhi, place: 'नई दिल्ली', lang: 'hi' } },
  ],
  'POST /api/reports/muhurta': muhurtaPurposes.map((purpose, index) => ({
    body: {
      purpose,
      from: '2026-11-01',
      to: isThorough ? '2027-10-31' : '2026-12-15',
      ...delhi,
      ...(purpose === 'marriage' ? pairs[0] : { birth: births[index] }),
      ...(purpose === 'journey' && { direction: 'east' }),
    },
  })),
  'GET /api/sky/today': [{ query: {} }],
  'POST /api/numerology': births.flatMap(({ date }) =>
    numberSystems.map((system) => ({
      body: { firstName: 'आशा', lastName: 'राव', birthDate: date, system },
    })),
  ),
  'POST /api/reports/numerology': births.flatMap(({ date }) =>
    numberSystems.map((system) => ({
      body: { firstName: 'आशा', lastName: 'राव', birthDate: date, system },
    })),
  ),
  'POST /api/gemstones': births.map((birth) => ({ body: { birth } })),
  'POST /api/reports/gemstones': births.map((birth) => ({ body: { birth } })),
  'GET /api/horoscope/:sign/:period': horoscopes,
  'GET /api/reports/horoscope/:sign/:period': horoscopes,
};

function valid(schema: CallEntry['body'], value: unknown): unknown {
  if (schema === undefined) return undefined;
  const checked = validate(schema, value, 'hi');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return checked.value;
}

/** A text of a document without the marks of its glossary terms and times: `[lagna|लग्न]`. */
const withoutTerms = (text: string) => text.replaceAll(/\[[\w:/-]+\|([^\]]*)\]/g, '$1');

/** The names and texts of a calendar file. */
const textsOfCalendar = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .flatMap(
      (line) => /^(?:X-WR-CALNAME|NAME|SUMMARY|DESCRIPTION|LOCATION):(.*)/.exec(line)?.[1] ?? [],
    )
    .flatMap((text) => text.replaceAll(/\\([\\;,])/g, '$1').split('\\n'));

test.each(Object.entries(requests))(
  '%s says nothing but correct Hindi',
  async (key, all) => {
    const { query: ofQuery, body: ofBody }: Partial<CallEntry> =
      readingCalls[key as keyof typeof requests];
    const handler = handlers[key as keyof typeof requests] as (incoming: object) => unknown;
    const texts = new Set<string>();
    for (const { path, query, body } of all) {
      const answer = await handler({
        path,
        query: valid(ofQuery, query),
        body: valid(ofBody, body),
        language: 'hi',
        calculate: (work: () => unknown) => work(),
        consume: () => Promise.resolve(),
        response: { attachment() {} },
      });
      const strings = typeof answer === 'string' ? textsOfCalendar(answer) : stringsOf(answer);
      for (const text of strings) if (isHindiText(text)) texts.add(withoutTerms(text));
    }
    // The letters that a number is counted from, and mantras, which pages write in Devanagari.
    const wrong = wrongHindi(texts, ['ASHA', 'RAV']).filter((text) => !text.startsWith('Om '));
    expect(wrong).toEqual([]);
  },
  300_000,
);
