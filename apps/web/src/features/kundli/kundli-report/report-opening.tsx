import { settingsToSend, type KundliOpening } from '@jyoti/contract';
import { memo } from 'react';
import { Alert } from '@jyoti/ui/alert';
import { PencilIcon } from '@jyoti/ui/icons';
import {
  KundliChart,
  kundliChartStyles,
  type KundliChartData,
  type KundliChartStyle,
} from '@jyoti/ui/kundli-chart';
import { Cluster, Grid, Stack } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PageHeader } from '@jyoti/ui/page-header';
import { ToggleGroup } from '@jyoti/ui/toggle';
import { civilDay } from '@jyoti/reports/format';
import { namesMessages } from '@jyoti/reports/messages/names';
import { timeOfDay, timeSpanMessages } from '@jyoti/ui/time-span';
import { SaveButton } from '../../birth/save-button.tsx';
import { api } from '../../../platform/session/api.ts';
import * as styles from './kundli-report.css.ts';
import { ReportFacts } from './report-facts.tsx';
import { ReportPrint } from './report-print.tsx';
import type { ReportProps } from '../tabs/report-props.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { kundliReportMessages } from '../../../messages.generated/kundli-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The report of the same birth by another clock. */
function withClock(search: URLSearchParams, timezone: string): URLSearchParams {
  const other = new URLSearchParams(search);
  other.set('tz', timezone);
  return other;
}

/** The first screen of the report: one sentence, the chart, four facts. */
export const ReportOpening = memo(function ReportOpening({
  kundli,
  opening,
  chartStyle,
  search,
  editPath,
  onChartStyle,
  onPrint,
  preparing,
}: ReportProps & {
  opening: KundliOpening;
  editPath: string;
  onChartStyle: (style: KundliChartStyle) => void;
  onPrint: (parts: ReadonlySet<string>) => void;
  preparing: boolean;
}) {
  const words = useMessages(kundliReportMessages);
  const { clockOffers } = useMessages(namesMessages);
  const language = useLanguage();
  const { birth } = kundli;
  const save = () =>
    api('POST /api/users/charts', {
      body: { name: birth.name, birth, settings: settingsToSend(search) },
    });
  return (
    <div className={styles.opening}>
      <PageHeader
        emphasis="description"
        className={styles.title}
        title={words.title}
        description={opening.summary}
        meta={`${birth.name} · ${civilDay(birth.date, language)}, ${timeOfDay(timeSpanMessages[language], birth.time)} · ${birth.place.name}`}
      >
        {kundli.notices.map((notice) => (
          <Alert key={notice} tone="info" announce="off">
            {notice}
          </Alert>
        ))}
        {kundli.settings.other_clocks?.map(({ id, timezone }) => (
          <ButtonLink key={id} href={`?${withClock(search, timezone)}`} size="small">
            {clockOffers[id]({ offset: timezone })}
          </ButtonLink>
        ))}
      </PageHeader>
      <Stack gap="x3" className={styles.chart}>
        <KundliChart
          title={words.chartTitle({ name: birth.name })}
          data={opening.chart as KundliChartData}
          variant={chartStyle}
          middle="D1"
        />
        <Cluster justify="end" data-print="hide">
          <ToggleGroup
            label={words.chartStyle}
            value={chartStyle}
            onValueChange={onChartStyle}
            options={kundliChartStyles.map((style) => ({
              value: style,
              label: words.chartStyles[style],
            }))}
          />
        </Cluster>
      </Stack>
      <Stack className={styles.facts}>
        <div className={styles.notOnPhone}>
          <ReportFacts facts={opening.facts} />
        </div>
        <Grid minItem="12rem" columns={2} gap="x3" align="start" data-print="hide">
          <ButtonLink href={editPath} icon={<PencilIcon size={20} strokeWidth={1.6} aria-hidden />}>
            {words.edit}
          </ButtonLink>
          <Stack gap="x1">
            <SaveButton key={String(search)} words={words.save} save={save} />
          </Stack>
          <ReportPrint {...{ kundli, chartStyle, search, onPrint, preparing }} />
        </Grid>
      </Stack>
    </div>
  );
});
