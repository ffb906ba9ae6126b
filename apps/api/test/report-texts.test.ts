import { describe, expect, test } from 'vitest';
import {
  grahas,
  type AscendantReport,
  type HouseLordReport,
  type PlanetReport,
} from '@jyoti/contract';
import { BIRTHS } from '../../../packages/jyotish/reference/births.ts';
import { kundli, midnight } from './kundli-reader.ts';
import { sentBirth } from './tools-reader.ts';

const few = BIRTHS.filter((_, index) => index % 9 === 0);

const houseLordFields = [
  'current_house',
  'current_zodiac',
  'lord_strength',
  'verbal_location',
  'lord_of_zodiac',
  'lord_zodiac_location',
  'lord_house_location',
  'personalised_prediction',
] as const satisfies readonly (keyof HouseLordReport)[];

const ascendantFields = [
  'ascendant',
  'ascendant_lord',
  'ascendant_lord_location',
  'ascendant_lord_house_location',
  'general_prediction',
  'personalised_prediction',
  'verbal_location',
  'ascendant_lord_strength',
  'symbol',
  'zodiac_characteristics',
  'lucky_gem',
  'day_for_fasting',
  'gayatri_mantra',
  'flagship_qualities',
  'spirituality_advice',
  'good_qualities',
  'bad_qualities',
] as const satisfies readonly (keyof AscendantReport)[];

const planetFields = [
  'planet_considered',
  'planet_location',
  'planet_native_location',
  'planet_zodiac',
  'zodiac_lord',
  'zodiac_lord_location',
  'zodiac_lord_house_location',
  'zodiac_lord_strength',
  'planet_strength',
  'planet_definitions',
  'gayatri_mantra',
  'qualities_long',
  'qualities_short',
  'affliction',
  'personalised_prediction',
  'verbal_location',
  'planet_zodiac_prediction',
  'character_keywords_positive',
  'character_keywords_negative',
] as const satisfies readonly (keyof PlanetReport)[];

/** Fields that are missing, empty, or have an unfilled placeholder. */
function holesOf<Report extends object>(report: Report, fields: readonly (keyof Report)[]) {
  return fields.filter((field) => {
    const value = report[field];
    if (value === undefined || value === '') return true;
    return (Array.isArray(value) && value.length === 0) || /\{\w+\}/.test(JSON.stringify(value));
  });
}

async function reportsOf(birth: (typeof BIRTHS)[number], language = 'en') {
  const { reports } = await kundli(sentBirth(birth), { sections: ['reports'] }, language);
  if (!reports) throw new Error('no reports were answered');
  return reports;
}

describe.each(few)('$id', (birth) => {
  test('every field of the three reports has a text in both languages [S1-126] [S1-128] [S1-129] [S1-131] [S1-132] [S1-133]', async () => {
    for (const language of ['en', 'hi']) {
      const { house_lords: lords, ascendant, planets } = await reportsOf(birth, language);
      expect(lords.flatMap((report) => holesOf(report, houseLordFields))).toEqual([]);
      expect(holesOf(ascendant, ascendantFields)).toEqual([]);
      for (const graha of grahas) {
        expect([graha, holesOf(planets[graha], planetFields)]).toEqual([graha, []]);
      }
    }
  });

  test('positions in texts match those in figures', async () => {
    const { house_lords: lords, ascendant, planets } = await reportsOf(birth);
    const ordinals =
      'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
        ' ',
      );
    const house = (number: number) => ordinals[number - 1] as string;
    for (const { current_house: of, lord_house_location: at, verbal_location: words } of lords) {
      expect(words).toBe(
        of === at
          ? `The lord of the ${house(of)} house is in the ${house(of)} house itself.`
          : `The lord of the ${house(of)} house is in the ${house(at)} house.`,
      );
    }
    expect(ascendant.verbal_location).toContain(
      `the ${house(ascendant.ascendant_lord_house_location)} house, in ${ascendant.ascendant_lord_location}`,
    );
    for (const graha of grahas) {
      const { verbal_location: words, planet_location: at, planet_zodiac: sign } = planets[graha];
      expect(words).toContain(`${graha} is in the ${house(at)} house, in ${sign}.`);
    }
  });

  test('an affliction in a text is the one in the facts', async () => {
    const { planets } = await reportsOf(birth);
    for (const graha of grahas) {
      const { affliction = '', afflictions: facts } = planets[graha];
      if (graha === 'Rahu') expect(facts.aspected_by).not.toContain('Ketu');
      if (graha === 'Ketu') expect(facts.aspected_by).not.toContain('Rahu');
      expect(affliction.includes('is combust')).toBe(facts.combust);
      expect(affliction.includes('is debilitated')).toBe(facts.debilitated);
      expect(affliction.includes('shares')).toBe(facts.joined_by.length > 0);
      expect(affliction.includes('receives the aspect')).toBe(facts.aspected_by.length > 0);
      for (const other of [...facts.joined_by, ...facts.aspected_by]) {
        expect(affliction).toContain(other);
      }
    }
  });
});

test('a kundli names the languages of its texts', async () => {
  const languagesOf = async (language: string, section: 'doshas' | 'reports') =>
    (await kundli(midnight, { sections: [section] }, language)).texts_languages;
  expect(await languagesOf('en', 'reports')).toEqual(['en']);
  expect(await languagesOf('hi', 'doshas')).toEqual(['hi']);
  expect(await languagesOf('hi', 'reports')).toEqual(['hi']);
});
