import type { Award } from '@jyoti/contract';
import { AwardCoin } from '@jyoti/ui/award-coin';
import { Badge } from '@jyoti/ui/badge';
import { Container, Heading, Text } from '@jyoti/ui/layout';
import { useShowcaseWords } from '../../showcase/words.ts';
import * as styles from './awards.css.ts';
import { useHomeWords } from './words.ts';

function AwardPicture({ image, title, year }: Award) {
  if (image === '') return <AwardCoin year={Number(year)} size={72} />;
  return (
    <>
      <img
        src={image}
        alt={title}
        width={72}
        height={72}
        loading="lazy"
        className={styles.picture}
      />
      <Text size="small" tone="muted">
        {year}
      </Text>
    </>
  );
}

/** Who recognised the house, each as a coin with its year. */
export function Awards({ awards }: { awards: readonly Award[] }) {
  const words = useHomeWords();
  const { sample: sampleWord } = useShowcaseWords();
  if (awards.length === 0) return null;
  return (
    <section aria-labelledby="awards" className={styles.section}>
      <Container>
        <div className={styles.row}>
          <div className={styles.head}>
            <Heading level={2} size="h3" id="awards">
              {words.awards.title}
            </Heading>
            {awards.some(({ sample }) => sample) && <Badge tone="info">{sampleWord}</Badge>}
          </div>
          <ul className={styles.list}>
            {awards.map((award) => (
              <li key={award.id} className={styles.award}>
                <AwardPicture {...award} />
                <div className={styles.words}>
                  <Text as="strong" size="small" weight="strong">
                    {award.title}
                  </Text>
                  <Text size="small" tone="muted">
                    {award.organization}
                  </Text>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
