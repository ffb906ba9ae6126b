import { allFestivals, festivalsOf } from '@jyoti/jyotish';
import { expect, it } from 'vitest';
import { festivalsEn } from './en.ts';
import { festivalsHi } from './hi.ts';
import { festivalNamesHi } from './names.hi.ts';
import { festivalAbout, festivalName, pujaName, regionName } from './index.ts';

const year = festivalsOf(
  '2026-01-01',
  '2026-12-31',
  { latitude: 28.6139, longitude: 77.209 },
  'Asia/Kolkata',
).observances;

it('every festival of a year has a line on what it is, its region and its hour in words', () => {
  for (const observance of year) {
    const { text } = festivalAbout(observance, 'en');
    expect(text, observance.id).toMatch(/^[A-Z].*\.$/);
    expect(text.length, observance.id).toBeLessThanOrEqual(100);
    expect(regionName(observance.region, 'en').text).not.toBe('');
    if (observance.puja) expect(pujaName(observance.puja.name, 'en').text).not.toBe('');
  }
});

it('every festival of a year has its line in Hindi', () => {
  for (const observance of year) {
    const { text, language } = festivalAbout(observance, 'hi');
    expect(language).toBe('hi');
    expect(text, observance.id).toMatch(/^[\u0900-\u097F].*।$/u);
    expect(text.length, observance.id).toBeLessThanOrEqual(100);
  }
});

it('every festival of a year is named in Hindi, with its weekday where that names it', () => {
  for (const observance of year) {
    const name = festivalName(observance, 'hi');
    expect(name, observance.id).toMatch(/^[\u0900-\u097F]/u);
    expect(name, observance.id).not.toMatch(/[a-z]/i);
  }
  for (const { id } of allFestivals()) expect(festivalNamesHi, id).toHaveProperty([id]);
});

it('Hindi has a line of its own for each that English has, and none twice', () => {
  expect(Object.keys(festivalsHi.about)).toEqual(Object.keys(festivalsEn.about));
  expect(Object.keys(festivalsHi.ekadashis)).toEqual(Object.keys(festivalsEn.ekadashis));
  const lines = [...Object.values(festivalsHi.about), ...Object.values(festivalsHi.ekadashis)];
  expect(new Set(lines).size).toBe(lines.length);
});

it('every line is of a festival of the engine', () => {
  const ids = new Set(allFestivals().map(({ id }) => id));
  for (const id of Object.keys(festivalsEn.about)) expect(ids).toContain(id);
});

it('the Ekadashis that differ have lines of their own, the others one in common', () => {
  const said = (id: string) =>
    festivalAbout(
      year.find((one) => one.id === id)!,
      'en',
    ).text;
  expect(said('devutthana-ekadashi')).toContain('wakes');
  expect(said('rama-ekadashi')).toBe(said('utpanna-ekadashi'));
});

it('an unknown festival throws', () => {
  expect(() =>
    festivalAbout({ ...year[0]!, id: 'no-such-day', fast: null, basis: year[0]!.basis }, 'en'),
  ).toThrow('no-such-day');
});
