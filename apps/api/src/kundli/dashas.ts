import {
  isoFromJulianDay,
  vimshottari,
  vimshottariAt,
  vimshottariPath,
  type Chart,
  type DashaPeriod as EnginePeriod,
  type GrahaId,
  type JulianDay,
} from '@jyoti/jyotish';
import type { CurrentDasha, DashaPeriod, Graha, RunningPeriod, Vimshottari } from '@jyoti/contract';
import { grahaIdOf, grahaName } from './wire-names.ts';

function ends(period: EnginePeriod) {
  return {
    start: isoFromJulianDay(period.startJdUt),
    end: isoFromJulianDay(period.endJdUt),
  };
}

function periodOf(period: EnginePeriod): DashaPeriod {
  return { planet: grahaName(period.lord), ...ends(period) };
}

function runningOf(period: EnginePeriod): RunningPeriod {
  return { name: grahaName(period.lord), ...ends(period) };
}

/** What the dashas of a chart depend on. */
function basis(chart: Chart): [moonLongitude: number, birthJdUt: JulianDay, yearDays: number] {
  return [chart.grahas.moon.longitude, chart.time.jdUt, chart.settings.yearDays];
}

function currentOf(chart: Chart, nowJdUt: JulianDay): CurrentDasha | null {
  const running = vimshottariAt(...basis(chart), nowJdUt);
  return (
    running && {
      mahadasha: runningOf(running.mahadasha),
      antardasha: runningOf(running.antardasha),
      paryantardasha: runningOf(running.pratyantardasha),
      Shookshamadasha: runningOf(running.sookshmadasha),
      Pranadasha: runningOf(running.pranadasha),
    }
  );
}

/** Key `dashas.vimshottari` of a chart, `current` at the instant `nowJdUt`. */
export function vimshottariSection(chart: Chart, nowJdUt: JulianDay): Vimshottari {
  const { balance, mahadashas } = vimshottari(...basis(chart));
  const antardashas = mahadashas.flatMap(({ lord }) =>
    vimshottariPath(...basis(chart), [lord]).map((period) => ({
      mahadasha: grahaName(lord),
      antardasha: grahaName(period.lord),
      ...ends(period),
    })),
  );
  return {
    balance: { lord: grahaName(balance.lord), years: Math.round(balance.years * 1e6) / 1e6 },
    mahadasha: mahadashas.map(periodOf),
    antardasha: antardashas,
    current: currentOf(chart, nowJdUt),
  };
}

/** The nine periods inside a path of lords, outermost first. */
export function vimshottariInside(chart: Chart, path: readonly Graha[]): DashaPeriod[] {
  const lords: GrahaId[] = path.map(grahaIdOf);
  return vimshottariPath(...basis(chart), lords).map(periodOf);
}
