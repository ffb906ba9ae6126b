import type { Register } from '@jyoti/contract';
import { fieldError } from '../http/errors/app-error.ts';
import { dateSkipped } from '../http/errors/date-skipped.ts';
import { sentence } from '../http/errors/sentences.ts';
import type { Places } from '../places/places.ts';
import type { UserRecord } from '../storage/records.ts';

/** @throws AppError 400, with the same message as for a kundli */
async function rejectSkippedTime(birth: {
  date: string;
  time: string;
  timeZone: string;
}): Promise<void> {
  // Loaded on first use, so that the start does not wait for the engine.
  const { JyotishError, resolveCivilTime } = await import('@jyoti/jyotish');
  try {
    resolveCivilTime(birth);
  } catch (error) {
    if (!(error instanceof JyotishError)) throw error;
    const { date, timeZone } = birth;
    if (error.code === 'date_skipped') throw dateSkipped('birthData.date', date, timeZone);
    if (error.code !== 'time_skipped') throw error;
    throw fieldError(400, 'invalid_input', 'birthData.time', sentence('timeSkipped'));
  }
}

/**
 * A birth for storage: a place typed exactly as the search displays it gets its coordinates.
 * @throws AppError 400 for a local time that a clock change skipped there
 */
export async function locatedBirth(
  places: Places,
  { place, time, date, latitude, longitude, timezone }: Register['birthData'],
): Promise<UserRecord['birthData']> {
  const found =
    latitude === undefined || longitude === undefined ? await places.exactly(place) : null;
  const point = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : found;
  if (!point) return { place, time, date };
  const { latitude: north, longitude: east } = point;
  const zone = timezone ?? places.timezoneAt(north, east);
  if (time !== '') await rejectSkippedTime({ date, time, timeZone: zone });
  return { place, time, date, latitude: north, longitude: east, timezone: zone };
}
