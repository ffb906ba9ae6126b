import type { About } from '@jyoti/contract';
import { Avatar } from '@jyoti/ui/avatar';
import { Card } from '@jyoti/ui/card';
import { Grid, Section, Text } from '@jyoti/ui/layout';
import { SectionHead } from '../section-head.tsx';
import { aboutMessages } from '../../../messages.generated/about.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The team. */
export function People({ team, sample }: { team: About['team']; sample: boolean }) {
  const { team: words } = useMessages(aboutMessages);
  if (team.length === 0) return null;
  return (
    <Section aria-labelledby="team">
      <SectionHead id="team" title={words.title} sample={sample} />
      <Grid as="ul" columns={{ base: 1, tablet: 2 }}>
        {team.map(({ name, role, image, credentials, experience, bio }) => (
          <Card
            key={name}
            as="li"
            variant="plain"
            mediaPosition="start"
            media={<Avatar name={name} src={image} shape="arch" size="large" decorative />}
            title={name}
            meta={role}
          >
            <Text size="small">{bio}</Text>
            <Text size="caption" tone="muted">
              {`${credentials} · ${words.experience({ years: experience })}`}
            </Text>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
