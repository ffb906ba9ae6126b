import type { About } from '@jyoti/contract';
import { Heading, Section, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { Timeline } from '@jyoti/ui/timeline';
import { ValueDrawing } from '../../drawings/value-drawing.tsx';
import { SectionHead } from '../../showcase/section-head.tsx';
import * as styles from './story.css.ts';
import { useHomeWords } from './words.ts';

/** The story of the house on a scale of years, what it stands for, and who wrote about it. */
export function Story({ about }: { about: About }) {
  const { about: words } = useHomeWords();
  const { story, mission, media } = about;
  return (
    <Section aria-labelledby="story" ground="surface">
      <SectionHead id="story" title={story.title} sample={about.sample === true} />
      <Text size="lead" className={styles.opening}>
        {story.description}
      </Text>
      {story.timeline.length > 0 && (
        <Timeline
          label={words.timeline}
          entries={story.timeline.map(({ year, title, description }) => ({
            year: Number(year),
            title,
            text: description,
          }))}
        />
      )}
      <div className={styles.mission}>
        <div className={styles.missionHead}>
          <Heading level={3}>{mission.title}</Heading>
          <Text tone="muted">{mission.description}</Text>
        </div>
        <ul className={styles.values}>
          {mission.values.map(({ title, description, icon }) => (
            <li key={title} className={styles.value}>
              <ValueDrawing icon={icon} />
              <div>
                <Heading level={4}>{title}</Heading>
                <Text size="small" tone="muted">
                  {description}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {media.length > 0 && (
        <div className={styles.media}>
          <Heading level={3} size="h4">
            {words.media}
          </Heading>
          <ul className={styles.publications}>
            {media.map(({ name, logo, url }) => (
              <li key={name}>
                <Link href={url} variant="standalone" className={styles.publication}>
                  {logo === '' ? (
                    name
                  ) : (
                    <img src={logo} alt={name} height={32} loading="lazy" className={styles.logo} />
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
