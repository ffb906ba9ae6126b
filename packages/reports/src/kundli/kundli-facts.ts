import type { kundliFacts } from '@jyoti/contract';
import {
  ashtottari,
  avakahada,
  bhavaBala,
  bhavaChart,
  charaKarakas,
  grahaDrishti,
  grahaRashiDrishti,
  kalachakra,
  kpSignificators,
  rulingPlanetsOf,
  sadeSati,
  sadeSatiNow,
  vimshottari,
  vimsopaka,
  yogini,
} from '@jyoti/jyotish';
import { arudhasIn } from './astrologer/jaimini.ts';
import { kpIn } from './astrologer/kp.ts';
import { basisOf } from './astrologer/more-dashas.ts';
import { reducedIn, shadbalaIn } from './astrologer/strengths.ts';
import { yearIn } from './astrologer/year.ts';
import { yogasIn } from './astrologer/yogas.ts';
import { strengthOptions, type KundliSource } from './kundli-source.ts';
import { transitsIn } from './transits-part.ts';

/** The objects of the engine that the report is written from, by fact. */
export const factsOf: Readonly<
  Record<(typeof kundliFacts)[number], (source: KundliSource) => unknown>
> = {
  chart: ({ chart }) => chart,
  panchang: (source) => source.panchang(),
  avakahada: ({ chart }) => avakahada(chart),
  ashtakavarga: reducedIn,
  aspects: ({ chart, choices }) => ({
    graha: grahaDrishti(chart, choices.node_aspects),
    rashi: grahaRashiDrishti(chart),
  }),
  bhavas: ({ chart }) => ({
    sripati: bhavaChart(chart, 'sripati'),
    placidus: bhavaChart(chart, 'placidus'),
    equal: bhavaChart(chart, 'equal'),
  }),
  karakas: ({ chart }) => ({
    seven: charaKarakas(chart, 'seven'),
    eight: charaKarakas(chart, 'eight'),
  }),
  arudhas: arudhasIn,
  strengths: (source) => ({
    shadbala: shadbalaIn(source),
    bhavaBala: bhavaBala(source.chart, strengthOptions(source.choices)),
    vimsopaka: vimsopaka(source.chart, { exaltation: source.choices.vimsopaka_exaltation }),
  }),
  yogas: yogasIn,
  kp: (source) => {
    const { cast, kp, nodes } = kpIn(source);
    return { chart: kp, significators: kpSignificators(kp, nodes), ruling: rulingPlanetsOf(cast) };
  },
  dashas: (source) => ({
    vimshottari: vimshottari(...basisOf(source)),
    yogini: yogini(...basisOf(source)),
    ashtottari: ashtottari(...basisOf(source)),
    kalachakra: kalachakra(...basisOf(source)),
  }),
  sade_sati: ({ chart, nowJdUt }) => ({
    ...sadeSati(chart),
    now: sadeSatiNow(chart, nowJdUt),
  }),
  transits: transitsIn,
  year: yearIn,
};
