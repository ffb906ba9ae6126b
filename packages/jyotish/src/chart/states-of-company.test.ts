import { describe, expect, test } from 'vitest';
import { apart } from '../../reference/made-charts.ts';
import { castChart } from './cast-chart.ts';
import { lajjitadiAvasthas } from './lajjitadi.ts';
import { shayanadiAvasthas } from './shayanadi.ts';

describe('lajjitadi avasthas', () => {
  const states = (moved: Parameters<typeof apart>[0]) => lajjitadiAvasthas(apart(moved));

  test('in the fifth house with the Sun: ashamed', () => {
    expect(states({ ascendant: 15, venus: 130, sun: 140 }).venus).toContain('lajjita');
    expect(states({ ascendant: 45, venus: 130, sun: 140 }).venus).not.toContain('lajjita');
  });

  test('exalted: proud', () => {
    expect(states({ sun: 10 }).sun).toContain('garvita');
    expect(states({ sun: 70 }).sun).not.toContain('garvita');
  });

  test('in the sign of an enemy: hungry; of a friend: delighted', () => {
    expect(states({ venus: 135 }).venus).toContain('kshudhita');
    expect(states({ jupiter: 5 }).jupiter).toContain('mudita');
  });

  test('thirsty in water under an enemy’s aspect, unless a benefic aspects too', () => {
    // The Sun in Scorpio; Saturn in Taurus aspects it.
    const thirsty = { sun: 220, saturn: 40, moon: 100, mercury: 285, venus: 290, jupiter: 130 };
    expect(states(thirsty).sun).toContain('trishita');
    expect(states({ ...thirsty, jupiter: 100 }).sun).not.toContain('trishita');
  });

  test('with the Sun and a malefic enemy: agitated', () => {
    expect(states({ sun: 100, venus: 105, saturn: 10 }).venus).toContain('kshobhita');
  });

  test('none for the nodes', () => {
    expect(states({}).rahu).toEqual([]);
  });
});

test('shayanadi: a chart worked by hand', () => {
  const chart = castChart({
    date: '1990-05-14',
    time: '06:30',
    timeZone: 'Asia/Kolkata',
    latitude: 28.6139,
    longitude: 77.209,
  });
  // Sunrise 05:31: the third ghati. The Sun in Krittika (3), in the ninth navamsa of Aries (27°+): 3 × 1 × 9 = 27; the Moon's
  // nakshatra and the ascendant's sign are added.
  const { sun, moon } = chart.grahas;
  expect([sun.nakshatra, Math.floor((sun.degreeInSign * 3) / 10) + 1]).toEqual([3, 9]);
  const sum = 27 + moon.nakshatra + 3 + chart.ascendant.sign;
  const names = [
    'nidra',
    'shayana',
    'upaveshana',
    'netrapani',
    'prakasha',
    'gamana',
    'agamana',
    'sabha',
    'agama',
    'bhojana',
    'nrityalipsa',
    'kautuka',
  ];
  expect(shayanadiAvasthas(chart)!.sun).toBe(names[sum % 12]);
});
