import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyChart } from '../../reference/made-charts.ts';
import {
  ashtakavarga,
  ASHTAKAVARGA_BODIES,
  ashtakavargaSigns,
  KAKSHYA_LORDS,
  kakshyaGivesBindu,
  kakshyaOf,
} from './index.ts';

// Published: S. Adawal, Encyclopedia of Vedic Astrology, table 19; astrogurukul.com, Saturn at 20°30′ Sagittarius.
test.each([
  [210, 1, 'saturn'],
  [3.75, 2, 'jupiter'],
  [37.5, 3, 'mars'],
  [120 + 11.25, 4, 'sun'],
  [180 + 15, 5, 'venus'],
  [240 + 20.5, 6, 'mercury'],
  [22.5, 7, 'moon'],
  [29.999, 8, 'ascendant'],
] as const)('%d° is in kakshya %i, of %s', (longitude, number, lord) => {
  expect(kakshyaOf(longitude)).toMatchObject({ number, lord });
});

test('law: the kakshyas of a sign with a bindu are as many as its bindus', () => {
  fc.assert(
    fc.property(anyChart, fc.integer({ min: 0, max: 11 }), (chart, sign) => {
      const chakra = ashtakavarga(ashtakavargaSigns(chart));
      for (const body of ASHTAKAVARGA_BODIES) {
        const given = KAKSHYA_LORDS.filter((_, index) =>
          kakshyaGivesBindu(body, sign * 30 + (index + 0.5) * 3.75, chakra),
        );
        expect(given).toHaveLength(chakra.bhinna[body].points[sign]!);
      }
    }),
  );
});
