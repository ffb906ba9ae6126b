import { matchingMessages } from '@jyoti/reports/messages/matching';
import { partners, type SharedMatching as Report } from '@jyoti/contract';
import { wholeNumber } from '@jyoti/reports';
import { KootaTable } from '@jyoti/ui/koota-table';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PairSummary } from '@jyoti/ui/recipes/pair-summary';
import { Meter } from '@jyoti/ui/meter';
import { PageHeader } from '@jyoti/ui/page-header';
import { useBornText } from './born-text.ts';
import { sharedReportMessages } from '../../messages.generated/shared-report.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** A shared match: the points, the verdict and the eight kootas. */
export function SharedMatching({ report }: { report: Report }) {
  const words = useMessages(sharedReportMessages);
  const { caption } = useMessages(matchingMessages).ashtakoot;
  const born = useBornText();
  const { births, percent, results } = report;
  const person = (partner: (typeof partners)[number]) => ({
    name: words.partner[partner],
    detail: births ? born(births[partner]) : undefined,
  });
  const [first, second] = partners;
  return (
    <Stack gap="x6">
      <PageHeader
        emphasis="description"
        align="center"
        title={words.titles.matching}
        description={
          percent === null ? undefined : words.overall({ percent: wholeNumber(percent) })
        }
        meta={births ? undefined : words.withoutBirths}
      />
      {results.length > 1 && <Text>{words.either}</Text>}
      {results.map(({ score, full_score: fullScore, word, text, kootas }, index) => (
        <Stack key={index} gap="x5">
          <PairSummary first={person(first)} second={person(second)}>
            <Meter variant="dial" label={words.dial} value={score} max={fullScore} word={word} />
          </PairSummary>
          <Text>{text}</Text>
          <KootaTable
            caption={caption}
            boyLabel={words.partner.boy}
            girlLabel={words.partner.girl}
            total={{ score, fullScore }}
            rows={kootas}
          />
        </Stack>
      ))}
      <Cluster justify="center">
        <ButtonLink href="/kundli-matching">{words.makeOwn.matching}</ButtonLink>
      </Cluster>
    </Stack>
  );
}
