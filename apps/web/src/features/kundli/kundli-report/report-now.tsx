import { doshasMessages } from '@jyoti/reports/messages/doshas';
import { transitsMessages } from '@jyoti/reports/messages/transits';
import { requestFromSearch, type Kundli } from '@jyoti/contract';
import { sadeSatiOutlook, sadeSatiSentence } from '@jyoti/reports';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { searchWith } from '../../../platform/data/search-params.ts';
import { useQuery } from '../../../platform/data/use-query.ts';
import * as styles from './report-now.css.ts';
import { api } from '../../../platform/session/api.ts';
import { useReportWords } from '../../../platform/words/use-report-words.ts';

/** The grahas that stay in a sign for months, which matter most. */
const slow = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'] as const;

/** What everybody asks after the opening: whether a Sade Sati runs, and today's slow transits. */
export function ReportNow({ kundli, search }: { kundli: Kundli; search: URLSearchParams }) {
  const words = useReportWords(transitsMessages);
  const doshas = useReportWords(doshasMessages);
  const { opening, names, verdicts } = words;
  const { data, failure, retry } = useQuery(
    `transits of today ${search}`,
    (call) => api('POST /api/kundli/transits', { body: requestFromSearch(search) }, call),
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
          {slow
            .flatMap((graha) => data.transits.filter((row) => row.graha === graha))
            .map(({ graha, house_from_moon: house, verdict }) => (
              <Text key={graha} className={styles.wide}>
                {opening.transit({ graha: names.graha(graha), house, verdict: verdicts[verdict] })}
              </Text>
            ))}
          <Link href={hrefOf('transits')}>{opening.more}</Link>
        </Cluster>
      </Stack>
    </section>
  );
}
