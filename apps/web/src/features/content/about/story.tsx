import type { InfoPage } from '@jyoti/contract';
import { Stack, Text } from '@jyoti/ui/layout';
import { Timeline } from '@jyoti/ui/timeline';
import { Section } from '@jyoti/ui/section';
import { SampleBadge } from '../sample-badge.tsx';
import { aboutMessages } from '../../../messages.generated/about.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface StoryProps {
  story: InfoPage<'about'>['story'];
  sample: boolean;
}

/** The company's history on a timeline. */
export function Story({ story, sample }: StoryProps) {
  const words = useMessages(aboutMessages);
  return (
    <Section
      variant="band"
      surface="surface"
      headingId="story"
      title={story.title}
      badge={sample && <SampleBadge />}
    >
      <Stack gap="x6">
        <Text size="lead">{story.description}</Text>
        <Timeline
          label={words.timeline}
          items={story.timeline.map(({ year, title, description }) => ({
            year: Number(year),
            title,
            text: description,
          }))}
        />
      </Stack>
    </Section>
  );
}
