import { Cluster, Grid, Heading, Rule, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { Timeline } from '@jyoti/ui/timeline';
import { Press } from '../content/press.tsx';
import { SampleBadge } from '../content/sample-badge.tsx';
import { ValueIcon } from '../content/value-icon.tsx';
import { ListItem } from '@jyoti/ui/list';
import { Section } from '@jyoti/ui/section';
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
    <Section
      variant="band"
      surface="surface"
      headingId="story"
      title={story.title}
      badge={about.sample === true && <SampleBadge />}
    >
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
          <Grid as="ul" columns={{ base: 2 }}>
            {mission.values.map(({ icon, title }) => (
              <ListItem key={title} align="center" leading={<ValueIcon icon={icon} size={36} />}>
                <Heading level={4}>{title}</Heading>
              </ListItem>
            ))}
          </Grid>
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
