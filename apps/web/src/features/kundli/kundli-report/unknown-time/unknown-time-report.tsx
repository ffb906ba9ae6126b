import { ayanamsaName } from '@jyoti/language';
import { glossaryMessages } from '@jyoti/reports/messages/glossary';
import { reportSearchOf, settingsToSend, type BirthDayDocument } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { KundliChart, type KundliChartData } from '@jyoti/ui/kundli-chart';
import { Cluster, Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PrintLayout } from '@jyoti/ui/print-layout';
import { Section } from '@jyoti/ui/section';
import { PageHeader } from '@jyoti/ui/page-header';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { TermProvider } from '@jyoti/ui/term-tip';
import { useSearchParams } from 'react-router-dom';
import { useSearchState } from '../../../../platform/data/search-params.ts';
import { FailureAlert } from '../../../../platform/data/failure-alert.tsx';
import { useLastRead } from '../../../../platform/session/last-read.ts';
import { useChartStyle } from '../../chart-style.ts';
import { SaveButton } from '../../../birth/save-button.tsx';
import { api } from '../../../../platform/session/api.ts';
import { ReportView, type ReportPart } from '@jyoti/ui/report-view';
import * as styles from '../kundli-report.css.ts';
import { ReportComing } from '../report-coming.tsx';
import { ReportFoot } from '../report-foot.tsx';
import { chosenTabs } from '../report-tabs.ts';
import { kundliReportMessages } from '../../../../messages.generated/kundli-report.ts';
import { useMessages } from '../../../../platform/words/use-messages.ts';
import { DayPdf } from './day-pdf.tsx';
import { useBirthDay } from '../../birth-day.ts';
import { NavigateInBrowser } from '../../../../platform/frame/navigate-in-browser.tsx';
import { ayanamsasMessages } from '@jyoti/language/terms/ayanamsas';

/**
 * The report of a birth without a time: what is valid for the whole day, with houses counted from
 * the Moon.
 */
export function UnknownTimeReport() {
  const words = useMessages(kundliReportMessages);
  const { ayanamsas } = useMessages(ayanamsasMessages);
  const glossary = useMessages(glossaryMessages);
  const [search] = useSearchParams();
  const reportSearch = reportSearchOf(search);
  const { data: report, failure, retry } = useBirthDay(reportSearch);
  const name = report && words.printName({ name: report.birth.name });
  useLastRead(name);
  if (reportSearch === null) return <NavigateInBrowser to="/kundli" replace />;
  const edit = <ButtonLink href={`/kundli?${reportSearch}`}>{words.edit}</ButtonLink>;

  if (!report || name === null) {
    if (failure === null) return <ReportComing search={reportSearch} />;
    return (
      <Section variant="band">
        <Stack>
          <Heading level={1}>{words.title}</Heading>
          <FailureAlert title={words.failed} failure={failure} onRetry={retry} />
          <Cluster>{edit}</Cluster>
        </Stack>
      </Section>
    );
  }

  const { birth, settings, notices } = report;
  const save = () =>
    api('POST /api/users/charts', {
      body: { name: birth.name, birth, settings: settingsToSend(reportSearch) },
    });
  return (
    <TermProvider glossary={glossary}>
      <Section variant="band">
        <PrintLayout name={name} settings={[ayanamsaName(settings.ayanamsa, ayanamsas)]}>
          <Stack gap="x6">
            <PageHeader
              emphasis="description"
              title={words.title}
              description={report.sentence}
              meta={report.born}
            >
              <Alert tone="info" announce="off">
                {notices.join(' ')}
              </Alert>
            </PageHeader>
            <MoonCharts charts={report.charts} />
            <Cluster data-print="hide">
              {edit}
              <SaveButton key={String(reportSearch)} words={words.save} save={save} />
              <Button onClick={() => globalThis.print()}>{words.print}</Button>
              <DayPdf report={report} search={reportSearch} />
            </Cluster>
            <Parts parts={report.parts} />
            <ReportFoot kundli={report} basis={report.basis} hasSchools={false} />
          </Stack>
        </PrintLayout>
      </Section>
    </TermProvider>
  );
}

/** The chart from the Moon (Chandra kundli): one for each sign that the Moon is in on that day. */
function MoonCharts({ charts }: Pick<BirthDayDocument, 'charts'>) {
  const [variant] = useChartStyle();
  return (
    <Grid columns={{ base: 1, landscape: 2 }} gap="x5">
      {charts.map(({ label, data, middle, note }) => (
        <Stack key={label} gap="x2">
          <KundliChart
            title={label}
            data={data as KundliChartData}
            variant={variant}
            middle={middle}
          />
          <Text size="small" tone="muted">
            {note}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

/** The four main parts, each with what is known and one sentence on what is not. */
function Parts({ parts }: Pick<BirthDayDocument, 'parts'>) {
  const { mainTabs } = useMessages(kundliReportMessages);
  const [search, changeSearch] = useSearchState();
  return (
    <Tabs
      label={mainTabs}
      value={chosenTabs(search).tab.key}
      onValueChange={(tab) => changeSearch({ tab, sub: null })}
      className={styles.tabs}
    >
      <TabList>
        {parts.map(({ key, title }) => (
          <Tab key={key} value={key}>
            {title}
          </Tab>
        ))}
      </TabList>
      {parts.map(({ key, title, intro, blocks, left_out: leftOut }) => (
        <TabPanel key={key} value={key} className={styles.panel}>
          <Stack gap="x5">
            <ReportView title={title} intro={intro} blocks={blocks as ReportPart['blocks']} />
            <Text tone="muted">{leftOut}</Text>
          </Stack>
        </TabPanel>
      ))}
    </Tabs>
  );
}
