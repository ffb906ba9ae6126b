import { describe, expect, test } from 'vitest';
import { castChart } from '../chart/index.ts';
import { julianDayFromIso } from '../time/index.ts';
import { KANTAKA_SCHOOLS, kantakaShani } from './kantaka-shani.ts';
import type { KantakaSchool } from './kantaka-shani.ts';
import { sadeSati } from './sade-sati.ts';

const MUMBAI_1994 = castChart({
  date: '1994-02-12',
  time: '09:00:00',
  timeZone: 'Asia/Kolkata',
  latitude: 19.0821978,
  longitude: 72.7411014,
});
const dhaiyasIn = (house: number) =>
  sadeSati(MUMBAI_1994)
    .phases.filter((phase) => phase.house === house)
    .map(({ startJdUt, endJdUt }) => [startJdUt, endJdUt]);
const staysBy = (school?: KantakaSchool) =>
  kantakaShani(MUMBAI_1994, undefined, undefined, school).map(({ startJdUt, endJdUt }) => [
    startJdUt,
    endJdUt,
  ]);

describe('kantaka shani', () => {
  test('is ardhashtama shani by default, ashtama shani in the school of the eighth', () => {
    expect(staysBy()).toEqual(dhaiyasIn(4));
    expect(staysBy('eighth')).toEqual(dhaiyasIn(8));
  });

  test.each<[KantakaSchool, number[]]>([
    ['fourth', [4]],
    ['angles', [4, 7, 10]],
    ['four_angles', [1, 4, 7, 10]],
    ['angles_and_8', [4, 7, 8, 10]],
    ['eighth', [8]],
  ])('%s has the houses %j, each counted from the Moon in Aquarius', (school, houses) => {
    const stays = kantakaShani(MUMBAI_1994, undefined, undefined, school);
    expect([...new Set(stays.map(({ house }) => house))].toSorted((a, b) => a - b)).toEqual(houses);
    for (const { sign, house } of stays) expect(((11 + house - 2) % 12) + 1).toBe(sign);
  });

  test('Saturn in Leo, the seventh from Aquarius, is kantaka by the angles only', () => {
    // Saturn was in Leo from November 2006 to September 2009, but for a return to Cancer.
    const at = julianDayFromIso('2008-06-01T00:00:00Z');
    const running = (school: KantakaSchool) => kantakaShani(MUMBAI_1994, at, at, school);
    expect(running('angles')).toMatchObject([{ sign: 5, house: 7 }]);
    expect(running('fourth')).toEqual([]);
    expect(running('eighth')).toEqual([]);
  });

  test('stays are in order, and an unknown school or a span that ends first throws', () => {
    for (const school of KANTAKA_SCHOOLS) {
      const starts = staysBy(school).map(([start]) => start!);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }
    const refused = expect.objectContaining({ code: 'out_of_range' });
    expect(() => staysBy('sixth' as KantakaSchool)).toThrow(refused);
    expect(() => kantakaShani(MUMBAI_1994, 2451545, 2451544)).toThrow(refused);
  });
});
