import { Alert } from '@jyoti/ui/alert';
import { ChoghadiyaStrip } from '@jyoti/ui/choghadiya-strip';
import { Stack } from '@jyoti/ui/layout';
import { MetaList } from '@jyoti/ui/meta-list';
import { Part, PartHeading } from '@jyoti/ui/part';
import { dayInWords } from '../../../platform/dates/dates.ts';
import { choghadiyaOf } from './almanac-names.ts';
import type { TabProps } from './tab-props.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The eight parts of the day and of the night. */
export function ChoghadiyaTab({ found: { day } }: TabProps) {
  const { choghadiya: words, noSun } = useMessages(panchangMessages);
  const language = useLanguage();
  const { day: byDay, night } = day.choghadiya;
  const meanings = [...byDay, ...night].flatMap(({ mark, mark_meaning: meaning }) =>
    mark && meaning ? [{ label: words.marks[mark], value: meaning }] : [],
  );
  return (
    <Stack gap="x5">
      <PartHeading title={words.title}>{words.text}</PartHeading>
      {byDay.length === 0 ? (
        <Alert tone="info">{noSun}</Alert>
      ) : (
        <>
          <ChoghadiyaStrip
            layout="table"
            title={words.list({ date: dayInWords(day.date, language) })}
            day={byDay.map((row) => choghadiyaOf(row, words.marks))}
            night={night.map((row) => choghadiyaOf(row, words.marks))}
            timeZone={day.settings.timezone}
          />
          {meanings.length > 0 && (
            <Part title={words.marksTitle} headingLevel={3} gap="x2">
              <MetaList density="compact" items={meanings} />
            </Part>
          )}
        </>
      )}
    </Stack>
  );
}
