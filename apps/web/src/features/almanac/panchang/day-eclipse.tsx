import type { EclipseOfDay } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { DescriptionList } from '@jyoti/ui/description-list';
import type { useDayTimes } from './use-day-times.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface DayEclipseProps {
  eclipse: EclipseOfDay;
  times: ReturnType<typeof useDayTimes>;
}

/** An eclipse as seen from a place: visibility, sutak, contact times. */
export function DayEclipse({ eclipse, times }: DayEclipseProps) {
  const { eclipses: words } = useMessages(panchangMessages);
  const { title, visibility, seen, sentences, contacts } = eclipse;
  return (
    <Stack gap="x2">
      <Heading level={2} size="h4">
        {title} <Badge tone={visibility === 'none' ? 'plain' : 'warning'}>{seen}</Badge>
      </Heading>
      {times.all(sentences).map(({ text, look }) => (
        <Text
          key={text}
          weight={look === 'strong' ? 'strong' : undefined}
          tone={look === 'quiet' ? 'muted' : undefined}
        >
          {text}
        </Text>
      ))}
      <Disclosure label={words.contactsLabel} variant="quiet">
        <DescriptionList layout="inline" items={times.all(contacts)} />
      </Disclosure>
    </Stack>
  );
}
