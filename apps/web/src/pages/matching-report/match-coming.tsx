import { Heading, Section, Stack } from '@jyoti/ui/layout';
import { SkeletonCircle } from '@jyoti/ui/skeleton';
import { Spinner } from '@jyoti/ui/spinner';
import { coming } from '../../app/root.css.ts';
import { toldBirth } from '../../kundli/told-birth.ts';
import { pairFromSearch } from '../../matching/pair-in-url.ts';
import * as styles from './matching-report.css.ts';
import { useMatchingWords } from './words.ts';

/** Stands in the places of a match that is on its way, and says whose it is. */
export function MatchComing({ search }: { search: URLSearchParams }) {
  const words = useMatchingWords();
  const { boy, girl } = pairFromSearch(search);
  const [one, other] = [toldBirth(boy), toldBirth(girl)];
  return (
    <Section className={coming}>
      <Stack gap="x5">
        <Heading level={1} className={styles.overline}>
          {words.title}
        </Heading>
        {one && other && <p className={styles.summary}>{words.comparing(one, other)}</p>}
        <div className={styles.opening}>
          <Spinner label={words.loading} />
          <SkeletonCircle size="13rem" />
        </div>
      </Stack>
    </Section>
  );
}
