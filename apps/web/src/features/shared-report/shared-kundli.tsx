import { generalMessages } from '@jyoti/reports/messages/general';
import type { SharedKundli as Report } from '@jyoti/contract';
import { verdicts } from '@jyoti/language/terms/charts.verdicts';
import { signsName } from '@jyoti/language/terms/sky.signsName';
import { Badge } from '@jyoti/ui/badge';
import { KundliChart, type KundliChartData } from '@jyoti/ui/kundli-chart';
import { Cluster, Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { ReadingCard, ReadingText } from '@jyoti/ui/reading-card';
import { PageHeader } from '@jyoti/ui/page-header';
import { useChartStyle } from '../kundli/chart-style.ts';
import { useBornText } from './born-text.ts';
import { sharedReportMessages } from '../../messages.generated/shared-report.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** A shared kundli: one sentence, the chart, the areas of life. */
export function SharedKundli({ report }: { report: Report }) {
  const words = useMessages(sharedReportMessages);
  const areaNames = useMessages(generalMessages).areas;
  const verdictWords = useMessages(verdicts).houses;
  const signs = useMessages(signsName);
  const born = useBornText();
  const [variant] = useChartStyle();
  const { birth, charts, areas, houses_from: housesFrom } = report;
  const isFromMoon = housesFrom === 'moon';
  return (
    <Stack gap="x6">
      <PageHeader
        emphasis="description"
        title={words.titles.kundli}
        description={report.summary}
        meta={birth ? born(birth) : words.withoutBirth}
      >
        {report.summary !== null && (
          <Text size="small" tone="muted">
            {words.you}
          </Text>
        )}
      </PageHeader>
      <Grid minItem="18rem" columns={2}>
        {(charts as KundliChartData[]).map((data) => (
          <KundliChart
            key={data.ascendantSign}
            title={isFromMoon ? words.moonChart({ sign: signs[data.ascendantSign] }) : words.chart}
            data={data}
            variant={variant}
            middle={isFromMoon ? undefined : 'D1'}
          />
        ))}
      </Grid>
      {isFromMoon && <Text tone="muted">{words.moonChartNote({ count: charts.length })}</Text>}
      {areas.length > 0 && (
        <Stack gap="x4" as="section" aria-labelledby="areas">
          <Heading level={2} size="h3" id="areas">
            {words.areasOfLife}
          </Heading>
          <Grid minItem="18rem" gap="x4">
            {areas.map(({ area, verdict, summary }) => (
              <ReadingCard
                key={area}
                title={areaNames.titles[area]}
                aside={<Badge>{verdictWords[verdict]}</Badge>}
              >
                <ReadingText>{summary}</ReadingText>
              </ReadingCard>
            ))}
          </Grid>
        </Stack>
      )}
      <Cluster>
        <ButtonLink href="/kundli">{words.makeOwn.kundli}</ButtonLink>
      </Cluster>
    </Stack>
  );
}
