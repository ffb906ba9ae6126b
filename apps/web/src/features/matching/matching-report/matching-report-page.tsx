import { matchingMessages } from '@jyoti/reports/messages/matching';
import {
  ApiFailure,
  isMoonMatching,
  pairSearchOf,
  swappedSearch,
  type Matching,
  type MoonMatching,
} from '@jyoti/contract';
import {
  matchingTabs,
  roundedNumber,
  wholeNumber,
  type MatchProps,
  type PartnerLabels,
} from '@jyoti/reports';
import { Cluster, Heading, Section, Stack } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PrintLayout } from '@jyoti/ui/print-layout';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { useMemo, useState } from 'react';
import { useSearchState } from '../../../platform/data/search-params.ts';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { useLastRead } from '../../../platform/session/last-read.ts';
import { useProgressiveRender } from '@jyoti/ui/progressive-render';
import { screenOnly } from '../../documents/print/print.css.ts';
import { PrintButton } from '../../documents/print/print-button.tsx';
import { usePartsPrint } from '../../documents/print/use-parts-print.ts';
import { useMatching } from '../use-matching.ts';
import { MatchComing } from './match-coming.tsx';
import { MatchPdf } from './match-pdf.tsx';
import { MatchingBasis, MatchingNotices } from './matching-basis.tsx';
import { MatchingOpening } from './matching-opening.tsx';
import * as styles from './matching-report.css.ts';
import { CHARTS_PART, chosenTab } from './matching-tabs.ts';
import { BothCharts, MatchPanel, tabsComing } from './report-parts.tsx';
import { matchingReportMessages } from '../../../messages.generated/matching-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx';
import { NavigateInBrowser } from '../../../platform/frame/navigate-in-browser.tsx';
import { useReportWords } from '../../../platform/words/use-report-words.ts';
import { printMessages } from '../../../messages.generated/print.ts';

/** Names of the two people; with "bride" and "groom" if the names are equal. */
function useNames(match: Matching | MoonMatching | null): PartnerLabels {
  const { sameName } = useMessages(matchingReportMessages);
  const [boy = '', girl = ''] = [match?.boy.name, match?.girl.name];
  return boy === girl
    ? { boy: sameName.boy({ name: boy }), girl: sameName.girl({ name: girl }) }
    : { boy, girl };
}

const FieldReasons = lazyPart(() => import('./field-reasons.tsx'), 'FieldReasons');
const MatchOnPaper = lazyPart(() => import('./match-on-paper.tsx'), 'MatchOnPaper');

/**
 * The opening, the tabs and the content below: rendered in steps, so that a slow phone stays
 * responsive.
 */
const PARTS = 3;

const prepare = () => Promise.all([MatchPanel.load(), BothCharts.load(), MatchOnPaper.load()]);

const UnknownTimeMatch = lazyPart(
  () => import('./unknown-time/unknown-time-match.tsx'),
  'UnknownTimeMatch',
);

/** The match of the two births in the URL. */
export function MatchingReportPage() {
  const words = useMessages(matchingReportMessages);
  const [search] = useSearchState();
  const pair = useMemo(() => pairSearchOf(search), [search]);
  const { data: match, failure, retry } = useMatching(pair);
  const names = useNames(match);
  // A cached match renders synchronously, so that going back restores the scroll position.
  const [wasThere] = useState(match !== null);
  useLastRead(match && words.printName({ boy: names.boy, girl: names.girl }));

  if (pair === null) return <NavigateInBrowser to="/kundli-matching" replace />;
  const formPath = `/kundli-matching?${pair}`;

  if (match === null) {
    if (failure === null) return <MatchComing search={pair} />;
    return (
      <Section>
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
  const tab = search.get('tab');
  if (tab !== null) swapped.set('tab', tab);
  const paths = {
    formPath,
    swappedPath: `/generate-kundli-matching?${swapped}`,
    datesPath: `/muhurta?${new URLSearchParams([['purpose', 'marriage'], ...pair])}`,
  };

  return (
    <Section>
      <PrintLayout
        name={words.printName({ boy: names.boy, girl: names.girl })}
        settings={Object.values(words.basis.settings)}
      >
        {isMoonMatching(match) ? (
          <UnknownTimeMatch match={match} names={names} {...paths} />
        ) : (
          <TimedMatch match={match} names={names} wasThere={wasThere} {...paths} />
        )}
      </PrintLayout>
    </Section>
  );
}

interface TimedMatchProps extends MatchProps {
  formPath: string;
  swappedPath: string;
  datesPath: string;
  /** Whether the match was cached when the page opened. */
  wasThere: boolean;
}

/** The match of two births with known times. */
function TimedMatch({ match, names, wasThere, ...paths }: TimedMatchProps) {
  const words = useMessages(matchingReportMessages);
  const matchPartWords = useReportWords(matchingMessages);
  const [search, changeSearch] = useSearchState();
  const tab = chosenTab(search);
  const drawn = useProgressiveRender(PARTS, wasThere ? PARTS : 1);
  const { preparing, printing, failure: printFailure, print, paper } = usePartsPrint(prepare);
  const { failed: printFailed } = useMessages(printMessages);
  const { ashtakoot, aggregate } = match;
  const props = { match, names, gemHref: '/gemestone' };

  return (
    <Stack gap="x6">
      {printFailure !== null && <FailureAlert title={printFailed} failure={printFailure} />}
      <MatchingNotices notices={match.notices} />
      <MatchingOpening
        births={match}
        names={names}
        ashtakoot={ashtakoot}
        sentence={words.sentence({
          points: roundedNumber(ashtakoot.score),
          percent: wholeNumber(aggregate.score),
        })}
        {...paths}
      >
        <PrintButton
          groups={[
            {
              parts: [
                ...matchingTabs.map((key) => ({ key, label: matchPartWords.tabs[key] })),
                { key: CHARTS_PART, label: matchPartWords.charts.heading },
              ],
            },
          ]}
          current={{ key: tab, label: matchPartWords.tabs[tab] }}
          preparing={preparing}
          onPrint={print}
          pdf={(label, parts) => <MatchPdf {...{ match, names, label, parts }} />}
        />
      </MatchingOpening>
      <Stack gap="x6" className={printing === null ? undefined : screenOnly}>
        {drawn > 1 ? (
          <Tabs
            label={words.tabsLabel}
            value={tab}
            onValueChange={(chosen) => changeSearch({ tab: chosen })}
          >
            <TabList>
              {matchingTabs.map((key) => (
                <Tab key={key} value={key}>
                  {matchPartWords.tabs[key]}
                </Tab>
              ))}
            </TabList>
            {matchingTabs.map((key) => (
              <TabPanel key={key} value={key} className={styles.panel}>
                {key === tab && <MatchPanel tab={key} {...props} />}
              </TabPanel>
            ))}
          </Tabs>
        ) : (
          tabsComing
        )}
        {drawn > 2 && <BothCharts {...props} />}
      </Stack>
      {printing !== null && <MatchOnPaper ref={paper} parts={printing} {...props} />}
      {drawn > 2 && <MatchingBasis {...props} />}
    </Stack>
  );
}
