import { Alert } from '@jyoti/ui/alert';
import { ChoghadiyaStrip } from '@jyoti/ui/choghadiya-strip';
import { useLanguage } from '@jyoti/ui/i18n';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { dayInWords } from '../../reading/dates.ts';
import { choghadiyaOf } from './almanac-names.ts';
import type { TabProps } from './tab-props.ts';
import { usePanchangWords } from './words.ts';

/** The eight parts of the day and of the night. */
export function ChoghadiyaTab({ found: { day } }: TabProps) {
  const { choghadiya: words, noSun } = usePanchangWords();
  const language = useLanguage();
  const { day: byDay, night } = day.choghadiya;
  return (
    <Stack gap="x5">
      <Stack gap="x2">
        <Heading level={2} size="h3">
          {words.title}
        </Heading>
        <Text tone="muted">{words.text}</Text>
      </Stack>
      {byDay.length === 0 ? (
        <Alert tone="info">{noSun}</Alert>
      ) : (
        <ChoghadiyaStrip
          layout="table"
          title={words.list(dayInWords(day.date, language))}
          day={byDay.map((row) => choghadiyaOf(row, words.marks))}
          night={night.map((row) => choghadiyaOf(row, words.marks))}
          timeZone={day.settings.timezone}
        />
      )}
    </Stack>
  );
}
