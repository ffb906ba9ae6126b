import { doshasMessages } from '@jyoti/reports/messages/doshas';
import { periodsMessages } from '@jyoti/reports/messages/periods';
import { transitsMessages } from '@jyoti/reports/messages/transits';
import type { Kundli } from '@jyoti/contract';
import type { TransitsSetting } from '@jyoti/reports';
import { useReportWords } from '../../../../platform/words/use-report-words.ts';

/** What the parts of the tab are written with besides its own words. */
export function useAstrologerSetting(
  { settings }: Kundli,
  now: string,
  nowLabel?: string,
): TransitsSetting {
  const periods = useReportWords(periodsMessages);
  return {
    periods: nowLabel === undefined ? periods : { ...periods, running: nowLabel },
    doshas: useReportWords(doshasMessages),
    transits: useReportWords(transitsMessages),
    timezone: settings.timezone,
    now,
    when: nowLabel,
  };
}
