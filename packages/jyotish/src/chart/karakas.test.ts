import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUSES_OF_BIRTHS } from '../../reference/births-houses.ts';
import { asBirth, BIRTHS } from '../../reference/births.ts';
import { GRAHA_IDS } from './bodies.ts';
import { castChart } from './cast-chart.ts';
import { CHARA_KARAKAS, charaKarakas } from './karakas.ts';
import { readPlacements } from './placements.ts';

test.each(BIRTHS.map((birth) => [birth.id, birth] as const))(
  'reference birth %s, both schemes and both nodes',
  (id, reference) => {
    const { delta_t_seconds: deltaTSeconds } = reference.birth;
    for (const node of ['mean', 'true'] as const) {
      const chart = castChart(asBirth(reference), { node }, { deltaTSeconds });
      for (const scheme of ['seven', 'eight'] as const) {
        const expected = HOUSES_OF_BIRTHS[id]!.chara_karakas[`${node}_node`][scheme];
        expect(charaKarakas(chart, scheme).map(({ karaka, graha }) => [karaka, graha])).toEqual(
          Object.entries(expected).map(([karaka, graha]) => [
            karaka.toLowerCase(),
            graha.toLowerCase(),
          ]),
        );
      }
    }
  },
);

describe('laws', () => {
  const anyChart = fc
    .array(fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }), {
      minLength: 9,
      maxLength: 9,
    })
    .map((longitudes) =>
      readPlacements(
        0,
        Object.fromEntries(
          GRAHA_IDS.map((graha, index) => [
            graha,
            { longitude: longitudes[index]!, latitude: 0, speed: 1 },
          ]),
        ) as unknown as Parameters<typeof readPlacements>[1],
        { node: 'mean', nodeDignity: false },
      ),
    );

  test('each karaka once, each graha once, the degrees never grow', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const eight = charaKarakas(chart, 'eight');
        expect(eight.map(({ karaka }) => karaka)).toEqual(CHARA_KARAKAS);
        expect(new Set(eight.map(({ graha }) => graha)).size).toBe(8);
        const degrees = eight.map((holder) => holder.degrees);
        expect(degrees).toEqual(degrees.toSorted((a, b) => b - a));
      }),
    );
  });

  test('without Rahu the seven have the same order as among the eight', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const eight = charaKarakas(chart, 'eight').map(({ graha }) => graha);
        const seven = charaKarakas(chart).map(({ graha }) => graha);
        expect(seven).toEqual(eight.filter((graha) => graha !== 'rahu'));
      }),
    );
  });
});
