import { birthFromSearch } from '@jyoti/contract';
import { Section } from '@jyoti/ui/section';
import { PageHeader } from '@jyoti/ui/page-header';
import { SkeletonBlock } from '@jyoti/ui/skeleton';
import { Spinner } from '@jyoti/ui/spinner';
import { coming } from '../../../platform/frame/frame.css.ts';
import { birthText, type BirthText } from '../../birth/birth-text.ts';
import * as styles from './kundli-report.css.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { kundliReportMessages } from '../../../messages.generated/kundli-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/**
 * Skeleton of a report, with the birth details. Its text is as long as the summary that replaces it, so that the largest
 * paint is the first one.
 */
export function ReportComing({ search }: { search: URLSearchParams }) {
  const words = useMessages(kundliReportMessages);
  const language = useLanguage();
  const birth = birthText(birthFromSearch(search), language);
  const castingOf = ({ time, ...rest }: BirthText) =>
    time === null ? words.castingWithoutTime(rest) : words.casting({ time, ...rest });
  return (
    <Section variant="band" first className={coming}>
      <div className={styles.opening}>
        <PageHeader
          emphasis="description"
          className={styles.title}
          title={words.title}
          description={birth && `${castingOf(birth)} ${words.casts}`}
        >
          <Spinner label={words.loading} />
        </PageHeader>
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
