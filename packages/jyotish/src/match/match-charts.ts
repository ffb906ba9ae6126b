import type { Chart } from '../chart/index.ts';
import { kaalSarp, manglik } from '../dosha/index.ts';
import type { KaalSarp, Manglik, MangalOptions } from '../dosha/index.ts';
import { JyotishError } from '../error.ts';
import { aggregateOf } from './aggregate.ts';
import type { Aggregate } from './aggregate.ts';
import type { KootaOptions } from './ashtakoota.ts';
import { ofBoth } from './couple.ts';
import type { Couple } from './couple.ts';
import { matchMoons } from './match-hours.ts';
import type { MoonMatch } from './match-hours.ts';
import { matchMoonAt } from './moon.ts';
import { papasamyaOfCouple } from './papasamya.ts';
import type { PapasamyaMatch } from './papasamya.ts';

/** Mangal dosha of both; two who both have it are considered to balance each other. */
export interface MangalMatch extends Couple<Manglik> {
  /** who has the dosha */
  readonly present: 'neither' | 'boy' | 'girl' | 'both';
}

/** Everything a match of two charts is read from. */
export interface Match extends MoonMatch {
  /** of both, with who has it */
  readonly mangal: MangalMatch;
  /** of each */
  readonly kaalSarp: Couple<KaalSarp>;
  /** malefic points of both, compared */
  readonly papasamya: PapasamyaMatch;
  /** one percentage of all parts */
  readonly aggregate: Aggregate;
}

/** Input that is not part of the birth charts. */
export interface MatchOptions {
  /** of the dosha of each partner */
  readonly mangal?: Couple<MangalOptions>;
  /** of the eight kootas */
  readonly kootas?: KootaOptions;
}

function mangalOfCouple(charts: Couple<Chart>, options: MatchOptions): MangalMatch {
  const boy = manglik(charts.boy, options.mangal?.boy);
  const girl = manglik(charts.girl, options.mangal?.girl);
  const present = boy.isPresent
    ? girl.isPresent
      ? 'both'
      : 'boy'
    : girl.isPresent
      ? 'girl'
      : 'neither';
  return { boy, girl, present };
}

/**
 * Matches two birth charts: kootas, poruthams, rajju and vedha from the Moons; mangal dosha, kaal sarp and papasamya
 * from the full charts; and one percentage with its addends.
 * @throws JyotishError `out_of_range` when the charts are cast with different ayanamsas or nodes: their positions
 * cannot be compared
 */
export function matchCharts(charts: Couple<Chart>, options: MatchOptions = {}): Match {
  const { ayanamsa, node } = charts.boy.settings;
  if (charts.girl.settings.ayanamsa !== ayanamsa || charts.girl.settings.node !== node) {
    throw new JyotishError('out_of_range', 'Both charts must have the same ayanamsa and node.');
  }
  const ofMoons = matchMoons(
    ofBoth(charts, ({ grahas }) => matchMoonAt(grahas.moon.longitude)),
    options.kootas,
  );
  const mangal = mangalOfCouple(charts, options);
  const bothKaalSarp = ofBoth(charts, kaalSarp);
  const papasamya = papasamyaOfCouple(charts);
  return {
    ...ofMoons,
    mangal,
    kaalSarp: bothKaalSarp,
    papasamya,
    aggregate: aggregateOf({
      ashtakoota: ofMoons.ashtakoota.total,
      tenPorutham: ofMoons.tenPorutham.total,
      mangal: ofBoth(mangal, ({ percent }) => percent),
      papaBalance: papasamya.balance,
      kaalSarp: ofBoth(bothKaalSarp, ({ isPresent }) => isPresent),
      rajju: ofMoons.rajju.present,
      vedha: ofMoons.vedha.present,
    }),
  };
}
