import { ayanamsaName } from '@jyoti/language';
import { glossaryMessages } from '@jyoti/reports/messages/glossary';
import {
  birthFromSearch,
  birthSearchOf,
  reportSearchOf,
  settingsFromSearch,
} from '@jyoti/contract';
import { Cluster, Heading, Stack } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PrintLayout } from '@jyoti/ui/print-layout';
import { TermProvider } from '@jyoti/ui/term-tip';
import { Section } from '@jyoti/ui/section';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { useLastRead } from '../../../platform/session/last-read.ts';
import { useProgressiveRender } from '@jyoti/ui/progressive-render';
import type { ReportData } from '../document-of.ts';
import { kundliOf, type ReportKey } from '../kundli-cache.ts';
import { useChartStyle } from '../chart-style.ts';
import { usePartsPrint } from '../../documents/print/use-parts-print.ts';
import { ReportComing } from './report-coming.tsx';
import { ReportOpening } from './report-opening.tsx';
import {
  belowComing,
  ReportBelow,
  ReportFoot,
  ReportOnPaper,
  UnknownTimeReport,
} from './report-parts.tsx';
import { firstKeysOf, keysOf } from './report-tabs.ts';
import { loadAllTabs } from './tab-code.tsx';
import { chosenTexts } from '../tabs/chosen-schools.ts';
import * as partStyles from '../tabs/parts.css.ts';
import { useKundli } from '../tabs/use-kundli.ts';
import { kundliReportMessages } from '../../../messages.generated/kundli-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { NavigateInBrowser } from '../../../platform/frame/navigate-in-browser.tsx';
import { schoolsMessages } from '../../../messages.generated/schools.ts';
import { printMessages } from '../../../messages.generated/print.ts';
import { reportSettingsMessages } from '../../../messages.generated/report-settings.ts';
import { ayanamsasMessages } from '@jyoti/language/terms/ayanamsas';

/**
 * The opening, the periods, the tabs, the open panel: rendered in steps, so that a slow phone stays
 * responsive.
 */
const PARTS = 4;

/** Keys of the first request for a report. */
function useFirstKeys(search: URLSearchParams, report: string): readonly ReportKey[] {
  const ask = () => ({ report, keys: firstKeysOf(search) });
  const [first, setFirst] = useState(ask);
  if (first.report !== report) setFirst(ask());
  return first.keys;
}

/** The previous report of the same birth, shown while a change of settings loads. */
function useLast(kundli: ReportData | null, search: URLSearchParams | null, birth: string) {
  const [last, setLast] = useState<{
    kundli: ReportData;
    search: URLSearchParams;
    birth: string;
  }>();
  // The opening ignores parts that load later, so that it does not re-render for them.
  if (kundli && search && String(last?.search) !== String(search)) {
    setLast({ kundli, search, birth });
  }
  return last?.birth === birth ? last : undefined;
}

/** The report of the birth in the URL, with its time or for the whole day. */
export function KundliReportPage() {
  const [search] = useSearchParams();
  return birthFromSearch(search).time_unknown ? <UnknownTimeReport /> : <TimedReport />;
}

/** The full report, for a birth with a known time. */
function TimedReport() {
  const words = useMessages(kundliReportMessages);
  const settingsWords = useMessages(reportSettingsMessages);
  const { ayanamsas } = useMessages(ayanamsasMessages);
  const schoolWords = useMessages(schoolsMessages);
  const glossary = useMessages(glossaryMessages);
  const [search] = useSearchParams();
  const reportSearch = useMemo(() => reportSearchOf(search), [search]);
  const birth = String(birthSearchOf(search) ?? '');
  const keys = useFirstKeys(search, String(reportSearch));
  const { kundli, failure, retry } = useKundli(reportSearch, keys);
  // The answer may be there when the page is hydrated. A deferred render yields to the browser, and the chart, the largest
  // part, comes in slices; a report that was cached at the first render is not deferred.
  const shown = useDeferredValue(useLast(kundli, reportSearch, birth));
  const [chartStyle, setChartStyle] = useChartStyle();
  const [now] = useState(() => new Date().toISOString());
  const shownSearch = shown?.search;
  const prepare = useCallback(
    async (parts: ReadonlySet<string>) => {
      if (!shownSearch) return;
      const data = kundliOf(shownSearch, keysOf(parts));
      const dated = import('./load-for-paper.ts').then(({ loadForPaper }) =>
        loadForPaper(shownSearch, search, parts),
      );
      await Promise.all([data, dated, loadAllTabs(), ReportOnPaper.load()]);
    },
    [shownSearch, search],
  );
  const { preparing, printing, failure: printFailure, print, paper } = usePartsPrint(prepare);
  const { failed: printFailed } = useMessages(printMessages);
  // A cached report renders synchronously, so that going back restores the scroll position.
  const [wasThere] = useState(kundli !== null);
  const renderedParts = useProgressiveRender(shown ? PARTS : 1, wasThere ? PARTS : 1);
  useLastRead(shown ? words.printName({ name: shown.kundli.birth.name }) : null);

  if (reportSearch === null) return <NavigateInBrowser to="/kundli" replace />;
  const editPath = `/kundli?${reportSearch}`;
  const opening = shown?.kundli.opening;

  if (failure !== null && !opening) {
    return (
      <Section variant="band">
        <Stack>
          <Heading level={1}>{words.title}</Heading>
          <FailureAlert title={words.failed} failure={failure} onRetry={retry} />
          <Cluster>
            <ButtonLink href={editPath}>{words.edit}</ButtonLink>
          </Cluster>
        </Stack>
      </Section>
    );
  }

  if (!shown || !opening) {
    return <ReportComing search={reportSearch} />;
  }

  const working = kundli === null && failure === null;
  const settings = settingsFromSearch(shown.search);
  const report = {
    kundli: shown.kundli,
    chartStyle,
    search: shown.search,
    now,
  };
  const { choices } = settingsWords;
  const chosen = chosenTexts(settings, schoolWords);
  return (
    <TermProvider glossary={glossary}>
      <Section variant="band" first>
        <PrintLayout
          name={words.printName({ name: shown.kundli.birth.name })}
          settings={[
            ayanamsaName(settings.ayanamsa, ayanamsas),
            choices.node[settings.node],
            choices.year_days[`${settings.year_days}`],
            choices.sunrise[settings.sunrise],
            choices.ashtakvarga_school[settings.ashtakvarga_school],
            ...chosen,
          ]}
        >
          <Stack gap="x6">
            {failure !== null && (
              <FailureAlert title={settingsWords.failed} failure={failure} onRetry={retry} />
            )}
            {printFailure !== null && <FailureAlert title={printFailed} failure={printFailure} />}
            <Stack gap="x6" className={working ? partStyles.stale : undefined} aria-busy={working}>
              <ReportOpening
                {...report}
                opening={opening}
                editPath={editPath}
                onChartStyle={setChartStyle}
                onPrint={print}
                preparing={preparing}
              />
              {renderedParts > 1 ? (
                <ReportBelow
                  {...report}
                  opening={opening}
                  renderedParts={renderedParts}
                  printing={printing !== null}
                />
              ) : (
                belowComing
              )}
              {printing !== null && <ReportOnPaper ref={paper} parts={printing} {...report} />}
            </Stack>
            <ReportFoot
              kundli={{ ...shown.kundli, summary: opening.summary }}
              basis={[
                words.basis.rest({
                  yearDays: settings.year_days,
                  sunrise: choices.sunrise[settings.sunrise],
                  school: choices.ashtakvarga_school[settings.ashtakvarga_school],
                }),
                ...(chosen.length > 0 ? [schoolWords.line({ choices: chosen.join('; ') })] : []),
                words.basis.uncertain,
              ].join(' ')}
              working={working}
            />
          </Stack>
        </PrintLayout>
      </Section>
    </TermProvider>
  );
}
