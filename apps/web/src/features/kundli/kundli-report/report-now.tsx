import type { KundliOpening } from '@jyoti/contract';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { searchWith } from '../../../platform/data/search-params.ts';
import * as styles from './report-now.css.ts';
import { kundliReportMessages } from '../../../messages.generated/kundli-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** What everybody asks after the opening: whether a Sade Sati runs, and today's slow transits. */
export function ReportNow({
  now: { sadeSati, outlook, transits },
  search,
}: {
  now: KundliOpening['now'];
  search: URLSearchParams;
}) {
  const words = useMessages(kundliReportMessages).now;
  const hrefOf = (sub: string) =>
    `/generate-kundli?${searchWith(search, { tab: 'astrologer', sub })}`;
  return (
    <section aria-label={words.title} className={styles.now} data-print="hide">
      <Stack gap="x2" className={styles.rows}>
        <Cluster gap="x3" align="baseline" className={styles.row}>
          <Text className={styles.sentence}>
            {sadeSati}
            <span className={styles.wide}> {outlook}</span>
          </Text>
          <Link href={hrefOf('sade-sati')}>{words.sadeSati}</Link>
        </Cluster>
        <Cluster gap="x3" align="baseline" className={styles.row}>
          <Text tone="muted" className={styles.wide}>
            {words.today}
          </Text>
          {transits.map((transit) => (
            <Text key={transit} className={styles.wide}>
              {transit}
            </Text>
          ))}
          <Link href={hrefOf('transits')}>{words.more}</Link>
        </Cluster>
      </Stack>
    </section>
  );
}
