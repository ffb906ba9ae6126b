import type { About } from '@jyoti/contract';
import { Grid } from '@jyoti/ui/layout';
import { PersonCard } from '@jyoti/ui/person-card';
import { Section } from '@jyoti/ui/section';
import { SampleBadge } from '../sample-badge.tsx';
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
          <PersonCard
            key={name}
            as="li"
            name={name}
            jobTitle={role}
            src={image}
            note={`${credentials} · ${words.experience({ years: experience })}`}
          >
            {bio}
          </PersonCard>
        ))}
      </Grid>
    </Section>
  );
}
