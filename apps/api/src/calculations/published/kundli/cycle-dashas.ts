import {
  charaAt,
  charaDasha,
  isoFromJulianDay,
  yogini,
  yoginiAt,
  type Chart,
  type CycleMahadasha,
  type CyclePeriod,
  type JulianDay,
  type RunningInCycle,
  type SignNumber,
  type YoginiId,
} from '@jyoti/jyotish';
import type { CharDasha, KundliRequest, YoginiDasha, YoginiName } from '@jyoti/contract';
import { grahaName, signName, titleCase } from '../wire-names.ts';

const yoginiName = (id: YoginiId) => titleCase(id) as YoginiName;

function ends({ startJdUt, endJdUt }: CyclePeriod<unknown>) {
  return { start: isoFromJulianDay(startJdUt), end: isoFromJulianDay(endJdUt) };
}

/**
 * The running period of a cycle. One always exists, since cycles start at birth and births in the future are
 * rejected.
 */
function running<Name>(found: RunningInCycle<Name> | null): RunningInCycle<Name> {
  if (!found) throw new Error('A dasha was asked for at an instant before the birth.');
  return found;
}

function yoginiPeriod(period: CyclePeriod<YoginiId>) {
  return { dasha: yoginiName(period.dasha), lord: grahaName(period.lord), ...ends(period) };
}

/** Key `dashas.yogini` of a chart, `current` at the instant `nowJdUt`. */
export function yoginiSection(chart: Chart, nowJdUt: JulianDay): YoginiDasha {
  const basis = [chart.grahas.moon.longitude, chart.time.jdUt, chart.settings.yearDays] as const;
  const { balance, mahadashas } = yogini(...basis);
  const now = running(yoginiAt(...basis, nowJdUt));
  return {
    balance: {
      dasha: yoginiName(balance.dasha),
      lord: grahaName(balance.lord),
      years: Math.round(balance.years * 1e6) / 1e6,
    },
    dashas: mahadashas.map((mahadasha) => ({
      ...yoginiPeriod(mahadasha),
      years: mahadasha.years,
      sub_dashas: mahadasha.antardashas.map(yoginiPeriod),
    })),
    current: { dasha: yoginiPeriod(now.mahadasha), sub_dasha: yoginiPeriod(now.antardasha) },
  };
}

function signPeriod(period: CyclePeriod<SignNumber>) {
  return { dasha: signName(period.dasha), ...ends(period) };
}

function signDasha(mahadasha: CycleMahadasha<SignNumber>) {
  const { years, lord } = mahadasha;
  return { ...signPeriod(mahadasha), lord: grahaName(lord), years };
}

function withSubDashas(mahadasha: CycleMahadasha<SignNumber>) {
  return { ...signDasha(mahadasha), sub_dashas: mahadasha.antardashas.map(signPeriod) };
}

/** The choices of chara dasha. */
export type CharaChoices = Pick<KundliRequest, 'chara_lords' | 'chara_exaltation'>;

/** Key `dashas.char` of a chart, `current` at `nowJdUt`, and the running dasha with its sub-dashas. */
export function charSection(
  chart: Chart,
  choices: CharaChoices,
  nowJdUt: JulianDay,
): { char: CharDasha; runningDasha: CharDasha['dashas'][number] } {
  const basis = [chart, chart.time.jdUt, chart.settings.yearDays] as const;
  const options = {
    lords: choices.chara_lords,
    exaltationAdjustment: choices.chara_exaltation,
  };
  const { mahadashas } = charaDasha(...basis, options);
  const now = running(charaAt(...basis, nowJdUt, options));
  const char = {
    start_date: isoFromJulianDay(chart.time.jdUt),
    dashas: mahadashas.map(withSubDashas),
    current: { dasha: signDasha(now.mahadasha), sub_dasha: signPeriod(now.antardasha) },
  };
  return { char, runningDasha: withSubDashas(now.mahadasha) };
}
