import type { Register } from '@jyoti/contract';
import { fieldRefusal } from '../errors/app-error.ts';
import { sentence } from '../errors/sentences.ts';
import type { Places } from '../places/places.ts';
import type { UserRecord } from '../storage/records.ts';

/** @throws AppError 400, in the words in which the kundli refuses it */
async function refuseSkippedTime(birth: {
  date: string;
  time: string;
  timezone: string;
}): Promise<void> {
  // Loaded when a birth is there: no start waits for the engine.
  const { JyotishError, resolveCivilTime } = await import('@jyoti/jyotish');
  try {
    resolveCivilTime(birth);
  } catch (error) {
    if (!(error instanceof JyotishError) || error.code !== 'time_skipped') throw error;
    throw fieldRefusal(400, 'invalid_input', 'birthData.time', sentence('timeSkipped'));
  }
}

/**
 * A birth as it is stored: a place that was typed out in full as the search writes it gets its coordinates.
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
  if (time !== '') await refuseSkippedTime({ date, time, timezone: zone });
  return { place, time, date, latitude: north, longitude: east, timezone: zone };
}
