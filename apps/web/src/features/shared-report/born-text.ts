import type { ShownBirth } from '@jyoti/contract';
import { civilDay } from '@jyoti/reports/format';
import { timeOfDay, timeSpanMessages } from '@jyoti/ui/time-span';
import { useLanguage } from '../../platform/words/use-language.ts';
import { sharedReportMessages } from '../../messages.generated/shared-report.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** Date, time and place of a birth that the owner shows. */
export function useBornText() {
  const words = useMessages(sharedReportMessages);
  const language = useLanguage();
  return ({ date, time, place }: ShownBirth) =>
    words.born({
      day: civilDay(date, language),
      time: time === null ? words.timeUnknown : timeOfDay(timeSpanMessages[language], time),
      place,
    });
}
