import type { About } from '@jyoti/contract';
import { Avatar } from '@jyoti/ui/avatar';
import { Heading, Section, Text } from '@jyoti/ui/layout';
import { SectionHead } from '../../showcase/section-head.tsx';
import * as styles from './about.css.ts';
import { useAboutWords } from './words.ts';

/** Who works here. */
export function People({ team, sample }: { team: About['team']; sample: boolean }) {
  const { team: words } = useAboutWords();
  if (team.length === 0) return null;
  return (
    <Section aria-labelledby="team">
      <SectionHead id="team" title={words.title} sample={sample} />
      <ul className={styles.team}>
        {team.map(({ name, role, image, credentials, experience, bio }) => (
          <li key={name} className={styles.member}>
            <Avatar name={name} src={image} shape="arch" size="large" decorative />
            <div className={styles.memberWords}>
              <Heading level={3} size="h4">
                {name}
              </Heading>
              <Text size="small" weight="strong">
                {role}
              </Text>
              <Text size="small">{bio}</Text>
              <Text size="caption" tone="muted">
                {credentials} · {words.experience(experience)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
