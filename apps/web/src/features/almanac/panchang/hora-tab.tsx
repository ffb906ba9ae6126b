import { Alert } from '@jyoti/ui/alert';
import { HoraList } from '@jyoti/ui/hora-list';
import { Stack } from '@jyoti/ui/layout';
import { PartHeading } from '@jyoti/ui/part';
import { dayInWords } from '../../../platform/dates/dates.ts';
import { horaOf } from './almanac-names.ts';
import type { TabProps } from './tab-props.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The twenty-four planetary hours of the day. */
export function HoraTab({ found: { day } }: TabProps) {
  const { hora: words, noSun } = useMessages(panchangMessages);
  const language = useLanguage();
  return (
    <Stack gap="x5">
      <PartHeading title={words.title}>{words.text}</PartHeading>
      {day.hora.length === 0 ? (
        <Alert tone="info">{noSun}</Alert>
      ) : (
        <HoraList
          title={words.list({ date: dayInWords(day.date, language) })}
          horas={day.hora.map(horaOf)}
          timeZone={day.settings.timezone}
        />
      )}
    </Stack>
  );
}
