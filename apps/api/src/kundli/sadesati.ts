import {
  sadeSati,
  sadeSatiAt,
  type Chart,
  type JulianDay,
  type SaturnPhase as EnginePhase,
} from '@jyoti/jyotish';
import { doshaReading } from '@jyoti/readings';
import type { Sadesati, SaturnPhase } from '@jyoti/contract';
import type { Telling } from '../texts/telling.ts';
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

/** Key `sadesati` of section `doshas`: a hundred years from birth, and the phase at `nowJdUt`. */
export function sadesati(chart: Chart, nowJdUt: JulianDay, telling: Telling): Sadesati {
  const { moonSign, phases, cycles } = sadeSati(chart);
  const running = sadeSatiAt(chart, nowJdUt);
  return {
    is_dosha_present: running?.kind === 'sade_sati',
    moon_sign: signName(moonSign),
    current: running && phaseOf(running),
    cycles: cycles.map((cycle) => ({ ...spanOf(cycle), phases: cycle.phases.map(phaseOf) })),
    dhaiyas: phases.filter(({ kind }) => kind === 'dhaiya').map(phaseOf),
    bot_response: telling.tell(
      doshaReading('sadeSati', running?.phase ?? 'none', telling.language),
    ),
  };
}
