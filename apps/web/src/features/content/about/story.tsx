import type { InfoPage } from '@jyoti/contract';
import { Section, Stack, Text } from '@jyoti/ui/layout';
import { Timeline } from '@jyoti/ui/timeline';
import { SectionHead } from '../section-head.tsx';
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
    <Section aria-labelledby="story" surface="surface">
      <SectionHead id="story" title={story.title} sample={sample} />
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
