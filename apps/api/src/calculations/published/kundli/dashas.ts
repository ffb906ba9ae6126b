import {
  isoFromJulianDay,
  vimshottari,
  vimshottariAt,
  vimshottariPath,
  vimshottariSeed,
  type Chart,
  type DashaPeriod as EnginePeriod,
  type GrahaId,
  type Judgement,
  type JulianDay,
  type RunningDashas,
} from '@jyoti/jyotish';
import type {
  CurrentDasha,
  CurrentDashaFull,
  DashaPeriod,
  AllDashas,
  Graha,
  RunningPeriod,
  Vimshottari,
  VimshottariData,
  VimshottariStart,
} from '@jyoti/contract';
import type { TextRenderer } from '../text-renderer.ts';
import { charSection, yoginiSection, type CharaChoices } from './cycle-dashas.ts';
import { antardashaPredictions, dashaPredictions } from './dasha-predictions.ts';
import { antardashaTable, charMain, charSub, yoginiMain, yoginiSub } from './field-dashas.ts';
import { grahaIdOf, grahaName } from '../wire-names.ts';

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

/** The inputs of the dashas of a chart. */
function basis(chart: Chart): [moonLongitude: number, birthJdUt: JulianDay, yearDays: number] {
  return [chart.grahas.moon.longitude, chart.time.jdUt, chart.settings.yearDays];
}

function currentOf(running: RunningDashas): CurrentDasha {
  return {
    mahadasha: runningOf(running.mahadasha),
    antardasha: runningOf(running.antardasha),
    paryantardasha: runningOf(running.pratyantardasha),
    Shookshamadasha: runningOf(running.sookshmadasha),
    Pranadasha: runningOf(running.pranadasha),
  };
}

function currentFullOf(chart: Chart, running: RunningDashas): CurrentDashaFull {
  const current = currentOf(running);
  const { path } = running.pranadasha;
  const level = (depth: number) =>
    vimshottariPath(...basis(chart), path.slice(0, depth)).map(runningOf);
  return {
    order_of_dashas: {
      major: current.mahadasha,
      minor: current.antardasha,
      sub_minor: current.paryantardasha,
      sub_sub_minor: current.Shookshamadasha,
      sub_sub_sub_minor: current.Pranadasha,
    },
    mahadasha: level(0),
    antardasha: level(1),
    paryantardasha: level(2),
    Shookshamadasha: level(3),
    Pranadasha: level(4),
  };
}

function vimshottariSection(
  chart: Chart,
  judgement: Judgement,
  running: RunningDashas | null,
  nowJdUt: JulianDay,
  renderer: TextRenderer,
): Vimshottari {
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
    current: running && currentOf(running),
    predictions: dashaPredictions(chart, judgement, nowJdUt, renderer.language),
    antardasha_predictions: running
      ? antardashaPredictions(chart, judgement, running.mahadasha.lord, nowJdUt, renderer.language)
      : [],
  };
}

/** Section `dashas` of a chart, with the periods running at the instant `nowJdUt`. */
export function dashas(
  chart: Chart,
  judgement: Judgement,
  choices: CharaChoices,
  nowJdUt: JulianDay,
  renderer: TextRenderer,
): AllDashas {
  const running = vimshottariAt(...basis(chart), nowJdUt);
  const moonDashas = vimshottariSection(chart, judgement, running, nowJdUt, renderer);
  const yogini = yoginiSection(chart, nowJdUt);
  const { char, runningDasha } = charSection(chart, choices, nowJdUt);
  return {
    vimshottari: moonDashas,
    yogini,
    char,
    current_mahadasha: moonDashas.current,
    current_mahadasha_full: running && currentFullOf(chart, running),
    antardasha: antardashaTable(moonDashas.antardasha),
    char_dasha_current: charSub(runningDasha),
    char_dasha_main: charMain(char),
    char_dasha_sub: char.dashas.map(charSub),
    yogini_dasha_main: yoginiMain(yogini),
    yogini_dasha_sub: yogini.dashas.map(yoginiSub),
  };
}

/**
 * The nine periods inside a path of lords, outermost first.
 * @param start what the dasha is counted from
 */
export function vimshottariInside(
  chart: Chart,
  path: readonly Graha[],
  start: VimshottariStart,
): VimshottariData['periods'] {
  const [, birthJdUt, yearDays] = basis(chart);
  const lords: GrahaId[] = path.map(grahaIdOf);
  return vimshottariPath(vimshottariSeed(chart, start), birthJdUt, yearDays, lords).map(
    (period) => ({ ...periodOf(period), lord: period.lord }),
  );
}
