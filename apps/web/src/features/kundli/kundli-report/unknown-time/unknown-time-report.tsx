import { doshasMessages } from '@jyoti/reports/messages/doshas';
import { glossaryMessages } from '@jyoti/reports/messages/glossary';
import { periodsMessages } from '@jyoti/reports/messages/periods';
import { tabsMessages } from '@jyoti/reports/messages/tabs';
import { unknownTimeMessages } from '@jyoti/reports/messages/unknown-time';
import { reportSearchOf, settingsToSend, type Kundli, type MoonChart } from '@jyoti/contract';
import { dayPart, moonSummary, dayTabs } from '@jyoti/reports';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { KundliChart } from '@jyoti/ui/kundli-chart';
import { Cluster, Grid, Heading, Section, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PrintLayout } from '@jyoti/ui/print-layout';
import { ReportTitle } from '@jyoti/ui/report-title';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { TermProvider } from '@jyoti/ui/term-tip';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchState } from '../../../../platform/data/search-params.ts';
import { FailureAlert } from '../../../../platform/data/failure-alert.tsx';
import { useLastRead } from '../../../../platform/session/last-read.ts';
import { useChartStyle } from '../../chart-style.ts';
import { SaveButton } from '../../../birth/save-button.tsx';
import { api } from '../../../../platform/session/api.ts';
import { civilDay, moonCharts } from '@jyoti/reports/format';
import { ReportView } from '@jyoti/ui/report-view';
import * as styles from '../kundli-report.css.ts';
import { ReportComing } from '../report-coming.tsx';
import { ReportFoot } from '../report-foot.tsx';
import { chosenTabs } from '../report-tabs.ts';
import { useKundli } from '../../tabs/use-kundli.ts';
import { kundliReportMessages } from '../../../../messages.generated/kundli-report.ts';
import { useMessages } from '../../../../platform/words/use-messages.ts';
import { DayPdf } from './day-pdf.tsx';
import { NavigateInBrowser } from '../../../../platform/frame/navigate-in-browser.tsx';
import { useReportWords } from '../../../../platform/words/use-report-words.ts';
import { ayanamsasMessages } from '@jyoti/language/terms/ayanamsas';

/**
 * The report of a birth without a time: what is valid for the whole day, with houses counted from
 * the Moon.
 */
export function UnknownTimeReport() {
  const words = useMessages(kundliReportMessages);
  const { ayanamsas } = useMessages(ayanamsasMessages);
  const unknownTime = useReportWords(unknownTimeMessages);
  const glossary = useMessages(glossaryMessages);
  const [search] = useSearchParams();
  const reportSearch = reportSearchOf(search);
  const { kundli, failure, retry } = useKundli(reportSearch, ['moon_chart']);
  useLastRead(kundli && words.printName({ name: kundli.birth.name }));
  if (reportSearch === null) return <NavigateInBrowser to="/kundli" replace />;
  const edit = <ButtonLink href={`/kundli?${reportSearch}`}>{words.edit}</ButtonLink>;

  if (!kundli?.moon_chart) {
    if (failure === null) return <ReportComing search={reportSearch} />;
    return (
      <Section>
        <Stack>
          <Heading level={1}>{words.title}</Heading>
          <FailureAlert title={words.failed} failure={failure} onRetry={retry} />
          <Cluster>{edit}</Cluster>
        </Stack>
      </Section>
    );
  }

  return (
    <TermProvider glossary={glossary}>
      <Section>
        <PrintLayout
          name={words.printName({ name: kundli.birth.name })}
          settings={[ayanamsas[kundli.settings.ayanamsa]]}
        >
          <Stack gap="x6">
            <Opening kundli={kundli} chart={kundli.moon_chart} />
            <MoonCharts kundli={kundli} chart={kundli.moon_chart} />
            <Cluster data-print="hide">
              {edit}
              <SaveButton
                key={String(reportSearch)}
                words={words.save}
                save={() =>
                  api('POST /api/users/charts', {
                    body: {
                      name: kundli.birth.name,
                      birth: kundli.birth,
                      settings: settingsToSend(reportSearch),
                    },
                  })
                }
              />
              <Button onClick={() => globalThis.print()}>{words.print}</Button>
              <DayPdf kundli={kundli} chart={kundli.moon_chart} search={reportSearch} />
            </Cluster>
            <Parts kundli={kundli} chart={kundli.moon_chart} />
            <ReportFoot kundli={kundli} basis={unknownTime.basis} hasSchools={false} />
          </Stack>
        </PrintLayout>
      </Section>
    </TermProvider>
  );
}

interface PartProps {
  kundli: Kundli;
  chart: MoonChart;
}

/** One sentence on the Moon, the birth details, and a note on the missing time. */
function Opening({ kundli: { birth, notices }, chart }: PartProps) {
  const { title } = useMessages(kundliReportMessages);
  const words = useReportWords(unknownTimeMessages);
  return (
    <ReportTitle
      title={title}
      sentence={moonSummary(chart, words)}
      detail={`${birth.name} · ${civilDay(birth.date, words.names.language)}, ${words.timeUnknown} · ${birth.place.name}`}
    >
      <Alert tone="info" announce="off">
        {notices.join(' ')}
      </Alert>
    </ReportTitle>
  );
}

/** The chart from the Moon (Chandra kundli): one for each sign that the Moon is in on that day. */
function MoonCharts({ kundli: { birth }, chart }: PartProps) {
  const words = useReportWords(unknownTimeMessages);
  const [variant] = useChartStyle();
  const charts = moonCharts(chart);
  return (
    <Grid columns={{ base: 1, landscape: 2 }} gap="x5">
      {charts.map(({ sign, data }) => (
        <Stack key={sign} gap="x2">
          <KundliChart
            title={words.moonChart({ name: birth.name, sign: words.names.sign(sign) })}
            data={data}
            variant={variant}
            middle={words.moonChartMiddle}
          />
          <Text size="small" tone="muted">
            {charts.length > 1
              ? words.moonChartOf({ sign: words.names.sign(sign) })
              : words.moonChartNote}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

/** The four main parts, each with what is known and one sentence on what is not. */
function Parts({ kundli, chart }: PartProps) {
  const report = useMessages(kundliReportMessages);
  const tabs = useMessages(tabsMessages);
  const words = useReportWords(unknownTimeMessages);
  const doshas = useReportWords(doshasMessages);
  const periods = useReportWords(periodsMessages);
  const [search, changeSearch] = useSearchState();
  const [now] = useState(() => new Date().toISOString());
  const setting = { periods, doshas, timezone: kundli.settings.timezone, now };

  return (
    <Tabs
      label={report.mainTabs}
      value={chosenTabs(search).tab.key}
      onValueChange={(tab) => changeSearch({ tab, sub: null })}
      className={styles.tabs}
    >
      <TabList>
        {dayTabs.map(({ key }) => (
          <Tab key={key} value={key}>
            {tabs[key]}
          </Tab>
        ))}
      </TabList>
      {dayTabs.map(({ key }) => (
        <TabPanel key={key} value={key} className={styles.panel}>
          <Stack gap="x5">
            <ReportView
              title={tabs[key]}
              intro={words[key].intro}
              blocks={dayPart(key, chart, words, setting)}
            />
            <Text tone="muted">{words[key].leftOut}</Text>
          </Stack>
        </TabPanel>
      ))}
    </Tabs>
  );
}
