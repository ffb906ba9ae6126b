import {
  ashtakavarga,
  ashtakavargaSigns,
  bhavaBala,
  reduceAshtakavarga,
  shadbala,
  vimsopaka,
} from '@jyoti/jyotish/strength';
import {
  arudhas,
  avakahada,
  bhavaChart,
  birthPanchang,
  castChart,
  charaKarakas,
  divisionalChart,
  grahaDrishti,
  VARGA_NUMBERS,
} from '@jyoti/jyotish/chart';
import type { Birth, Chart } from '@jyoti/jyotish/chart';
import {
  ashtottari,
  ashtottariAt,
  charaAt,
  charaDasha,
  kalachakra,
  kalachakraAt,
  vimshottari,
  vimshottariAt,
  vimshottariPath,
  vimshottariSeed,
  yogini,
  yoginiAt,
} from '@jyoti/jyotish/dasha';
import {
  kaalSarp,
  manglik,
  papasamaya,
  pitraDosha,
  sadeSati,
  sadeSatiNow,
} from '@jyoti/jyotish/dosha';
import { KP_SETTINGS, kpChartOf, kpSignificators, rulingPlanetsOf } from '@jyoti/jyotish/kp';
import { matchCharts } from '@jyoti/jyotish/match';
import { isoFromJulianDay } from '@jyoti/jyotish/time';
import { natalTransits } from '@jyoti/jyotish/transit';
import { completedYearsAt, varshaphal } from '@jyoti/jyotish/varshaphal';
import { westernChart } from '@jyoti/jyotish/western';
import { yogasOf } from '@jyoti/jyotish/yoga';
import { instants, measure } from './measure.ts';
import type { Table } from './measure.ts';
import { loadSwiss } from './swiss.ts';

const NOW = 2_461_000.5;

const births = (): (() => Birth) => {
  const next = instants();
  return () => {
    const iso = isoFromJulianDay(next());
    return {
      date: iso.slice(0, 10),
      time: iso.slice(11, 19),
      timeZone: 'Asia/Kolkata',
      latitude: 28.6139,
      longitude: 77.209,
    };
  };
};

/** The Krishnamurti Paddhati, with a chart of its own in that school's ayanamsa. */
function kpOf(birth: Birth): void {
  const chart = castChart(birth, KP_SETTINGS);
  kpSignificators(kpChartOf(chart));
  rulingPlanetsOf(chart);
}

/** The annual chart of the running year; of the thirtieth birthday where a birth has none. */
function yearOf(chart: Chart): void {
  const { longitude } = chart.grahas.sun;
  varshaphal(chart, completedYearsAt(longitude, chart.time.jdUt, NOW) ?? 30);
}

/** Ashtottari, kalachakra, and vimshottari from four other points than the Moon. */
function moreDashasOf(chart: Chart): void {
  const basis = [chart.grahas.moon.longitude, chart.time.jdUt, chart.settings.yearDays] as const;
  ashtottari(...basis);
  ashtottariAt(...basis, NOW);
  kalachakra(...basis);
  kalachakraAt(...basis, NOW);
  for (const seed of ['ascendant', 'kshema', 'utpanna', 'adhana'] as const) {
    const from = vimshottariSeed(chart, seed);
    vimshottari(from, basis[1], basis[2]);
    vimshottariAt(from, basis[1], basis[2], NOW);
  }
}

/** What a report opens with: the chart, western, ashtakavarga, dashas and doshas. */
function fullChart(birth: Birth): Chart {
  const chart = castChart(birth);
  birthPanchang(chart);
  avakahada(chart);
  for (const varga of VARGA_NUMBERS) divisionalChart(chart, varga);
  grahaDrishti(chart);
  bhavaChart(chart, 'sripati');
  bhavaChart(chart, 'placidus');
  charaKarakas(chart);
  westernChart(chart);
  const signs = ashtakavargaSigns(chart);
  reduceAshtakavarga(ashtakavarga(signs), signs);
  const { longitude } = chart.grahas.moon;
  const born = chart.time.jdUt;
  const { yearDays } = chart.settings;
  for (const { lord } of vimshottari(longitude, born, yearDays).mahadashas)
    vimshottariPath(longitude, born, yearDays, [lord]);
  vimshottariAt(longitude, born, yearDays, NOW);
  yogini(longitude, born, yearDays);
  yoginiAt(longitude, born, yearDays, NOW);
  charaDasha(chart, born, yearDays);
  charaAt(chart, born, yearDays, NOW);
  manglik(chart);
  kaalSarp(chart);
  pitraDosha(chart);
  papasamaya(chart);
  sadeSati(chart);
  return chart;
}

/** Shadbala, bhava bala and vimsopaka bala. */
function strengthsOf(chart: Chart): void {
  shadbala(chart);
  bhavaBala(chart);
  vimsopaka(chart);
}

/** The whole report with what astrologers ask for besides. */
function everything(birth: Birth): void {
  const chart = fullChart(birth);
  yogasOf(chart);
  strengthsOf(chart);
  arudhas(chart);
  natalTransits(chart, NOW);
  sadeSatiNow(chart, NOW);
  kpOf(birth);
  yearOf(chart);
  moreDashasOf(chart);
}

/** A whole report and a match. No peer computes them; the scale is the duration of bare positions with Swiss Ephemeris. */
export async function reportBench(): Promise<Table> {
  const birth = births();
  const instant = instants();
  const swiss = loadSwiss();
  const tasks: Record<string, () => void> = {
    'full chart': () => {
      fullChart(birth());
    },
    'KP alone': () => kpOf(birth()),
    'a chart with its annual chart': () => yearOf(castChart(birth())),
    'a chart with ashtottari, kalachakra and four more vimshottaris': () =>
      moreDashasOf(castChart(birth())),
    'a chart with its yogas': () => {
      yogasOf(castChart(birth()));
    },
    'a chart with shadbala, bhava bala and vimsopaka': () => strengthsOf(castChart(birth())),
    'a chart with the transits of now': () => {
      natalTransits(castChart(birth()), NOW);
    },
    'full chart with everything': () => everything(birth()),
    'match of two births': () => {
      matchCharts({ boy: castChart(birth()), girl: castChart(birth()) });
    },
  };
  if (swiss.available) {
    tasks[`${swiss.name}: ten bodies alone`] = () => {
      const jd = instant();
      for (let body = 0; body < 10; body += 1) swiss.longitude(body, jd);
    };
  }
  const times = await measure(tasks);
  const scale = swiss.available ? times.at(-1)! : undefined;
  return {
    title:
      'A whole report (sixteen vargas, western, ashtakavarga, dashas, doshas) and a match, median',
    rows: Object.keys(tasks).map((what, index) => ({
      what,
      ms: times[index]!.toFixed(3),
      'in bare positions': scale === undefined ? '–' : (times[index]! / scale).toFixed(1),
    })),
  };
}
