import { Cluster, Heading, Rule, Section, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { Timeline } from '@jyoti/ui/timeline';
import { ValueList } from '@jyoti/ui/value-list';
import { Press } from '../content/press.tsx';
import { SectionHead } from '../content/section-head.tsx';
import { useHomeContent } from './home-content.ts';
import { homeSectionsMessages } from '../../messages.generated/home-sections.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/**
 * The company's story on a timeline, its values, and press quotes; the about page has more of each.
 */
export function Story() {
  const { about: words } = useMessages(homeSectionsMessages);
  const { about } = useHomeContent();
  if (!about) return null;
  const { story, mission, media } = about;
  return (
    <Section aria-labelledby="story" surface="surface">
      <SectionHead id="story" title={story.title} sample={about.sample === true} />
      <Stack gap="x4">
        <Text>{story.description}</Text>
        {story.timeline.length > 0 && (
          <Timeline
            label={words.timeline}
            items={story.timeline.map(({ year, title }) => ({ year: Number(year), title }))}
          />
        )}
        <Rule />
        <Sidebar
          side="start"
          inlineSize="18rem"
          gap="x5"
          aside={
            <Stack gap="x2">
              <Heading level={3}>{mission.title}</Heading>
              <Text tone="muted">{mission.description}</Text>
            </Stack>
          }
        >
          <ValueList
            headingLevel={4}
            columns={{ base: 2 }}
            items={mission.values.map(({ icon, title }) => ({ icon, title }))}
          />
        </Sidebar>
        {media.length > 0 && (
          <>
            <Rule />
            <Cluster gap="x4">
              <Heading level={3} size="h4">
                {words.media}
              </Heading>
              <Press items={media} />
            </Cluster>
          </>
        )}
      </Stack>
    </Section>
  );
}
