import { bodyKeys } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { KundliChart, kundliChartStyles, type KundliChartStyle } from '@jyoti/ui/kundli-chart';
import { Cluster, Grid, Heading, Stack } from '@jyoti/ui/layout';
import { MetaList } from '@jyoti/ui/meta-list';
import { SegmentedControl } from '@jyoti/ui/segmented-control';
import { Table } from '@jyoti/ui/table';
import { partners, type Partner } from '../../matching/pair-in-url.ts';
import { birthChart } from '../../kundli/chart-data.ts';
import { useChartStyle } from '../../kundli/chart-style.ts';
import { planetColumns } from '../../kundli/planet-columns.tsx';
import type { MatchProps } from './match-props.ts';
import * as styles from './matching-report.css.ts';
import { useMatchingWords } from './words.ts';

/** The two charts side by side, and below them what they are made of. */
export function BothCharts({ match: { ashtakoot }, names }: MatchProps) {
  const words = useMatchingWords().charts;
  const [chartStyle, setChartStyle] = useChartStyle();
  const columns = planetColumns(words);
  const planets = {
    boy: ashtakoot.boy_planetary_details,
    girl: ashtakoot.girl_planetary_details,
  };
  const details = { boy: ashtakoot.boy_astro_details, girl: ashtakoot.girl_astro_details };
  const facts = Object.entries(words.facts) as [keyof typeof words.facts, string][];
  const factsOf = (partner: Partner) =>
    facts.map(([key, label]) => {
      const value = details[partner][key];
      return { label, value: Array.isArray(value) ? value.join(', ') : value };
    });

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
              title={words.chart(names[partner])}
              data={birthChart(planets[partner])}
              variant={chartStyle}
              middle="D1"
            />
          </Stack>
        ))}
      </Grid>
      <Stack gap="x5">
        {partners.map((partner) => (
          <Disclosure key={partner} label={words.planets(names[partner])}>
            <Stack gap="x4">
              <Table
                caption={words.planets(names[partner])}
                captionHidden
                columns={columns}
                rows={bodyKeys.map((key) => planets[partner][key])}
                rowKey={({ name }) => name}
              />
              <Heading level={3} size="h4">
                {words.details(names[partner])}
              </Heading>
              <MetaList columns={2} items={factsOf(partner)} />
            </Stack>
          </Disclosure>
        ))}
      </Stack>
    </Stack>
  );
}
