import { allFestivals, festivalsOf } from '@jyoti/jyotish';
import { expect, it } from 'vitest';
import { festivalsMessages as festivalsEn } from '../messages.generated/en/festivals.ts';
import { festivalsMessages as festivalsHi } from '../messages.generated/hi/festivals.ts';
import {
  festivalAbout,
  festivalName,
  festivalRule,
  pujaName,
  regionName,
  ruleSourceName,
} from './index.ts';

const year = festivalsOf(
  '2026-01-01',
  '2026-12-31',
  { latitude: 28.6139, longitude: 77.209 },
  'Asia/Kolkata',
).observances;

it('every festival of a year has a description, a region and an hour in words', () => {
  for (const observance of year) {
    const { text } = festivalAbout(observance, 'en');
    expect(text, observance.id).toMatch(/^[A-Z].*\.$/);
    expect(text.length, observance.id).toBeLessThanOrEqual(100);
    expect(regionName(observance.region, 'en').text).not.toBe('');
    if (observance.puja) expect(pujaName(observance.puja.name, 'en').text).not.toBe('');
  }
});

it.each(['en', 'hi'] as const)(
  'in %s the rule of every festival is a sentence, and its source is named',
  (language) => {
    const script = { en: /^[A-Z][^{}]+\.$/, hi: /^\p{Script=Devanagari}[^{}A-Za-z]+।$/u }[language];
    for (const observance of year) {
      expect(festivalRule(observance, language).text, observance.id).toMatch(script);
      expect(ruleSourceName(observance.source, language).text.length).toBeGreaterThan(5);
    }
  },
);

it('a rule says what decides: a part of the day, the Sun, another festival', () => {
  const rule = (id: string) =>
    festivalRule(
      year.find((one) => one.id === id)!,
      'en',
    ).text;
  expect(rule('sankashti-chaturthi')).toBe('By the rule, the tithi should be current at moonrise.');
  expect(rule('holi')).toBe('The day is counted from another festival.');
  expect(rule('bhogi')).toBe('The day is counted from another festival.');
  expect(rule('makar-sankranti')).toBe('The day depends on when the Sun enters the sign.');
  expect(rule('karthigai-deepam')).toBe(
    'By the rule, the nakshatra should be current after sunset (pradosha).',
  );
});

it('every festival of a year has its line in Hindi', () => {
  for (const observance of year) {
    const { text, language } = festivalAbout(observance, 'hi');
    expect(language).toBe('hi');
    expect(text, observance.id).toMatch(/^[\u0900-\u097F].*।$/u);
    expect(text.length, observance.id).toBeLessThanOrEqual(100);
  }
});

it('every festival of a year has a Hindi name, with the weekday if the name depends on it', () => {
  for (const observance of year) {
    const name = festivalName(observance, 'hi');
    expect(name, observance.id).toMatch(/^[\u0900-\u097F]/u);
    expect(name, observance.id).not.toMatch(/[a-z]/i);
  }
});

it('no two Hindi descriptions are equal', () => {
  const lines = [...Object.values(festivalsHi.about), ...Object.values(festivalsHi.ekadashis)];
  expect(new Set(lines).size).toBe(lines.length);
});

it('every description belongs to a festival of the engine', () => {
  const ids = new Set(allFestivals().map(({ id }) => id));
  for (const id of Object.keys(festivalsEn.about)) expect(ids).toContain(id);
});

it('Ekadashis that differ have their own descriptions, and the others share one', () => {
  const textOf = (id: string) =>
    festivalAbout(
      year.find((one) => one.id === id)!,
      'en',
    ).text;
  expect(textOf('devutthana-ekadashi')).toContain('wakes');
  expect(textOf('rama-ekadashi')).toBe(textOf('utpanna-ekadashi'));
});

it('an unknown festival throws', () => {
  expect(() =>
    festivalAbout({ ...year[0]!, id: 'no-such-day', fast: null, basis: year[0]!.basis }, 'en'),
  ).toThrow('no-such-day');
});

it('Gowri Habba is described truly where it is a day before Ganesh Chaturthi, and where it is on the same day', () => {
  const datesIn = (from: string, to: string) => {
    const { observances } = festivalsOf(
      from,
      to,
      { latitude: 28.6139, longitude: 77.209 },
      'Asia/Kolkata',
    );
    const dateOf = (id: string) => observances.find((one) => one.id === id)!.date;
    return [dateOf('gowri-habba'), dateOf('ganesh-chaturthi')];
  };
  expect(datesIn('2025-08-20', '2025-09-05')).toEqual(['2025-08-26', '2025-08-27']);
  expect(datesIn('2026-09-10', '2026-09-20')).toEqual(['2026-09-14', '2026-09-14']);
  const gowri = year.find((one) => one.id === 'gowri-habba')!;
  expect(festivalAbout(gowri, 'en').text).toMatch(/day before Ganesha or the same morning/);
  expect(festivalAbout(gowri, 'hi').text).toMatch(/एक दिन पहले या उसी दिन/);
});

it('Shani is the planet Saturn, not its lord', () => {
  const shani = year.find((one) => one.id === 'shani-jayanti')!;
  expect(festivalAbout(shani, 'en').text).toMatch(/^The birth of Shani, the planet Saturn\./);
});
