import type { Kundli, PlanetDetails } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Card } from '@jyoti/ui/card';
import { Cluster, Heading, Section, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { Spinner } from '@jyoti/ui/spinner';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../../words/index.ts';
import { birthSearchOf } from '../kundli/birth-in-url.ts';
import { BasicDetails } from './basic-details.tsx';
import { useChartStyle, type ChartStyle } from './chart-style.ts';
import { DivisionalCharts } from './divisional-charts.tsx';
import * as styles from './kundli-report.css.ts';
import { Mahadasha } from './mahadasha.tsx';
import { PlanetDetailsTable } from './planet-details.tsx';
import { ReportBasis } from './report-basis.tsx';
import { ReportOpening } from './report-opening.tsx';
import { ReportPeriods } from './report-periods.tsx';
import { chosenTabs, reportTabs, type ReportTab } from './report-tabs.ts';
import { useKundli } from './use-kundli.ts';

interface ReportProps {
  kundli: Kundli;
  planets: PlanetDetails;
  chartStyle: ChartStyle;
}

/** What a sub-tab shows; parts that are still to be built say so. */
function SubTabContent({
  subTab,
  kundli,
  planets,
  chartStyle,
}: ReportProps & { subTab: ReportTab['subTabs'][number] }) {
  const words = useWords().report;
  if (subTab.key === 'basic-details') return <BasicDetails kundli={kundli} planets={planets} />;
  if (subTab.key === 'planet-details') return <PlanetDetailsTable planets={planets} />;
  if (subTab.key === 'divisional-chart' && kundli.divisional) {
    return <DivisionalCharts kundli={kundli} divisional={kundli.divisional} variant={chartStyle} />;
  }
  if (subTab.key === 'mahadasha' && kundli.dashas) {
    return <Mahadasha kundli={kundli} vimshottari={kundli.dashas.vimshottari} />;
  }
  return (
    <Card>
      <Stack gap="x2">
        <Heading level={3} size="h4">
          {words.coming(subTab.label)}
        </Heading>
        <Text tone="muted">{words.comingText}</Text>
      </Stack>
    </Card>
  );
}

/** Two levels of tabs, both in the address: another main tab begins at its first sub-tab. */
function ReportTabs(props: ReportProps) {
  const words = useWords().report;
  const [search, setSearch] = useSearchParams();
  const { tab, subTab } = chosenTabs(search);

  const choose = (chosen: { tab: string; sub?: string }) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('sub');
        for (const [key, value] of Object.entries(chosen)) after.set(key, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <Tabs
      label={words.mainTabs}
      value={tab.key}
      onValueChange={(key) => choose({ tab: key })}
      className={styles.tabs}
    >
      <TabList>
        {reportTabs.map(({ key, label }) => (
          <Tab key={key} value={key}>
            {label}
          </Tab>
        ))}
      </TabList>
      {reportTabs.map(({ key, label, subTabs }) => (
        <TabPanel key={key} value={key}>
          {key === tab.key && (
            <Tabs
              label={words.subTabs(label)}
              look="chips"
              value={subTab?.key ?? ''}
              onValueChange={(sub) => choose({ tab: key, sub })}
            >
              <TabList>
                {subTabs.map((sub) => (
                  <Tab key={sub.key} value={sub.key}>
                    {sub.label}
                  </Tab>
                ))}
              </TabList>
              {subTab === null && <Text>{words.unknownSubTab}</Text>}
              {subTabs.map((sub) => (
                <TabPanel key={sub.key} value={sub.key}>
                  {sub.key === subTab?.key && <SubTabContent {...props} subTab={sub} />}
                </TabPanel>
              ))}
            </Tabs>
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** The report of the birth in the address. */
export function KundliReportPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const birthSearch = useMemo(() => birthSearchOf(search), [search]);
  const { kundli, failure, retry } = useKundli(birthSearch);
  const [chartStyle, setChartStyle] = useChartStyle();

  if (birthSearch === null) return <Navigate to="/kundli" replace />;
  const editPath = `/kundli?${birthSearch}`;

  if (failure) {
    return (
      <Section>
        <Stack>
          <Heading level={1}>{words.report.title}</Heading>
          <Alert tone="danger" title={words.report.failed}>
            {failure.join(' ')}
          </Alert>
          <Cluster>
            <Button onClick={retry}>{words.tryAgain}</Button>
            <ButtonLink href={editPath}>{words.report.edit}</ButtonLink>
          </Cluster>
        </Stack>
      </Section>
    );
  }

  if (!kundli?.planet_details) {
    return (
      <Section>
        <Stack>
          <Heading level={1}>{words.report.title}</Heading>
          <Spinner label={words.report.loading} />
        </Stack>
      </Section>
    );
  }

  const report = { kundli, planets: kundli.planet_details, chartStyle };
  return (
    <Section>
      <Stack gap="x6">
        <ReportOpening {...report} editPath={editPath} onChartStyle={setChartStyle} />
        <ReportPeriods kundli={kundli} />
        <ReportTabs {...report} />
        <ReportBasis kundli={kundli} />
      </Stack>
    </Section>
  );
}
