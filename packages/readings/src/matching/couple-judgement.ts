import {
  DIGNITIES,
  naturalFriendship,
  signFromIndex,
  SIGNS,
  varga,
  vimshottariAt,
  type Chart,
  type Couple,
  type DashaPeriod,
  type Judged,
  type JudgedHouse,
  type Judgement,
  type JulianDay,
  type Match,
  type PlanetId,
  type SignNumber,
  type Verdict,
} from '@jyoti/jyotish';

/** The seventh of the navamsa: its lord, and how that is placed there. */
export interface NavamsaOfMarriage {
  /** the sign that rises in the navamsa */
  readonly ascendant: SignNumber;
  /** lord of the ascendant of the navamsa */
  readonly lord: PlanetId;
  /** lord of the seventh from that ascendant */
  readonly seventhLord: PlanetId;
  /** where the lord of the seventh is in the navamsa */
  readonly seventhLordSign: SignNumber;
  /** the dignity of the lord of the seventh there */
  readonly state: 'exalted' | 'own' | 'debilitated' | 'neither';
}

/** What is read of a chart for a marriage. */
export interface PartnerJudgement {
  /** the seventh house of the birth chart */
  readonly seventh: JudgedHouse;
  /** Venus, significator of marriage in every chart */
  readonly venus: Judged;
  /** Jupiter, significator of the husband */
  readonly jupiter: Judged;
  /** what the navamsa adds */
  readonly navamsa: NavamsaOfMarriage;
  /** the running mahadasha and antardasha; null outside the 120 years */
  readonly periods: {
    /** the running mahadasha */
    readonly mahadasha: DashaPeriod;
    /** the running antardasha in it */
    readonly antardasha: DashaPeriod;
    /** of the lord of the mahadasha */
    readonly judged: Judged;
  } | null;
}

/** What counts for a couple or against it. */
export type CouplePointId =
  | 'kootas'
  | 'nadi'
  | 'bhakoot'
  | 'mangal'
  | 'papasamya'
  | 'rajju'
  | 'vedha'
  /** of one partner */
  | 'seventh'
  | 'venus'
  | 'jupiter'
  | 'navamsa'
  | 'dasha'
  /** of both */
  | 'navamsa_lords'
  | 'dashas_change';

/** A point, and how much it counts: above zero for the couple, below against it. */
export interface CouplePoint {
  /** which point */
  readonly id: CouplePointId;
  /** whose it is; null if it is of both */
  readonly partner: 'boy' | 'girl' | null;
  /** from `OF_COUPLE`; above zero for the couple, below zero against it */
  readonly weight: number;
}

/** Two charts weighed for a marriage. */
export interface CoupleJudgement {
  /** in the best third of couples, in the middle one, or in the last */
  readonly verdict: Verdict;
  /** of all weights, from which the verdict follows */
  readonly sum: number;
  /** the heaviest first */
  readonly supports: readonly CouplePoint[];
  /** the heaviest first */
  readonly challenges: readonly CouplePoint[];
  /** each chart by itself */
  readonly partners: Couple<PartnerJudgement>;
}

/** How much each point counts. No text gives figures for them; `docs/couples.md` has these as a table. */
export const OF_COUPLE = {
  kootasGood: 2,
  kootasEnough: 0.5,
  kootasLow: -2,
  nadi: -1.5,
  bhakoot: -1,
  /** share of nadi or bhakoot that is left where an exception holds */
  excepted: 0.25,
  mangalOfOne: -1,
  papaEqual: 0.5,
  papaOfBride: -0.5,
  rajju: -0.5,
  vedha: -0.5,
  seventh: 1.5,
  significator: 0.75,
  navamsa: 0.5,
  dasha: 0.75,
  dashasChange: -0.5,
} as const;

/** A third of couples have less than the first, a third the second or more: measured by `scripts/couple-thirds.ts` on 2,000 pairs of births. */
const THIRDS = [-3, 0.25] as const;
/** Mahadashas that change within so many days of each other (dasha sandhi) are a point. */
const CHANGE_DAYS = 365.25;
const KOOTAS_ENOUGH = 18;
const KOOTAS_GOOD = 25;

function navamsaOf({ ascendant, grahas }: Chart): NavamsaOfMarriage {
  const sign = varga(9, ascendant.longitude).sign;
  const seventhLord = SIGNS[signFromIndex(sign + 5)].lord;
  const at = varga(9, grahas[seventhLord].longitude).sign;
  const { exalted, debilitated } = DIGNITIES[seventhLord];
  const state =
    SIGNS[at].lord === seventhLord
      ? 'own'
      : at === exalted.sign
        ? 'exalted'
        : at === debilitated
          ? 'debilitated'
          : 'neither';
  return { ascendant: sign, lord: SIGNS[sign].lord, seventhLord, seventhLordSign: at, state };
}

function partnerJudgement(
  chart: Chart,
  { grahas, houses }: Judgement,
  nowJdUt: JulianDay,
): PartnerJudgement {
  const { time, settings } = chart;
  const running = vimshottariAt(chart.grahas.moon.longitude, time.jdUt, settings.yearDays, nowJdUt);
  return {
    seventh: houses[6]!,
    venus: grahas.venus,
    jupiter: grahas.jupiter,
    navamsa: navamsaOf(chart),
    periods: running && {
      mahadasha: running.mahadasha,
      antardasha: running.antardasha,
      judged: grahas[running.mahadasha.lord],
    },
  };
}

const ofVerdict = (verdict: Verdict, weight: number): number =>
  verdict === 'supported' ? weight : verdict === 'effort' ? -weight : 0;

const excepted = (weight: number, exceptions: readonly unknown[]): number =>
  exceptions.length > 0 ? weight * OF_COUPLE.excepted : weight;

function ofMatch({ ashtakoota, mangal, papasamya, rajju, vedha }: Match): CouplePoint[] {
  const { total, kootas } = ashtakoota;
  const { nadi, bhakoot } = kootas;
  const point = (id: CouplePointId, weight: number): CouplePoint => ({ id, partner: null, weight });
  return [
    point(
      'kootas',
      total >= KOOTAS_GOOD
        ? OF_COUPLE.kootasGood
        : total >= KOOTAS_ENOUGH
          ? OF_COUPLE.kootasEnough
          : OF_COUPLE.kootasLow,
    ),
    point('nadi', nadi.score === 0 ? excepted(OF_COUPLE.nadi, nadi.exceptions) : 0),
    point('bhakoot', bhakoot.score === 0 ? excepted(OF_COUPLE.bhakoot, bhakoot.exceptions) : 0),
    mangal.present === 'boy' || mangal.present === 'girl'
      ? { id: 'mangal', partner: mangal.present, weight: OF_COUPLE.mangalOfOne }
      : point('mangal', 0),
    point(
      'papasamya',
      papasamya.outcome === 'near_equal'
        ? OF_COUPLE.papaEqual
        : papasamya.outcome === 'girl_more'
          ? OF_COUPLE.papaOfBride
          : 0,
    ),
    point('rajju', rajju.present ? OF_COUPLE.rajju : 0),
    point('vedha', vedha.present ? OF_COUPLE.vedha : 0),
  ];
}

function ofPartner(
  partner: 'boy' | 'girl',
  { seventh, venus, jupiter, navamsa, periods }: PartnerJudgement,
): CouplePoint[] {
  const point = (id: CouplePointId, weight: number): CouplePoint => ({ id, partner, weight });
  const byState = { exalted: 1, own: 1, debilitated: -1, neither: 0 }[navamsa.state];
  return [
    point('seventh', ofVerdict(seventh.verdict, OF_COUPLE.seventh)),
    point('venus', ofVerdict(venus.verdict, OF_COUPLE.significator)),
    point('jupiter', ofVerdict(jupiter.verdict, OF_COUPLE.significator)),
    point('navamsa', byState * OF_COUPLE.navamsa),
    point('dasha', periods ? ofVerdict(periods.judged.verdict, OF_COUPLE.dasha) : 0),
  ];
}

/** How the lords of the two navamsa ascendants regard each other: 1 friends or one planet, -1 enemies, otherwise 0. */
export function navamsaBond(one: PlanetId, other: PlanetId): -1 | 0 | 1 {
  if (one === other) return 1;
  const views = [naturalFriendship(one, other), naturalFriendship(other, one)];
  if (views.every((view) => view === 'friend')) return 1;
  return views.every((view) => view === 'enemy') ? -1 : 0;
}

function ofBothCharts({ boy, girl }: Couple<PartnerJudgement>): CouplePoint[] {
  const gap =
    boy.periods && girl.periods
      ? Math.abs(boy.periods.mahadasha.endJdUt - girl.periods.mahadasha.endJdUt)
      : Infinity;
  return [
    {
      id: 'navamsa_lords',
      partner: null,
      weight: navamsaBond(boy.navamsa.lord, girl.navamsa.lord) * OF_COUPLE.navamsa,
    },
    {
      id: 'dashas_change',
      partner: null,
      weight: gap < CHANGE_DAYS ? OF_COUPLE.dashasChange : 0,
    },
  ];
}

/**
 * Two charts weighed for a marriage: what the Moons, the malefics, the seventh houses, Venus and Jupiter, the navamsas and the
 * running periods add and take away. Weights and sources are in `docs/couples.md`.
 * @param charts those of the match
 * @param match from `matchCharts`
 * @param judgements from `judgementOf`
 * @param nowJdUt the instant whose periods are the running ones, Julian day UT
 */
export function coupleJudgement(
  charts: Couple<Chart>,
  match: Match,
  judgements: Couple<Judgement>,
  nowJdUt: JulianDay,
): CoupleJudgement {
  const partners = {
    boy: partnerJudgement(charts.boy, judgements.boy, nowJdUt),
    girl: partnerJudgement(charts.girl, judgements.girl, nowJdUt),
  };
  const points = [
    ...ofMatch(match),
    ...ofPartner('boy', partners.boy),
    ...ofPartner('girl', partners.girl),
    ...ofBothCharts(partners),
  ];
  const sum = points.reduce((total, { weight }) => total + weight, 0);
  const [low, high] = THIRDS;
  const byWeight = (one: CouplePoint, other: CouplePoint) =>
    Math.abs(other.weight) - Math.abs(one.weight);
  return {
    verdict: sum < low ? 'effort' : sum < high ? 'mixed' : 'supported',
    sum,
    supports: points.filter(({ weight }) => weight > 0).toSorted(byWeight),
    challenges: points.filter(({ weight }) => weight < 0).toSorted(byWeight),
    partners,
  };
}
