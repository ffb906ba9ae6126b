import { expect, test } from 'vitest';
import { castChart } from '../chart/index.ts';
import { ashtakavarga, ashtakavargaSigns, kakshyaOf } from '../strength/index.ts';
import { kakshyaTransits } from './kakshya-transits.ts';
import { placeAt } from './positions.ts';
import { transitSky } from './transit-sky.ts';

const chart = castChart({
  date: '1990-05-14',
  time: '06:30',
  timeZone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
});
const sky = transitSky(chart.settings);
const chakra = ashtakavarga(ashtakavargaSigns(chart));
const SECOND = 1 / 86_400;

test.each([2_460_000.5, 2_461_010.25, 2_461_375.5])(
  'on day %d each planet stays in its kakshya until the instant given, and leaves it then',
  (jdUt) => {
    const rows = kakshyaTransits(chakra, jdUt, sky);
    expect(rows).toHaveLength(7);
    for (const { planet, kakshya, sign, bindu, untilJdUt } of rows) {
      const at = (instant: number) => {
        const place = placeAt(planet, instant, sky);
        return `${place.sign}.${kakshyaOf(place.longitude).number}`;
      };
      const own = `${sign}.${kakshya.number}`;
      const length = untilJdUt! - SECOND - jdUt;
      for (let share = 0; share <= 1; share += 0.05) expect(at(jdUt + share * length)).toBe(own);
      expect(at(untilJdUt! + SECOND)).not.toBe(own);
      expect(bindu).toBe(chakra.bhinna[planet].contributors[kakshya.lord][sign - 1] === 1);
    }
  },
);

test('a planet whose next kakshya is after 2200 has no instant', () => {
  const last = kakshyaTransits(chakra, 2_524_960.4, sky);
  expect(last.find(({ planet }) => planet === 'saturn')!.untilJdUt).toBeNull();
});
