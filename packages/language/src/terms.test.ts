import {
  allFestivals,
  ANANDADI_NAMES,
  BODY_NAMES,
  GRAHA_IDS,
  LUNAR_MONTH_NAMES,
  MOVABLE_KARANAS,
  NAKSHATRAS,
  REGIONAL_MONTH_NAMES,
  REGIONAL_WEEKDAY_NAMES,
  SAMVATSARA_NAMES,
  SIGNS,
  TITHI_NAMES,
  YOGA_NAMES,
  YOGA_RULES,
  YOGINI_IDS,
} from '@jyoti/jyotish';
import { expect, test } from 'vitest';
import { almanacMessages as almanac } from './messages.generated/en/almanac.ts';
import { chartsMessages as charts } from './messages.generated/en/charts.ts';
import { festivalsMessages as festivals } from './messages.generated/en/festivals.ts';
import { regionalMessages as regional } from './messages.generated/en/regional.ts';
import { skyMessages as sky } from './messages.generated/en/sky.ts';
import { yogasMessages as yogas } from './messages.generated/en/yogas.ts';

const from = (first: number, names: readonly string[]) =>
  Object.fromEntries(names.map((name, index) => [String(index + first), name]));
const byId = (named: readonly { readonly id: string; readonly name: string }[]) =>
  Object.fromEntries(named.map(({ id, name }) => [id, name]));

/** The engine has names in Latin letters for those who use it alone. */
test('what the engine names is named in English as the engine does, and nothing is left out', () => {
  for (const graha of ['ascendant', ...GRAHA_IDS] as const) {
    const { english, sanskrit, abbreviation } = BODY_NAMES[graha];
    expect(sky.grahas[graha]).toMatchObject({ name: english, sanskrit, short: abbreviation });
  }
  for (const { number, name, sanskrit } of Object.values(SIGNS))
    expect(sky.signs[number]).toEqual({ name, sanskrit });
  expect(sky.nakshatras).toEqual(
    from(
      1,
      Object.values(NAKSHATRAS).map(({ name }) => name),
    ),
  );
  expect(almanac.tithis).toEqual({ ...from(1, [...TITHI_NAMES, 'Purnima']), 30: 'Amavasya' });
  expect(almanac.yogas).toEqual(from(1, YOGA_NAMES));
  expect(Object.keys(almanac.karanas)).toEqual(expect.arrayContaining([...MOVABLE_KARANAS]));
  expect(almanac.lunarMonths).toEqual(from(1, LUNAR_MONTH_NAMES));
  expect(almanac.samvatsaras).toEqual(from(1, SAMVATSARA_NAMES));
  expect(regional.anandadi).toEqual(from(1, ANANDADI_NAMES));
  for (const [calendar, months] of Object.entries(REGIONAL_MONTH_NAMES))
    expect(regional.regionalMonths).toHaveProperty(calendar, from(1, months));
  for (const [calendar, weekdays] of Object.entries(REGIONAL_WEEKDAY_NAMES))
    expect(regional.regionalWeekdays).toHaveProperty(calendar, from(0, weekdays));
  expect(Object.keys(charts.yoginis)).toEqual([...YOGINI_IDS]);
  expect(festivals.festivals).toEqual(byId(allFestivals()));
  expect(yogas.chartYogas).toEqual(byId(YOGA_RULES));
});
