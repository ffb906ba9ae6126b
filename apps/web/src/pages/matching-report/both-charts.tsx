import { bodyKeys, type Planet } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { Disclosure } from '@jyoti/ui/disclosure';
import { GrahaGlyph } from '@jyoti/ui/glyphs';
import { KundliChart, kundliChartStyles, type KundliChartStyle } from '@jyoti/ui/kundli-chart';
import { Cluster, Heading, Stack } from '@jyoti/ui/layout';
import { MetaList } from '@jyoti/ui/meta-list';
import { SegmentedControl } from '@jyoti/ui/segmented-control';
import { Table, type TableColumn } from '@jyoti/ui/table';
import { partners, type Partner } from '../../matching/pair-in-url.ts';
import { birthChart, grahaId, rashiName } from '../../kundli/chart-data.ts';
import { useChartStyle } from '../../kundli/chart-style.ts';
import { degreesAndMinutes } from '../../kundli/format.ts';
import type { MatchProps } from './match-props.ts';
import * as styles from './matching-report.css.ts';
import { useMatchingWords } from './words.ts';

const isAscendant = ({ name }: Planet) => name === 'As';

function usePlanetColumns(): TableColumn<Planet>[] {
  const words = useMatchingWords().charts;
  return [
    {
      id: 'planet',
      header: words.planet,
      cell: (body) => (
        <Cluster gap="x2">
          {!isAscendant(body) && <GrahaGlyph graha={grahaId(body.full_name)} size={20} />}
          {body.full_name}
        </Cluster>
      ),
    },
    {
      id: 'zodiac',
      header: words.zodiac,
      cell: ({ zodiac }) => `${rashiName(zodiac)} (${zodiac})`,
    },
    {
      id: 'degree',
      header: words.degree,
      numeric: true,
      stacked: 'end',
      cell: ({ local_degree }) => degreesAndMinutes(local_degree),
    },
    { id: 'house', header: words.house, numeric: true, cell: ({ house }) => house },
    {
      id: 'nakshatra',
      header: words.nakshatra,
      cell: ({ nakshatra, nakshatra_pada }) => `${nakshatra} ${nakshatra_pada}`,
    },
    { id: 'nakshatra-lord', header: words.nakshatraLord, cell: (body) => body.nakshatra_lord },
    { id: 'sign-lord', header: words.signLord, cell: ({ zodiac_lord }) => zodiac_lord },
    {
      id: 'state',
      header: words.state,
      cell: (body) =>
        (body.retro || body.is_combust) && !isAscendant(body) ? (
          <Cluster gap="x2">
            {body.retro && <Badge>{words.retrograde}</Badge>}
            {body.is_combust && (
              <Badge tone="warning" icon={null}>
                {words.combust}
              </Badge>
            )}
          </Cluster>
        ) : null,
    },
  ];
}

/** The two charts side by side, and below them what they are made of. */
export function BothCharts({ match: { ashtakoot }, names }: MatchProps) {
  const words = useMatchingWords().charts;
  const [chartStyle, setChartStyle] = useChartStyle();
  const columns = usePlanetColumns();
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
      <div className={styles.both}>
        {partners.map((partner) => (
          <div key={partner} className={styles.chart}>
            <Heading level={3} size="h4">
              {names[partner]}
            </Heading>
            <KundliChart
              title={words.chart(names[partner])}
              data={birthChart(planets[partner])}
              variant={chartStyle}
              middle="D1"
            />
          </div>
        ))}
      </div>
      <div className={styles.tables}>
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
      </div>
    </Stack>
  );
}
