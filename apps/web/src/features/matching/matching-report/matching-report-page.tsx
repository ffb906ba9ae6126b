import {
  ApiFailure,
  matchingTabs,
  pairSearchOf,
  swappedSearch,
  type MatchingDocument,
} from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Cluster, Heading, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PrintLayout } from '@jyoti/ui/print-layout';
import { RadioGroup } from '@jyoti/ui/radio-group';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { Section } from '@jyoti/ui/section';
import { useMemo, useState } from 'react';
import { useSearchState } from '../../../platform/data/search-params.ts';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { useLastRead } from '../../../platform/session/last-read.ts';
import { useProgressiveRender } from '@jyoti/ui/progressive-render';
import { screenOnly } from '../../documents/print/print.css.ts';
import { PrintButton } from '../../documents/print/print-button.tsx';
import { usePartsPrint } from '../../documents/print/use-parts-print.ts';
import { TraditionNote } from '../../documents/tradition-note.tsx';
import type { Query } from '../../../platform/data/use-query.ts';
import { useMatching } from '../use-matching.ts';
import { MatchComing } from './match-coming.tsx';
import { MatchPdf } from './match-pdf.tsx';
import { MatchingOpening, type MatchPaths } from './matching-opening.tsx';
import * as styles from './matching-report.css.ts';
import { BothCharts, loadParts, PartPanel, tabsComing } from './report-parts.tsx';
import { matchingReportMessages } from '../../../messages.generated/matching-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx';
import { NavigateInBrowser } from '../../../platform/frame/navigate-in-browser.tsx';
import { printMessages } from '../../../messages.generated/print.ts';

const FieldReasons = lazyPart(() => import('./field-reasons.tsx'), 'FieldReasons');
const MatchOnPaper = lazyPart(() => import('./match-on-paper.tsx'), 'MatchOnPaper');

/**
 * The opening, the tabs and the content below: rendered in steps, so that a slow phone stays
 * responsive.
 */
const PARTS = 3;

const prepare = () => Promise.all([loadParts(), MatchOnPaper.load()]);

/** The match of the two births in the URL. */
export function MatchingReportPage() {
  const words = useMessages(matchingReportMessages);
  const [search] = useSearchState();
  const pair = useMemo(() => pairSearchOf(search), [search]);
  const tab = matchingTabs.find((key) => key === search.get('tab')) ?? matchingTabs[0];
  const { data: report, failure, retry, rest } = useMatching(pair, tab);
  // A cached match renders synchronously, so that going back restores the scroll position.
  const [wasThere] = useState(report !== null);
  useLastRead(report && report.sheet);

  if (pair === null) return <NavigateInBrowser to="/kundli-matching" replace />;
  const formPath = `/kundli-matching?${pair}`;

  if (report === null) {
    if (failure === null) return <MatchComing search={pair} />;
    return (
      <Section variant="band">
        <Stack>
          <Heading level={1}>{words.title}</Heading>
          {failure instanceof ApiFailure && Object.keys(failure.fields).length > 0 ? (
            <FailureAlert title={words.failed} onRetry={retry}>
              <FieldReasons fields={failure.fields} />
            </FailureAlert>
          ) : (
            <FailureAlert title={words.failed} failure={failure} onRetry={retry} />
          )}
          <Cluster>
            <ButtonLink href={formPath}>{words.back}</ButtonLink>
          </Cluster>
        </Stack>
      </Section>
    );
  }

  const swapped = swappedSearch(pair);
  const tabInUrl = search.get('tab');
  if (tabInUrl !== null) swapped.set('tab', tabInUrl);
  const paths = {
    formPath,
    swappedPath: `/generate-kundli-matching?${swapped}`,
    datesPath: `/muhurta?${new URLSearchParams([['purpose', 'marriage'], ...pair])}`,
  };

  return (
    <Section variant="band">
      <PrintLayout name={report.sheet} settings={report.basis.slice(0, 1)}>
        <Match report={report} rest={rest} wasThere={wasThere} {...paths} />
      </PrintLayout>
    </Section>
  );
}

interface MatchProps extends MatchPaths {
  report: MatchingDocument;
  /** The request of the parts that it lacks. */
  rest: Pick<Query<unknown>, 'failure' | 'retry'>;
  /** Whether the match was cached when the page opened. */
  wasThere: boolean;
}

/** The match, or the one of the chosen part of the day if a time of birth is unknown. */
function Match({ report, rest, wasThere, ...paths }: MatchProps) {
  const words = useMessages(matchingReportMessages);
  const [search, changeSearch] = useSearchState();
  const drawn = useProgressiveRender(PARTS, wasThere ? PARTS : 1);
  const { preparing, printing, failure: printFailure, print, paper } = usePartsPrint(prepare);
  const { failed: printFailed } = useMessages(printMessages);
  const { matches, charts, notices } = report;
  const requested = Number(search.get('hours'));
  const chosen = matches[requested] ? requested : 0;
  const match = matches[chosen]!;
  const tabs = match.parts.filter(({ key }) => key !== 'charts');
  const ofCharts = match.parts.find(({ key }) => key === 'charts');
  const tab = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0]!;

  const panel =
    rest.failure !== null && !tab.blocks ? (
      <FailureAlert title={words.failed} failure={rest.failure} onRetry={rest.retry} />
    ) : (
      <PartPanel blocks={tab.blocks} />
    );

  return (
    <Stack gap="x6">
      {printFailure !== null && <FailureAlert title={printFailed} failure={printFailure} />}
      {notices.length > 0 && (
        <Alert tone="info" announce="off">
          {notices.join(' ')}
        </Alert>
      )}
      <MatchingOpening report={report} match={match} {...paths}>
        <PrintButton
          groups={[{ parts: match.parts.map(({ key, title }) => ({ key, label: title })) }]}
          current={{ key: tab.key, label: tab.title }}
          preparing={preparing}
          onPrint={print}
          pdf={(label, parts, letterhead) => (
            <MatchPdf {...{ report, match, label, parts, letterhead }} />
          )}
        />
      </MatchingOpening>
      {matches.length > 1 && (
        <RadioGroup
          label={words.hours}
          hint={words.hoursHint}
          value={String(chosen)}
          onValueChange={(hours) => changeSearch({ hours })}
          options={matches.map(({ hours = '', points }, index) => ({
            value: String(index),
            label: hours,
            aside: points,
          }))}
        />
      )}
      <Stack gap="x6" className={printing === null ? undefined : screenOnly}>
        {drawn > 1 ? (
          <Tabs
            label={words.tabsLabel}
            value={tab.key}
            onValueChange={(next) => changeSearch({ tab: next })}
          >
            <TabList>
              {tabs.map(({ key, title }) => (
                <Tab key={key} value={key}>
                  {title}
                </Tab>
              ))}
            </TabList>
            {tabs.map(({ key }) => (
              <TabPanel key={key} value={key} className={styles.panel}>
                {key === tab.key && panel}
              </TabPanel>
            ))}
          </Tabs>
        ) : (
          tabsComing
        )}
        {drawn > 2 && ofCharts && <BothCharts charts={charts} part={ofCharts} />}
      </Stack>
      {printing !== null && (
        <MatchOnPaper ref={paper} match={match} parts={printing} charts={charts} />
      )}
      {drawn > 2 && (
        <Stack gap="x2">
          {[report.basis.join(' '), report.limits].map((sentence) => (
            <Text key={sentence} size="small" tone="muted">
              {sentence}
            </Text>
          ))}
          <TraditionNote />
        </Stack>
      )}
    </Stack>
  );
}
