import {
  kantakaShani,
  sadeSati,
  sadeSatiNow,
  type Chart,
  type JulianDay,
  type SaturnPhase as EnginePhase,
} from '@jyoti/jyotish';
import { doshaReading, sadeSatiState } from '@jyoti/readings';
import type { KantakaStay, KundliRequest, Sadesati, SaturnPhase } from '@jyoti/contract';
import type { TextRenderer } from '../text-renderer.ts';
import { spanOf } from '../../requests/instants.ts';
import { signName } from '../wire-names.ts';

function phaseOf(phase: EnginePhase): SaturnPhase {
  return {
    kind: phase.kind,
    phase: phase.phase,
    house: phase.house,
    zodiac: signName(phase.sign),
    ...spanOf(phase),
    retrograde_entry: phase.retrogradeEntry,
  };
}

/** Key `kantaka` of key `sadesati`: a hundred years from birth; the dhaiya of the fourth is the whole of school `fourth`. */
export function kantaka(
  chart: Chart,
  school: KundliRequest['kantaka_school'],
): { kantaka?: KantakaStay[] } {
  if (school === 'fourth') return {};
  return {
    kantaka: kantakaShani(chart, undefined, undefined, school).map((stay) => ({
      house: stay.house,
      zodiac: signName(stay.sign),
      ...spanOf(stay),
      retrograde_entry: stay.retrogradeEntry,
    })),
  };
}

/** Key `sadesati` of section `doshas`: a hundred years from birth, and the phase at `nowJdUt`. */
export function sadesati(chart: Chart, nowJdUt: JulianDay, renderer: TextRenderer): Sadesati {
  const { phases, cycles } = sadeSati(chart);
  const now = sadeSatiNow(chart, nowJdUt);
  const { state, phase, again, cycle, next, nextCycle } = now;
  return {
    is_dosha_present: state === 'sade_sati',
    state,
    moon_sign: signName(chart.grahas.moon.sign),
    current: phase && phaseOf(phase),
    again: again && phaseOf(again),
    cycle: cycle && spanOf(cycle),
    next: next && phaseOf(next),
    next_cycle: nextCycle && spanOf(nextCycle),
    bot_response: renderer.textOf(doshaReading('sadeSati', sadeSatiState(now), renderer.language)),
    cycles: cycles.map((each) => ({ ...spanOf(each), phases: each.phases.map(phaseOf) })),
    dhaiyas: phases.filter(({ kind }) => kind === 'dhaiya').map(phaseOf),
  };
}
