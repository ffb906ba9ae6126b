import type { About } from '@jyoti/contract';
import { SampleBadge } from '../sample-badge.tsx';
import { Avatar } from '@jyoti/ui/avatar';
import { Grid, Heading, MediaObject, Text } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { aboutMessages } from '../../../messages.generated/about.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The team. */
export function People({ team, sample }: { team: About['team']; sample: boolean }) {
  const { team: words } = useMessages(aboutMessages);
  if (team.length === 0) return null;
  return (
    <Section variant="band" headingId="team" title={words.title} badge={sample && <SampleBadge />}>
      <Grid as="ul" columns={{ base: 1, tablet: 2 }}>
        {team.map(({ name, role, image, credentials, experience, bio }) => (
          <MediaObject
            key={name}
            as="li"
            gap="x4"
            media={<Avatar name={name} src={image} shape="arch" size="large" decorative />}
          >
            <Heading level={3} size="h4">
              {name}
            </Heading>
            <Text size="small" tone="muted">
              {role}
            </Text>
            <Text size="small">{bio}</Text>
            <Text size="caption" tone="muted">
              {`${credentials} · ${words.experience({ years: experience })}`}
            </Text>
          </MediaObject>
        ))}
      </Grid>
    </Section>
  );
}
