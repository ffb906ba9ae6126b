import type { Language, PrashnaDocument, PrashnaRequest } from '@jyoti/contract';
import { prashnaDocument } from '@jyoti/reports';
import { castMoment, settingsOf, type TimezoneAt } from '../requests/cast.ts';
import { momentNotices } from '../requests/notices.ts';

/** The chart of a question as a report. @throws AppError 400 for a moment that cannot have a chart */
export function prashnaReport(
  request: PrashnaRequest,
  timezoneAt: TimezoneAt,
  language: Language,
): PrashnaDocument {
  const { number, kp_nodes: nodes } = request;
  const chart = castMoment(request, timezoneAt);
  return prashnaDocument(
    {
      chart,
      number,
      nodes,
      settings: settingsOf(chart, { kp_nodes: nodes }),
      notices: momentNotices(chart, language),
    },
    language,
  );
}
