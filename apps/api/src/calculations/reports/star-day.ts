import {
  yearLengths,
  type Language,
  type StarDayDocument,
  type StarDayRequest,
} from '@jyoti/contract';
import { starDayDocument } from '@jyoti/reports';
import { castRequested, type TimezoneAt } from '../requests/cast.ts';
import { julianDayOf } from '../requests/instants.ts';
import { wholeDayOfQuery } from '../requests/requested.ts';

/** What a day means for the birth star of a person, as a report. @throws AppError 400 for a birth without a chart */
export function starDayReport(
  request: StarDayRequest,
  timezoneAt: TimezoneAt,
  now: Date,
  language: Language,
): StarDayDocument {
  const birth = { ...request, year_days: yearLengths[0] };
  const { moon } = castRequested(birth, timezoneAt, julianDayOf(now)).grahas;
  const { day, setting, settings, notices } = wholeDayOfQuery(request, timezoneAt, language);
  const star = { nakshatra: moon.nakshatra, sign: moon.sign };
  return starDayDocument({ day, star, settings, notices, place: setting.place }, language);
}
