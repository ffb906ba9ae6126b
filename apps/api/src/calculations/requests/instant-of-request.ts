import {
  JyotishError,
  julianDayFromIso,
  resolveCivilTime,
  type Chart,
  type JulianDay,
} from '@jyoti/jyotish';
import { fieldError } from '../../http/errors/app-error.ts';
import { dateSkipped } from '../../http/errors/date-skipped.ts';
import { sentence } from '../../http/errors/sentences.ts';

interface WithInstant {
  readonly at?: string | undefined;
}

/**
 * The instant of a request: a date is its noon by the clock of the birth's place.
 * @throws AppError 400 for a noon that a clock change skipped
 */
export function instantOf(
  { at }: WithInstant,
  { birth }: { birth: Pick<Chart['birth'], 'timeZone'> },
  nowJdUt: JulianDay,
): JulianDay {
  if (at === undefined) return nowJdUt;
  if (at.includes('T')) return julianDayFromIso(at);
  try {
    return resolveCivilTime({ date: at, time: '12:00:00', timeZone: birth.timeZone }).jdUt;
  } catch (error) {
    if (!(error instanceof JyotishError)) throw error;
    if (error.code === 'date_skipped') throw dateSkipped('at', at, birth.timeZone);
    throw fieldError(400, 'invalid_input', 'at', sentence('timeSkipped'));
  }
}

/**
 * The instant of a request for running periods, which begin at birth.
 * @throws AppError 400 for an instant before the birth, and as `instantOf`
 */
export function instantOfLife(
  request: WithInstant,
  chart: Pick<Chart, 'birth' | 'time'>,
  nowJdUt: JulianDay,
): JulianDay {
  const instant = instantOf(request, chart, nowJdUt);
  if (request.at !== undefined && instant < chart.time.jdUt)
    throw fieldError(400, 'invalid_input', 'at', sentence('beforeBirth'));
  return instant;
}
