import {
  sadeSati,
  sadeSatiNow,
  type Chart,
  type JulianDay,
  type SaturnPhase as EnginePhase,
} from '@jyoti/jyotish';
import { doshaReading } from '@jyoti/readings';
import type { Sadesati, SadesatiNow, SaturnPhase } from '@jyoti/contract';
import type { TextRenderer } from '../texts/text-renderer.ts';
import { spanOf } from './instants.ts';
import { signName } from './wire-names.ts';

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

/** What Saturn does to the Moon's sign at an instant: the one verdict of every page. */
export function sadesatiNow(chart: Chart, jdUt: JulianDay, renderer: TextRenderer): SadesatiNow {
  const { state, phase, cycle, next, nextCycle } = sadeSatiNow(chart, jdUt);
  const phaseOrState = phase?.phase ?? (state === 'break' ? 'break' : 'none');
  return {
    is_dosha_present: state === 'sade_sati',
    state,
    moon_sign: signName(chart.grahas.moon.sign),
    current: phase && phaseOf(phase),
    cycle: cycle && spanOf(cycle),
    next: next && phaseOf(next),
    next_cycle: nextCycle && spanOf(nextCycle),
    bot_response: renderer.textOf(doshaReading('sadeSati', phaseOrState, renderer.language)),
  };
}

/** Key `sadesati` of section `doshas`: a hundred years from birth, and the phase at `nowJdUt`. */
export function sadesati(chart: Chart, nowJdUt: JulianDay, renderer: TextRenderer): Sadesati {
  const { phases, cycles } = sadeSati(chart);
  return {
    ...sadesatiNow(chart, nowJdUt, renderer),
    cycles: cycles.map((cycle) => ({ ...spanOf(cycle), phases: cycle.phases.map(phaseOf) })),
    dhaiyas: phases.filter(({ kind }) => kind === 'dhaiya').map(phaseOf),
  };
}
