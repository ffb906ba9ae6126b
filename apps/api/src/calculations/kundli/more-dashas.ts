import {
  ashtottari,
  ashtottariAt,
  ashtottariFitness,
  kalachakra,
  kalachakraAt,
  nakshatraOf,
  vimshottari,
  vimshottariAt,
  vimshottariSeed,
  type Chart,
  type GrahaId,
  type JulianDay,
  type KalachakraAntardasha,
  type KalachakraPeriod as EngineKalachakraPeriod,
} from '@jyoti/jyotish';
import type {
  Ashtottari,
  Kalachakra,
  KalachakraPeriod,
  KundliRequest,
  MoreDashas,
  SeededVimshottari,
  VimshottariStart,
} from '@jyoti/contract';
import { spanOf } from './instants.ts';
import { grahaName, signName } from './wire-names.ts';

interface LordPeriod {
  readonly lord: GrahaId;
  readonly startJdUt: JulianDay;
  readonly endJdUt: JulianDay;
}

const periodOf = (period: LordPeriod) => ({ lord: grahaName(period.lord), ...spanOf(period) });

/** Dasha years to a thirtieth of a second. */
const yearsOf = (years: number) => Math.round(years * 1e6) / 1e6;

function ashtottariOf(chart: Chart, nowJdUt: JulianDay): Ashtottari {
  const basis = [chart.grahas.moon.longitude, chart.time.jdUt, chart.settings.yearDays] as const;
  const fitness = ashtottariFitness(chart);
  const { balance, mahadashas } = ashtottari(...basis);
  const running = ashtottariAt(...basis, nowJdUt);
  // The cycle repeats without an end, and a birth in the future has no chart.
  if (!running) throw new Error('A dasha was asked for at an instant before the birth.');
  return {
    conditions: {
      rahu: {
        fits: fitness.rahuFits,
        house_from_lagna_lord: fitness.rahuFromLagnaLord,
        in_ascendant: chart.grahas.rahu.house === 1,
      },
      half: { fits: fitness.halfFits, by_day: fitness.byDay, bright: fitness.bright },
    },
    balance: { lord: grahaName(balance.lord), years: yearsOf(balance.years) },
    dashas: mahadashas.map((mahadasha) => ({
      ...periodOf(mahadasha),
      years: mahadasha.years,
      sub_dashas: mahadasha.antardashas.map(periodOf),
    })),
    current: { dasha: periodOf(running.mahadasha), sub_dasha: periodOf(running.antardasha) },
  };
}

const signPartOf = (part: KalachakraAntardasha) => ({
  sign: signName(part.sign),
  lord: grahaName(part.lord),
  ...spanOf(part),
});

const signPeriodOf = (period: EngineKalachakraPeriod): KalachakraPeriod => ({
  sign: signName(period.sign),
  lord: grahaName(period.lord),
  years: period.years,
  round: period.round,
  leap: period.gati,
  ...spanOf(period),
  sub_dashas: period.antardashas.map(signPartOf),
});

function kalachakraOf(chart: Chart, nowJdUt: JulianDay): Kalachakra {
  const basis = [chart.grahas.moon.longitude, chart.time.jdUt, chart.settings.yearDays] as const;
  const { group, pada, span, deha, jeeva, balance, mahadashas } = kalachakra(...basis);
  const running = kalachakraAt(...basis, nowJdUt);
  const part = running?.antardashas.findLast(({ startJdUt }) => startJdUt <= nowJdUt);
  return {
    group,
    pada,
    span_years: span,
    deha: signName(deha),
    jeeva: signName(jeeva),
    balance: { sign: signName(balance.sign), years: yearsOf(balance.years) },
    dashas: mahadashas.filter(({ endJdUt }) => endJdUt > chart.time.jdUt).map(signPeriodOf),
    current: running && part ? { dasha: signPeriodOf(running), sub_dasha: signPartOf(part) } : null,
  };
}

function vimshottariFrom(
  chart: Chart,
  start: VimshottariStart,
  nowJdUt: JulianDay,
): SeededVimshottari {
  const longitude = vimshottariSeed(chart, start);
  const basis = [longitude, chart.time.jdUt, chart.settings.yearDays] as const;
  const { balance, mahadashas } = vimshottari(...basis);
  const running = vimshottariAt(...basis, nowJdUt);
  return {
    start_from: start,
    nakshatra: nakshatraOf(longitude).name,
    balance: { lord: grahaName(balance.lord), years: yearsOf(balance.years) },
    mahadashas: mahadashas.map(periodOf),
    current: running && {
      mahadasha: periodOf(running.mahadasha),
      antardasha: periodOf(running.antardasha),
      pratyantardasha: periodOf(running.pratyantardasha),
    },
  };
}

/** Starts that every report has beside the Moon. */
const usualStarts: readonly VimshottariStart[] = ['ascendant', 'kshema', 'utpanna', 'adhana'];

/**
 * Section `more_dashas` of a chart, with what runs at the instant `nowJdUt`.
 * @param star a graha from whose nakshatra Vimshottari is counted too; none for the Moon, whose dasha is in section `dashas`
 */
export function moreDashas(
  chart: Chart,
  star: KundliRequest['vimshottari_star'],
  nowJdUt: JulianDay,
): MoreDashas {
  const starts = star === 'moon' ? usualStarts : [...usualStarts, star];
  return {
    ashtottari: ashtottariOf(chart, nowJdUt),
    kalachakra: kalachakraOf(chart, nowJdUt),
    vimshottari: starts.map((start) => vimshottariFrom(chart, start, nowJdUt)),
  };
}
