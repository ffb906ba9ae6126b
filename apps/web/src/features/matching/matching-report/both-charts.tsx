import { matchingMessages } from '@jyoti/reports/messages/matching';
import { partners } from '@jyoti/contract';
import { KundliChart, kundliChartStyles, type KundliChartStyle } from '@jyoti/ui/kundli-chart';
import { Cluster, Grid, Heading, Stack } from '@jyoti/ui/layout';
import { SegmentedControl } from '@jyoti/ui/segmented-control';
import { birthChart } from '@jyoti/reports/format';
import { useChartStyle } from '../../kundli/chart-style.ts';
import { ReportView } from '@jyoti/ui/report-view';
import { chartsPart, type MatchProps } from '@jyoti/reports';
import * as styles from './matching-report.css.ts';
import { useReportWords } from '../../../platform/words/use-report-words.ts';

/** The two charts side by side, and their basis. */
export function BothCharts(props: MatchProps) {
  const catalogue = useReportWords(matchingMessages);
  const words = catalogue.charts;
  const { match, names } = props;
  const { ashtakoot } = match;
  const [chartStyle, setChartStyle] = useChartStyle();
  const planets = {
    boy: ashtakoot.boy_planetary_details,
    girl: ashtakoot.girl_planetary_details,
  };

  return (
    <Stack gap="x4" as="section" aria-labelledby="both-charts">
      <Cluster justify="between">
        <Heading level={2} size="h3" id="both-charts">
          {words.heading}
        </Heading>
        <div data-print="hide">
          <SegmentedControl
            label={words.style}
            value={chartStyle}
            onValueChange={(style) => setChartStyle(style as KundliChartStyle)}
            options={kundliChartStyles.map((style) => ({
              value: style,
              label: words.styles[style] ?? style,
            }))}
          />
        </div>
      </Cluster>
      <Grid minItem="18rem" columns={2}>
        {partners.map((partner) => (
          <Stack key={partner} gap="x3" className={styles.chart}>
            <Heading level={3} size="h4">
              {names[partner]}
            </Heading>
            <KundliChart
              title={words.chart({ name: names[partner] })}
              data={birthChart(planets[partner])}
              variant={chartStyle}
              middle="D1"
            />
          </Stack>
        ))}
      </Grid>
      <ReportView blocks={chartsPart(props, catalogue)} />
    </Stack>
  );
}
