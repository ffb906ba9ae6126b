import { memo } from 'react';
import { Alert } from '@jyoti/ui/alert';
import { PencilIcon } from '@jyoti/ui/icons';
import { KundliChart, kundliChartStyles, type KundliChartStyle } from '@jyoti/ui/kundli-chart';
import { Grid, Stack } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { ReportTitle } from '@jyoti/ui/report-title';
import { SegmentedControl } from '@jyoti/ui/segmented-control';
import { birthChart } from '../../kundli/chart-data.ts';
import { civilDay } from '../../kundli/format.ts';
import { SaveButton } from '../../kundli/save-button.tsx';
import { settingsFromSearch } from '../../kundli/settings-in-url.ts';
import { api } from '../../session/api.ts';
import * as styles from './kundli-report.css.ts';
import { PrintButton } from '../../report/print/print-button.tsx';
import type { PrintChoice } from '../../report/print/print-choice.ts';
import { ReportFacts } from './report-facts.tsx';
import { ReportPdf } from './report-pdf.tsx';
import type { ReportProps } from './report-props.ts';
import { useReportWords } from './words.ts';

/** The first screen of the report: one sentence, the chart, four facts. */
export const ReportOpening = memo(function ReportOpening({
  kundli,
  planets,
  chartStyle,
  search,
  editPath,
  onChartStyle,
  choice,
  onPrint,
  preparing,
}: ReportProps & {
  editPath: string;
  onChartStyle: (style: KundliChartStyle) => void;
  choice: PrintChoice;
  onPrint: (parts: ReadonlySet<string>) => void;
  preparing: boolean;
}) {
  const words = useReportWords();
  const { birth } = kundli;
  const save = () =>
    api.saveChart({ name: birth.name, birth, settings: settingsFromSearch(search) });
  return (
    <div className={styles.opening}>
      <ReportTitle
        className={styles.title}
        title={words.title}
        sentence={kundli.summary}
        detail={`${birth.name} · ${civilDay(birth.date)}, ${birth.time} · ${birth.place.name}`}
      >
        {kundli.notices.map((notice) => (
          <Alert key={notice} tone="info" announce="off">
            {notice}
          </Alert>
        ))}
      </ReportTitle>
      <div className={styles.chart}>
        <KundliChart
          title={words.chartTitle(birth.name)}
          data={birthChart(planets)}
          variant={chartStyle}
          middle="D1"
        />
      </div>
      <Stack className={styles.facts}>
        <ReportFacts kundli={kundli} planets={planets} />
        <Grid minItem="9rem" columns={2} gap="x3" data-print="hide">
          <ButtonLink href={editPath} icon={<PencilIcon size={20} strokeWidth={1.6} aria-hidden />}>
            {words.edit}
          </ButtonLink>
          <Stack gap="x1">
            <SaveButton key={String(search)} words={words.save} save={save} />
          </Stack>
          <PrintButton
            {...choice}
            onPrint={onPrint}
            loading={preparing}
            loadingLabel={words.printing}
            pdf={(label, parts) => (
              <ReportPdf {...{ kundli, planets, chartStyle, search, label, parts }} />
            )}
          />
          <SegmentedControl
            label={words.chartStyle}
            fullWidth
            value={chartStyle}
            onValueChange={(style) => onChartStyle(style as KundliChartStyle)}
            options={kundliChartStyles.map((style) => ({
              value: style,
              label: words.chartStyles[style],
            }))}
          />
        </Grid>
      </Stack>
    </div>
  );
});
