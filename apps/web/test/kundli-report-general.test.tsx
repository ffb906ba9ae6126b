import { grahas } from '@jyoti/contract';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshBrowser, openWhole, page, panel } from './report-site.ts';
import { wholeKundli } from './whole-kundli.ts';

beforeEach(freshBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reports = () => wholeKundli().reports!;
const value = (label: string) =>
  panel()
    .getAllByRole('term')
    .find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;
const reading = (name: string | RegExp) => within(panel().getByRole('article', { name }));

describe('Personal Characteristics', () => {
  test('is a list of the lords of twelve houses, each with the facts it is based on [S1-124] [S1-125] [S1-106]', async () => {
    await openWhole('general', 'personal-characteristics');
    const cards = panel().getAllByRole('article', { name: /^House/ });
    expect(cards).toHaveLength(12);
    reports().house_lords.forEach((house, index) => {
      expect(house.current_house).toBe(index + 1);
      expect(cards[index]).toHaveAccessibleName(new RegExp(`^House ${index + 1} · `));
      expect(cards[index]).toHaveTextContent(house.personalised_prediction!);
    });
    expect(cards[0]).toHaveAccessibleName('House 1 · Taurus');
    expect(cards[0]).toHaveTextContent(
      'Based on: Taurus is the first house; its lord Venus is in Cancer, the third house',
    );
  });

  test('starts with a summary of each area of life, its verdict and the facts that were weighed', async () => {
    await openWhole('general', 'personal-characteristics');
    const cards = panel().getAllByRole('article').slice(0, 9);
    const areas = reports().life_areas!;
    expect(areas).toHaveLength(9);
    areas.forEach((area, index) => {
      const shown = cards[index]?.textContent?.toLowerCase();
      // What weighs most is a clause of the sentence that weighs.
      for (const sentence of [area.summary, area.weighing, ...area.supports, ...area.challenges])
        expect(shown).toContain(sentence.replace(/\.$/, '').toLowerCase());
    });
    expect(cards[1]).toHaveAccessibleName('Money and family');
    expect(cards[1]).toHaveTextContent('Based on: house 2, its lord Mercury');
  });

  test('shows every field of a house lord [S1-126]', async () => {
    const [first] = reports().house_lords;
    await openWhole('general', 'personal-characteristics');
    const card = panel().getAllByRole('article', { name: /^House/ })[0]!;
    for (const shown of [
      'House 1',
      'Taurus',
      'Mixed',
      first!.verbal_location!,
      'lord Venus',
      'in Cancer',
      'the third house',
      first!.personalised_prediction!,
    ]) {
      expect(card).toHaveTextContent(shown);
    }
  });
});

describe('Ascendant Report', () => {
  test('shows where the lord is and what that means [S1-127] [S1-128]', async () => {
    const { ascendant } = reports();
    await openWhole('general', 'ascendant-report');
    expect(value('Ascendant')).toBe('Taurus (Vrishabha)');
    expect(value('Lord of the ascendant')).toBe('Venus');
    expect(value('Sign of the lord')).toBe('Cancer (Karka)');
    expect(value('House of the lord')).toBe('House 3');
    expect(value('Strength of the lord')).toBe(ascendant.ascendant_lord_strength);
    expect(reading('General prediction').getByText(ascendant.general_prediction!)).toBeVisible();
    const personal = reading('Personalised prediction');
    expect(personal.getByText(ascendant.personalised_prediction!)).toBeVisible();
    expect(personal.getByText(ascendant.verbal_location!)).toBeVisible();
    expect(
      personal.getByText(/Venus, lord of the lagna, in Cancer, the third house/),
    ).toBeVisible();
  });

  test('shows symbol, characteristics, gem, day, mantra, qualities and advice [S1-129]', async () => {
    const { ascendant } = reports();
    await openWhole('general', 'ascendant-report');
    expect(value('Symbol')).toBe(ascendant.symbol);
    expect(value('Gem of the ascendant’s lord')).toBe(
      'Diamond, the stone of Venus · advised with care: Venus also rules the sixth house',
    );
    expect(value('Day for fasting')).toBe(ascendant.day_for_fasting);
    const main = page();
    for (const shown of [
      ascendant.zodiac_characteristics,
      ascendant.gayatri_mantra,
      ascendant.flagship_qualities,
      ascendant.spirituality_advice,
      ...ascendant.good_qualities!,
      ...ascendant.bad_qualities!,
    ]) {
      expect(main.getByText(shown!)).toBeVisible();
    }
  });
});

describe('Planet Report', () => {
  test('is a report for each of nine grahas, one at a time, selected by the URL [S1-130]', async () => {
    const { site } = await openWhole('general', 'planet-report');
    const picker = within(panel().getByRole('radiogroup', { name: 'Graha' }));
    expect(picker.getAllByRole('radio')).toHaveLength(9);
    for (const graha of [...grahas].toReversed()) {
      await userEvent.click(picker.getByRole('radio', { name: graha }));
      expect(await panel().findByRole('heading', { name: `${graha} in your chart` })).toBeVisible();
      expect(panel().getByText(reports().planets[graha].planet_definitions!)).toBeVisible();
      expect(site.path()).toContain(`graha=${graha.toLowerCase()}`);
    }
  });

  test('shows its sign, the lord of that sign, and the strength of both [S1-131]', async () => {
    await openWhole('general', 'planet-report');
    const sun = reports().planets.Sun;
    expect(value('Graha')).toBe('Sun');
    expect(value('Sign')).toBe('Cancer (Karka)');
    expect(value('House')).toBe('House 3');
    expect(value('House of its own sign')).toBe('House 4');
    expect(value('Strength')).toBe(sun.planet_strength);
    expect(value('Lord of the sign')).toBe('Moon');
    expect(value('Sign of that lord')).toBe('Cancer (Karka)');
    expect(value('House of that lord')).toBe('House 3');
    expect(value('Strength of that lord')).toBe('Own sign');
  });

  test('shows definitions, qualities, mantra, readings and what weakens it [S1-132]', async () => {
    await openWhole('general', 'planet-report');
    const { Sun: sun } = reports().planets;
    for (const shown of [
      sun.planet_definitions,
      sun.gayatri_mantra,
      sun.qualities_long,
      sun.qualities_short,
      sun.affliction,
      sun.personalised_prediction,
      sun.verbal_location,
      sun.planet_zodiac_prediction,
    ]) {
      expect(panel().getByText(shown!)).toBeVisible();
    }
    expect(
      reading('What weakens it')
        .getByText(/in one sign with Saturn/)
        .closest('p'),
    ).toHaveTextContent('Based on: in one sign with Saturn');
  });

  test('shows keywords of both kinds [S1-133]', async () => {
    await openWhole('general', 'planet-report');
    const card = reading('Its qualities');
    const words = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    const sun = reports().planets.Sun;
    expect(words).toEqual([
      ...sun.character_keywords_positive!,
      ...sun.character_keywords_negative!,
    ]);
  });

  test('uses the six labels of strength [S1-134]', () => {
    const labels = [
      ...reports().house_lords.map(({ lord_strength }) => lord_strength),
      ...Object.values(reports().planets).map(({ planet_strength }) => planet_strength),
    ];
    for (const label of labels) {
      expect(['Exalted', 'Own sign', 'Friendly', 'Neutral', 'Enemy', 'Debilitated']).toContain(
        label,
      );
    }
    expect(new Set(labels)).toContain('Neutral');
  });
});
