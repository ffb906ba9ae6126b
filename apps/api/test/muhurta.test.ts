import { describe, expect, test } from 'vitest';
import {
  muhurtaDocumentResponseSchema,
  muhurtaPurposes,
  type MuhurtaDocument,
  type MuhurtaInput,
  type MuhurtaPerson,
} from '@jyoti/contract';
import { bearer, expectError, signedUp, startApp } from './app.ts';
import { blocksOf, expectDocument } from './document-reader.ts';
import { midnight } from './kundli-reader.ts';
import { visitor } from './tools-reader.ts';

const delhi = { latitude: 28.6139, longitude: 77.209 };
const wedding = {
  purpose: 'marriage',
  from: '2026-11-21',
  to: '2026-12-15',
  ...delhi,
} as const satisfies MuhurtaInput;

/** Births whose Moons are in Pisces and Leo. */
const arjun = { ...midnight, name: 'Arjun', gender: 'male', date: '1988-03-20', time: '10:00:00' };
const meera = { ...midnight, name: 'Meera', gender: 'female', date: '1990-05-02' };

async function search(input: object, language = 'en'): Promise<MuhurtaDocument> {
  const { post } = await visitor();
  const response = await post('/api/reports/muhurta', input, language);
  return expectDocument(response, muhurtaDocumentResponseSchema);
}

/** The rules that leave days out, as the document says them. */
const obstaclesOf = (data: MuhurtaDocument) =>
  blocksOf({ parts: data.parts.filter(({ key }) => key === 'left') }).flatMap(({ items = [] }) =>
    items.map(({ title, aside, pieces }) => ({ title, aside, text: pieces[0]?.text ?? '' })),
  );
const birthOf = ({ births }: MuhurtaDocument, person: MuhurtaPerson) =>
  births.find((one) => one.person === person);

describe('POST /api/reports/muhurta', () => {
  test('gives the good days of a range with their times and reasons', async () => {
    const data = await search(wedding);
    expect(data).toMatchObject({ purpose: 'marriage', from: '2026-11-21', to: '2026-12-15' });
    expect(data.settings).toMatchObject({
      ayanamsa: 'lahiri',
      sunrise: 'edge',
      timezone: 'Asia/Kolkata',
    });
    expect(data.days.length).toBeGreaterThan(3);
    expect(data.days.length + data.days_without).toBe(25);
    for (const { date, windows, score, sunrise: rise, next_sunrise: next } of data.days) {
      expect(date >= '2026-11-21' && date <= '2026-12-15').toBe(true);
      expect(score).toBe(Math.max(...windows.map((window) => window.score)));
      for (const window of windows) {
        expect(window.start >= rise && window.start < window.end && window.end <= next).toBe(true);
        const weights = [...window.for, ...window.against, ...window.waived].map(
          (key) => data.reasons[key]?.weight,
        );
        expect(weights.reduce<number>((sum, weight) => sum + (weight ?? Number.NaN), 0)).toBe(
          window.score,
        );
        for (const key of window.against) expect(data.reasons[key]?.weight).toBeLessThan(0);
      }
    }
    // The Moon was in Uttara Phalguni, one of the eleven nakshatras of a marriage, in this range too.
    const texts = Object.values(data.reasons).map(({ text }) => text);
    expect(texts).toContain('Thursday is one of the best weekdays for this occasion.');
    for (const text of texts) expect(text).toMatch(/^[A-Z].+\.$/);
  });

  test('days that many almanacs accept name the stricter rules, and the others theirs', async () => {
    const document = await search(wedding);
    const { days, reasons, obstacles } = document;
    expect(new Set(days.map(({ grade }) => grade))).toEqual(new Set(['all', 'many']));
    for (const { grade, windows } of days) {
      for (const { waived } of windows) {
        expect(waived.length > 0).toBe(grade === 'many');
        for (const key of waived) expect(reasons[key]?.title).toMatch(/^[A-Z]/);
      }
    }
    expect(obstacles.find(({ code }) => code === 'nakshatra')?.spans).toEqual([]);
    const best = document.orders.best.flatMap((group) => group.days);
    expect(best.toSorted((one, other) => one - other)).toEqual([...days.keys()]);
    const isMany = best.map((at) => days[at]?.grade === 'many');
    expect(isMany).toEqual(isMany.toSorted());
    expect(document.orders.date.map(({ title }) => title)).toEqual([
      'November 2026',
      'December 2026',
    ]);
    expect(document.parts.map(({ key }) => key)).toEqual([
      ...document.orders.best.map(({ key }) => key),
      'reasons',
      'left',
      'limits',
    ]);
  });

  test('says all of it in Hindi', async () => {
    const data = await search({ ...wedding, from: '2026-11-01', boy: arjun, girl: meera }, 'hi');
    expect(data.texts_languages).toEqual(['hi']);
    const sentences = [
      ...Object.values(data.reasons).map(({ text }) => text),
      ...obstaclesOf(data).map(({ text }) => text),
    ];
    for (const text of sentences) expect(text).toMatch(/\p{Script=Devanagari}.*।$/u);
    expect(obstaclesOf(data).map(({ title }) => title)).toContain('चातुर्मास');
  });

  test.each(muhurtaPurposes)('searches a whole year for %s', async (purpose) => {
    const data = await search({ ...wedding, purpose, from: '2027-01-01', to: '2027-12-31' });
    expect(data.days.length).toBeGreaterThan(0);
    expect(data.days.length + data.days_without).toBe(365);
    const dates = data.days.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].toSorted());
  });

  test('compares the Moon with the births, by the names that they were given with', async () => {
    const whole = { ...wedding, from: '2027-01-01', to: '2027-12-31' };
    const alone = await search(whole);
    const both = await search({ ...whole, boy: arjun, girl: meera });
    expect(both.days.length).toBeLessThan(alone.days.length);
    expect(birthOf(both, 'boy')).toMatchObject({ name: 'Arjun', date: '1988-03-20' });
    expect(both.births).toHaveLength(2);
    const texts = Object.values(both.reasons);
    expect(texts.some(({ text }) => text.includes('Meera’s Moon sign'))).toBe(true);
    // Jupiter is compared for the bride, the Sun for the groom.
    const ofRoles = texts.filter(({ code }) => code.startsWith('graha_')).map(({ text }) => text);
    expect(ofRoles.length).toBeGreaterThan(0);
    for (const text of ofRoles) {
      expect(text).toMatch(/^(Jupiter is .* Meera’s|The Sun is .* Arjun’s) Moon sign/);
    }
  });

  test.each(muhurtaPurposes)('compares two people for %s, and names each', async (purpose) => {
    const whole = { ...wedding, purpose, from: '2027-01-01', to: '2027-12-31' };
    const one = await search({ ...whole, birth: arjun });
    const two = await search({ ...whole, birth: arjun, second: meera });
    expect(birthOf(two, 'second')).toMatchObject({ name: 'Meera', date: '1990-05-02' });
    expect(birthOf(one, 'second')).toBeUndefined();
    // What suits both suits the first.
    const dates = one.days.map(({ date }) => date);
    for (const { date } of two.days) expect(dates).toContain(date);
    expect(two.days.length).toBeLessThan(dates.length);
    const shown = [...Object.values(two.reasons), ...obstaclesOf(two)].map(({ text }) => text);
    for (const name of ['Arjun', 'Meera'])
      expect(shown.some((text) => text.includes(name))).toBe(true);
  });

  test('for one person, the gender decides what is compared for a marriage, and nothing else', async () => {
    const whole = { ...wedding, from: '2027-01-01', to: '2027-12-31' };
    const codesOf = ({ reasons }: MuhurtaDocument) =>
      new Set(Object.values(reasons).map(({ code }) => code));
    const own = await search({ ...whole, birth: meera });
    expect(codesOf(own)).toContain('graha_good_from_birth');
    const neither = await search({ ...whole, birth: { ...meera, gender: null } });
    expect(codesOf(neither)).not.toContain('graha_good_from_birth');
    const house = await search({ ...whole, purpose: 'griha_pravesh', birth: meera });
    expect(codesOf(house)).not.toContain('graha_good_from_birth');
    expect([...codesOf(house)].some((code) => code.startsWith('tara_'))).toBe(true);
  });

  test('a birth whose time is not known is compared, with a notice where its day has two Moons', async () => {
    const { time: _time, ...untimed } = { ...arjun, date: '1988-03-18', time_unknown: true };
    const data = await search({ ...wedding, boy: untimed, girl: meera });
    const { notices } = data;
    expect(birthOf(data, 'boy')).toMatchObject({ time_unknown: true, time: '12:00:00' });
    expect(notices.some((notice) => notice.startsWith('Arjun: On that day the Moon leaves'))).toBe(
      true,
    );
  });

  test('a range without a good day says which rules leave it out, and the next date', async () => {
    // Vishnu sleeps from 25 July to 20 November 2026; before that the Sun is in Cancer from 16 July.
    const data = await search({ ...wedding, from: '2026-08-01', to: '2026-10-31' });
    expect(data.days).toEqual([]);
    const [first] = data.obstacles;
    expect(first).toMatchObject({ days: 92, spans: [{ from: '2026-08-01', to: '2026-10-31' }] });
    expect(data.obstacles.find(({ code }) => code === 'devshayana')?.days).toBe(92);
    expect(obstaclesOf(data)).toContainEqual({
      title: 'Chaturmas',
      aside: '92 days · 1 August – 31 October 2026',
      text: expect.any(String),
    });
    const counts = data.obstacles.map(({ days }) => days);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(data.empty?.next_date).toBe(
      (await search({ ...wedding, from: '2026-11-01' })).days[0]?.date,
    );
  });

  test('a journey leaves out the weekdays of its direction', async () => {
    const year = { ...wedding, purpose: 'journey', from: '2027-01-01', to: '2027-06-30' };
    const { days, obstacles } = await search({ ...year, direction: 'east' });
    for (const { title } of days) expect(title).not.toMatch(/^(Monday|Saturday),/);
    expect(obstacles.map(({ code }) => code)).toContain('direction_shool');
  });

  test.each([
    ['1800-01-01', '1800-03-01'],
    ['2200-11-01', '2200-12-31'],
  ])('works at the ends of the almanac: %s to %s', async (from, to) => {
    const { days, days_without: without } = await search({ ...wedding, from, to });
    expect(days.length + without).toBeGreaterThan(59);
  });

  test('beyond the polar circle it says that the Sun does not rise', async () => {
    const north = { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' };
    const data = await search({ ...wedding, ...north, from: '2026-12-01', to: '2026-12-10' });
    expect(data.obstacles.map(({ code }) => code)).toContain('no_sunrise');
  });

  const dates = 'The last date cannot be before the first.';
  const year = 'A search can cover at most one year.';
  test.each([
    [{ purpose: '' }, 'purpose', 'Please choose an occasion.'],
    [{ purpose: undefined }, 'purpose', 'Please choose an occasion.'],
    [{ purpose: 'war' }, 'purpose', 'This choice is not known.'],
    [{ from: '' }, 'from', 'Date is required'],
    [{ from: '2026-02-30' }, 'from', 'This date is not in the calendar.'],
    [{ to: '15/12/2026' }, 'to', 'Date should be in yyyy-mm-dd format.'],
    [{ to: '2201-01-01' }, 'to', 'The year must be between 1800 and 2200.'],
    [{ to: '2026-11-20' }, 'to', dates],
    [{ to: '2027-11-22' }, 'to', year],
    [{ latitude: undefined }, 'latitude', 'Latitude is required'],
    [{ latitude: 95 }, 'latitude', 'Latitude must be between -90 and 90.'],
    [{ longitude: 'east' }, 'longitude', 'Longitude must be between -180 and 180.'],
    [{ timezone: 'Mars/Olympus' }, 'timezone', 'This time zone is not known.'],
    [{ direction: 'up' }, 'direction', 'This choice is not known.'],
    [{ ayanamsa: 'x' }, 'ayanamsa', 'This choice is not known.'],
    [{ sunrise: 'noon' }, 'sunrise', 'This choice is not known.'],
    [{ birth: { ...midnight, name: '' } }, 'birth.name', 'Name is required'],
    [{ second: { ...midnight, name: '' } }, 'second.name', 'Name is required'],
    [{ girl: { ...midnight, date: '2026-11-22' } }, 'girl.date', undefined],
  ])('%j is 400 on %s', async (change, field, sentence) => {
    const { post } = await visitor();
    const response = await post('/api/reports/muhurta', { ...wedding, ...change });
    const { fields = {} } = expectError(response, 400, 'invalid_input');
    expect(Object.keys(fields)).toEqual([field]);
    if (sentence !== undefined) expect(fields[field]).toBe(sentence);
  });

  test('a year to the day is not too long', async () => {
    const data = await search({ ...wedding, purpose: 'shop', to: '2027-11-21' });
    expect(data.days.length + data.days_without).toBe(366);
  });

  test('without a token it is 401', async () => {
    const { api } = await visitor();
    expectError(await api.post('/api/reports/muhurta').send(wedding), 401, 'unauthorized');
  });

  test('each three months of a search consume budget', async () => {
    const { api } = await startApp({ environment: { RATE_LIMIT: 'on' } });
    const { token } = await signedUp(api);
    const ask = (to: string) =>
      api
        .post('/api/reports/muhurta')
        .set(bearer(token))
        .send({ ...wedding, purpose: 'mundan', to });
    const costs = async (to: string) => {
      let requests = 0;
      while ((await ask(to)).status === 200) requests += 1;
      return requests;
    };
    // An account has 3,000: a search of a year takes 4 and four times 25.
    const years = await costs('2027-11-20');
    expect(years).toBeGreaterThan(25);
    expect(years).toBeLessThan(30);
    expectError(await ask('2027-11-20'), 429, 'too_many_attempts');
  });
});
