import type { Kundli } from '@jyoti/contract';
import { mainTransits, sadeSatiOutlook, sadeSatiSentence } from '@jyoti/reports';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { FailureAlert } from '../../data/failure-alert.tsx';
import { searchWith } from '../../data/search-params.ts';
import { useQuery } from '../../data/use-query.ts';
import { useTransitsWords } from '../../kundli-parts/astrologer-tab/transits-words.ts';
import { useDoshasTabWords } from '../../kundli-parts/doshas-tab/words.ts';
import * as styles from './report-now.css.ts';
import { loadTransits, transitsKey } from '../../kundli-parts/transits-of-date.ts';

/** What everybody asks after the opening: whether a Sade Sati runs, and today's slow transits. */
export function ReportNow({ kundli, search }: { kundli: Kundli; search: URLSearchParams }) {
  const words = useTransitsWords();
  const doshas = useDoshasTabWords();
  const { opening, names, verdicts } = words;
  const { data, failure, retry } = useQuery(
    transitsKey(search, undefined),
    (call) => loadTransits(search, undefined, call),
    { cache: 'immutable' },
  );
  if (failure !== null) {
    return <FailureAlert title={opening.failed} failure={failure} onRetry={retry} />;
  }
  if (data === null) return null;
  const setting = { doshas, timezone: kundli.settings.timezone };
  const hrefOf = (sub: string) =>
    `/generate-kundli?${searchWith(search, { tab: 'astrologer', sub })}`;
  return (
    <section aria-label={opening.title} className={styles.now} data-print="hide">
      <Stack gap="x2" className={styles.rows}>
        <Cluster gap="x3" align="baseline" className={styles.row}>
          <Text className={styles.sentence}>
            {sadeSatiSentence(data.sadesati, setting)}
            <span className={styles.wide}> {sadeSatiOutlook(data.sadesati, setting)}</span>
          </Text>
          <Link href={hrefOf('sade-sati')}>{opening.sadeSati}</Link>
        </Cluster>
        <Cluster gap="x3" align="baseline" className={styles.row}>
          <Text tone="muted" className={styles.wide}>
            {opening.today}
          </Text>
          {mainTransits(data).map(({ graha, house_from_moon: house, verdict }) => (
            <Text key={graha} className={styles.wide}>
              {opening.transit(names.graha(graha), house, verdicts[verdict])}
            </Text>
          ))}
          <Link href={hrefOf('transits')}>{opening.more}</Link>
        </Cluster>
      </Stack>
    </section>
  );
}
