import { panchangDocument, panchangMonthDocument, panchangMoreDocument } from '@jyoti/reports';
import type {
  Language,
  PanchangDocument,
  PanchangMonthDocument,
  PanchangMonthQuery,
  PanchangMoreDocument,
  PanchangMoreReportQuery,
  PanchangQuery,
} from '@jyoti/contract';
import type { TimezoneAt } from '../requests/cast.ts';
import { dayOfQuery, monthOfQuery, wholeDayOfQuery } from '../requests/requested.ts';

/** The panchang of a day as a report. @throws AppError 400 for a local time that a clock change skipped */
export const panchangReport = (
  query: PanchangQuery,
  timezoneAt: TimezoneAt,
  language: Language,
): PanchangDocument => panchangDocument(dayOfQuery(query, timezoneAt, language), language);

/** What else the almanac of a day has. @throws AppError 400 for a date that a clock change skipped */
export const panchangMoreReport = (
  query: PanchangMoreReportQuery,
  timezoneAt: TimezoneAt,
  language: Language,
): PanchangMoreDocument =>
  panchangMoreDocument(wholeDayOfQuery(query, timezoneAt, language), language);

/** The panchang of a month as a report. */
export const panchangMonthReport = (
  query: PanchangMonthQuery,
  timezoneAt: TimezoneAt,
  language: Language,
): PanchangMonthDocument =>
  panchangMonthDocument(monthOfQuery(query, timezoneAt, language), language);
