import { matchingMessages } from '@jyoti/reports/messages/matching';
import type { MatchingDocument, MatchPart } from '@jyoti/contract';
import { KundliChart, kundliChartStyles, type KundliChartData } from '@jyoti/ui/kundli-chart';
import { Cluster, Grid, Heading, Stack } from '@jyoti/ui/layout';
import { ToggleGroup } from '@jyoti/ui/toggle';
import { ReportView, type ReportPart } from '@jyoti/ui/report-view';
import { useChartStyle } from '../../kundli/chart-style.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import * as styles from './matching-report.css.ts';

interface BothChartsProps extends Pick<MatchingDocument, 'charts'> {
  part: MatchPart;
}

/** The two charts side by side, and their details. */
export function BothCharts({ charts, part: { title, blocks = [] } }: BothChartsProps) {
  const { charts: words } = useMessages(matchingMessages);
  const [chartStyle, setChartStyle] = useChartStyle();
  return (
    <Stack gap="x4" as="section" aria-labelledby="both-charts">
      <Cluster justify="between">
        <Heading level={2} size="h3" id="both-charts">
          {title}
        </Heading>
        <div data-print="hide">
          <ToggleGroup
            label={words.style}
            value={chartStyle}
            onValueChange={setChartStyle}
            options={kundliChartStyles.map((style) => ({
              value: style,
              label: words.styles[style] ?? style,
            }))}
          />
        </div>
      </Cluster>
      <Grid minItem="18rem" columns={2}>
        {charts.map(({ label, title: name, data, middle }) => (
          <Stack key={label} gap="x3" className={styles.chart}>
            <Heading level={3} size="h4">
              {name}
            </Heading>
            <KundliChart
              title={label}
              data={data as KundliChartData}
              variant={chartStyle}
              middle={middle}
            />
          </Stack>
        ))}
      </Grid>
      <ReportView blocks={blocks as ReportPart['blocks']} />
    </Stack>
  );
}
