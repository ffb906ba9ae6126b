import { Alert } from '@jyoti/ui/alert';
import { DayPeriods } from '@jyoti/ui/day-timeline';
import { Stack } from '@jyoti/ui/layout';
import { SectionHeader } from '@jyoti/ui/section';
import { dayInWords } from '../../../platform/dates/dates.ts';
import type { TabProps } from './tab-props.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The twenty-four planetary hours of the day. */
export function HoraTab({ day: { date, horas, noHours, settings } }: TabProps) {
  const { hora: words } = useMessages(panchangMessages);
  const language = useLanguage();
  return (
    <Stack gap="x5">
      <SectionHeader title={words.title} description={words.text} />
      {noHours ? (
        <Alert tone="info">{noHours}</Alert>
      ) : (
        <DayPeriods
          title={words.list({ date: dayInWords(date, language) })}
          day={horas.filter(({ half }) => half === 'day')}
          night={horas.filter(({ half }) => half === 'night')}
          timeZone={settings.timezone}
        />
      )}
    </Stack>
  );
}
