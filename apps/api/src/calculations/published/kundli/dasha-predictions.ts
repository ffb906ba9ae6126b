import {
  isoFromJulianDay,
  type Chart,
  type GrahaId,
  type Judgement,
  type JulianDay,
} from '@jyoti/jyotish';
import { antardashaReadings, mahadashaReadings } from '@jyoti/reports';
import type { AntardashaPrediction, DashaPrediction, Language } from '@jyoti/contract';
import { grahaName, signName } from '../wire-names.ts';

/** A reading for each mahadasha, with the placement of its lord that it is based on. */
export const dashaPredictions = (
  chart: Chart,
  judgement: Judgement,
  nowJdUt: JulianDay,
  language: Language,
): DashaPrediction[] =>
  mahadashaReadings(chart, judgement, nowJdUt, language).map(
    ({ lord, sign, house, years, ages, prediction, influence }) => ({
      dasha: grahaName(lord),
      dasha_start_year: years.start,
      dasha_end_year: years.end,
      start_age: ages.from,
      end_age: ages.to,
      ...(prediction === null ? {} : { prediction }),
      ...(influence === null ? {} : { planet_in_zodiac: influence }),
      zodiac: signName(sign),
      house,
    }),
  );

/** A reading for each antardasha of a mahadasha; those that ended before birth have none. */
export const antardashaPredictions = (
  chart: Chart,
  judgement: Judgement,
  mahadasha: GrahaId,
  nowJdUt: JulianDay,
  language: Language,
): AntardashaPrediction[] =>
  antardashaReadings(chart, judgement, mahadasha, nowJdUt, language).map(
    ({ period, signsApart, prediction }) => ({
      mahadasha: grahaName(mahadasha),
      antardasha: grahaName(period.lord),
      start: isoFromJulianDay(period.startJdUt),
      end: isoFromJulianDay(period.endJdUt),
      signs_apart: signsApart,
      ...(prediction === null ? {} : { prediction }),
    }),
  );
