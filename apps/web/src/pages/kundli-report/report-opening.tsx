import type { Kundli, PlanetDetails } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { KundliChart } from '@jyoti/ui/kundli-chart';
import { Cluster, Heading, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PencilIcon } from '@jyoti/ui/icons';
import { useWords } from '../../words/index.ts';
import { birthChart } from './chart-data.ts';
import type { ChartStyle } from './chart-style.ts';
import { civilDay } from './format.ts';
import * as styles from './kundli-report.css.ts';
import { ReportFacts } from './report-facts.tsx';

/** The first screen of the report: one sentence, the chart, four facts. */
export function ReportOpening({
  kundli,
  planets,
  editPath,
  chartStyle,
  onChartStyle,
}: {
  kundli: Kundli;
  planets: PlanetDetails;
  editPath: string;
  chartStyle: ChartStyle;
  onChartStyle: (style: ChartStyle) => void;
}) {
  const words = useWords().report;
  const { birth } = kundli;
  return (
    <div className={styles.opening}>
      <div className={styles.sentence}>
        <Heading level={1} className={styles.overline}>
          {words.title}
        </Heading>
        <p className={styles.summary}>{kundli.summary}</p>
        <Text tone="muted">
          {birth.name} · {civilDay(birth.date)}, {birth.time} · {birth.place.name}
        </Text>
      </div>
      <div className={styles.chart}>
        <KundliChart
          title={words.chartTitle(birth.name)}
          data={birthChart(planets)}
          variant={chartStyle}
        />
        <Cluster role="group" aria-label={words.chartStyle} gap="x2" justify="end">
          {(['north', 'south'] as const).map((style) => (
            <Button
              key={style}
              size="small"
              aria-pressed={chartStyle === style}
              onClick={() => onChartStyle(style)}
            >
              {words[style]}
            </Button>
          ))}
        </Cluster>
      </div>
      <div className={styles.facts}>
        <ReportFacts kundli={kundli} planets={planets} />
        <div>
          <ButtonLink href={editPath} icon={<PencilIcon size={20} strokeWidth={1.6} aria-hidden />}>
            {words.edit}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
