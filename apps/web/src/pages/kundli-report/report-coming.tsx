import { Heading, Section } from '@jyoti/ui/layout';
import { SkeletonBlock } from '@jyoti/ui/skeleton';
import { Spinner } from '@jyoti/ui/spinner';
import { coming } from '../../app/root.css.ts';
import { toldBirth } from '../../kundli/told-birth.ts';
import { birthFromSearch } from '../../tool/birth-in-url.ts';
import * as styles from './kundli-report.css.ts';
import { useReportWords } from './words.ts';

/** Stands in the places of a report that is on its way, and says what is known before anything is reckoned: whose it is. */
export function ReportComing({ search }: { search: URLSearchParams }) {
  const words = useReportWords();
  const birth = toldBirth(birthFromSearch(search));
  return (
    <Section className={coming}>
      <div className={styles.opening}>
        <div className={styles.sentence}>
          <Heading level={1} className={styles.overline}>
            {words.title}
          </Heading>
          {birth && <p className={styles.summary}>{words.casting(birth)}</p>}
          <Spinner label={words.loading} />
        </div>
        <div className={styles.chart}>
          <SkeletonBlock aspectRatio="1 / 1" />
        </div>
        <div className={styles.facts}>
          <SkeletonBlock blockSize="12rem" />
        </div>
      </div>
    </Section>
  );
}
