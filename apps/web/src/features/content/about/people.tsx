import type { About } from '@jyoti/contract';
import { Grid, Section } from '@jyoti/ui/layout';
import { PersonCard } from '@jyoti/ui/person-card';
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
