import { Alert } from '@jyoti/ui/alert';
import { HoraList } from '@jyoti/ui/hora-list';
import { useLanguage } from '@jyoti/ui/i18n';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { dayInWords } from '../../reading/dates.ts';
import { horaOf } from './almanac-names.ts';
import type { TabProps } from './tab-props.ts';
import { usePanchangWords } from './words.ts';

/** The twenty-four planetary hours of the day. */
export function HoraTab({ found: { day } }: TabProps) {
  const { hora: words, noSun } = usePanchangWords();
  const language = useLanguage();
  return (
    <Stack gap="x5">
      <Stack gap="x2">
        <Heading level={2} size="h3">
          {words.title}
        </Heading>
        <Text tone="muted">{words.text}</Text>
      </Stack>
      {day.hora.length === 0 ? (
        <Alert tone="info">{noSun}</Alert>
      ) : (
        <HoraList
          title={words.list(dayInWords(day.date, language))}
          horas={day.hora.map(horaOf)}
          timeZone={day.settings.timezone}
        />
      )}
    </Stack>
  );
}
