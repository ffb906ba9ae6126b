import { BODY_IDS } from '../chart/bodies.ts';
import type { BodyId } from '../chart/bodies.ts';
import type { Chart } from '../chart/cast-chart.ts';
import type { Placement } from '../chart/placements.ts';
import type { SignNumber } from '../chart/signs.ts';
import { varga, VARGA_NUMBERS } from '../chart/vargas.ts';
import type { VargaNumber } from '../chart/vargas.ts';
import { vimshottari } from '../dasha/index.ts';

/** A body that is in another sign of a varga. */
export interface SignDifference {
  /** the divisional chart: 1 for the birth chart, 9 for navamsa */
  readonly varga: VargaNumber;
  /** the ascendant or a graha */
  readonly body: BodyId;
  /** in the first chart, 1 (Aries) to 12 (Pisces) */
  readonly from: SignNumber;
  /** in the second chart, 1 (Aries) to 12 (Pisces) */
  readonly to: SignNumber;
}

/** A body that is in another nakshatra, or another pada of the same. */
export interface NakshatraDifference {
  /** the ascendant or a graha */
  readonly body: BodyId;
  /** in the first chart */
  readonly from: Pick<Placement, 'nakshatra' | 'pada'>;
  /** in the second chart */
  readonly to: Pick<Placement, 'nakshatra' | 'pada'>;
}

/** What differs between two charts: two times of one birth, or one birth with two settings. */
export interface ChartDifferences {
  /** seconds from the first birth to the second */
  readonly seconds: number;
  /** by varga, then the ascendant and the grahas in their order */
  readonly signs: readonly SignDifference[];
  /** the ascendant and the grahas in their order */
  readonly nakshatras: readonly NakshatraDifference[];
  /** days by which each Vimshottari mahadasha starts later; null where another lord's runs at birth */
  readonly dashaShiftDays: number | null;
}

/**
 * What differs between two charts, as far as signs, vargas, nakshatras and Vimshottari are concerned.
 * @param vargas the divisional charts to compare, all sixteen unless given
 */
export function chartDifferences(
  first: Chart,
  second: Chart,
  vargas: readonly VargaNumber[] = VARGA_NUMBERS,
): ChartDifferences {
  const placement = (chart: Chart, body: BodyId) =>
    body === 'ascendant' ? chart.ascendant : chart.grahas[body];
  const signs = vargas.flatMap((number) =>
    BODY_IDS.flatMap((body): SignDifference[] => {
      const from = varga(number, placement(first, body).longitude).sign;
      const to = varga(number, placement(second, body).longitude).sign;
      return from === to ? [] : [{ varga: number, body, from, to }];
    }),
  );
  const nakshatras = BODY_IDS.flatMap((body): NakshatraDifference[] => {
    const [from, to] = [placement(first, body), placement(second, body)];
    if (from.nakshatra === to.nakshatra && from.pada === to.pada) return [];
    return [
      {
        body,
        from: { nakshatra: from.nakshatra, pada: from.pada },
        to: { nakshatra: to.nakshatra, pada: to.pada },
      },
    ];
  });
  const [before, after] = [firstMahadasha(first), firstMahadasha(second)];
  return {
    seconds: (second.time.jdUt - first.time.jdUt) * 86_400,
    signs,
    nakshatras,
    dashaShiftDays: before.lord === after.lord ? after.startJdUt - before.startJdUt : null,
  };
}

function firstMahadasha({ grahas, time, settings }: Chart) {
  return vimshottari(grahas.moon.longitude, time.jdUt, settings.yearDays).mahadashas[0]!;
}
