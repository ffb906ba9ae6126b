import type { GemstonesDocument, GemstonesRequest, Language } from '@jyoti/contract';
import { gemstonesDocument } from '@jyoti/reports';
import { birthOf, castRequested, settingsOf, type TimezoneAt } from '../requests/cast.ts';
import { julianDayOf } from '../requests/instants.ts';
import { kundliNotices } from '../requests/notices.ts';

/** The gemstones of a birth as a report. @throws AppError 400 for a birth that cannot have a chart */
export function gemstonesReport(
  request: GemstonesRequest,
  timezoneAt: TimezoneAt,
  now: Date,
  language: Language,
): GemstonesDocument {
  const atJdUt = julianDayOf(now);
  const chart = castRequested(request, timezoneAt, atJdUt);
  return gemstonesDocument(
    {
      chart,
      atJdUt,
      birth: birthOf(request, chart, language),
      settings: settingsOf(chart),
      notices: kundliNotices(chart, null, language),
    },
    language,
  );
}
