import type { DocumentChoghadiya } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { DayPeriods } from '@jyoti/ui/day-timeline';
import { Stack } from '@jyoti/ui/layout';
import { DescriptionList } from '@jyoti/ui/description-list';
import { Section, SectionHeader } from '@jyoti/ui/section';
import { dayInWords } from '../../../platform/dates/dates.ts';
import type { TabProps } from './tab-props.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const partOf = ({ start, end, name, mark: note }: DocumentChoghadiya) => ({
  start,
  end,
  name,
  ...(note && { note }),
});

/** The eight parts of the day and of the night. */
export function ChoghadiyaTab({ day: { date, choghadiyas, marks, noHours, settings } }: TabProps) {
  const { choghadiya: words } = useMessages(panchangMessages);
  const language = useLanguage();
  return (
    <Stack gap="x5">
      <SectionHeader title={words.title} description={words.text} />
      {noHours ? (
        <Alert tone="info">{noHours}</Alert>
      ) : (
        <>
          <DayPeriods
            layout="table"
            title={words.list({ date: dayInWords(date, language) })}
            day={choghadiyas.day.map(partOf)}
            night={choghadiyas.night.map(partOf)}
            timeZone={settings.timezone}
          />
          {marks.length > 0 && (
            <Section title={words.marksTitle} headingLevel={3} gap="x2">
              <DescriptionList
                layout="inline"
                items={marks.map(({ name, meaning }) => ({ label: name, value: meaning }))}
              />
            </Section>
          )}
        </>
      )}
    </Stack>
  );
}
