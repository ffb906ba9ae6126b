/*
 * Prints the sums between which the middle third of couples is, which are `THIRDS` of `src/matching/couple-judgement.ts`:
 *   node packages/readings/scripts/couple-thirds.ts
 */
import { castChart, judgementOf, matchCharts } from '@jyoti/jyotish';
import { birthsInIndia, engineBirth } from '../../../scripts/testing/births.ts';
import { coupleJudgement } from '../src/index.ts';

const COUPLES = 2000;
/** 30 November 2026. */
const NOW_JD_UT = 2461375;

const charts = birthsInIndia(COUPLES).map((birth) => castChart(engineBirth(birth)));
const judgements = charts.map((chart) => judgementOf(chart));
const sums = charts
  .map((boy, index) => {
    const other = (index + 1) % charts.length;
    const both = { boy, girl: charts[other]! };
    const judged = { boy: judgements[index]!, girl: judgements[other]! };
    return coupleJudgement(both, matchCharts(both), judged, NOW_JD_UT).sum;
  })
  .toSorted((one, another) => one - another);
console.log([1 / 3, 2 / 3].map((share) => sums[Math.floor(share * COUPLES)]));
