import { matchingMessages } from '@jyoti/reports/messages/matching';
import { type MatchProps, matchingTabs } from '@jyoti/reports';
import { RenderAtOnce } from '@jyoti/ui/progressive-render';
import { Heading, Stack } from '@jyoti/ui/layout';
import type { Ref } from 'react';
import { paperOnly } from '../../documents/print/print.css.ts';
import { CHARTS_PART } from './matching-tabs.ts';
import { BothCharts, MatchPanel } from './report-parts.tsx';
import { useReportWords } from '../../../platform/words/use-report-words.ts';

interface MatchOnPaperProps extends MatchProps {
  /** Keys of the parts to print. */
  parts: ReadonlySet<string>;
  ref: Ref<HTMLDivElement>;
}

/** Parts of a match with their names, for print only. */
export function MatchOnPaper({ ref, parts, ...match }: MatchOnPaperProps) {
  const words = useReportWords(matchingMessages);
  return (
    <RenderAtOnce value={true}>
      <div ref={ref} className={paperOnly}>
        <Stack gap="x7">
          {matchingTabs
            .filter((tab) => parts.has(tab))
            .map((tab) => (
              <section key={tab}>
                <Stack gap="x5">
                  <Heading level={2} size="h2">
                    {words.tabs[tab]}
                  </Heading>
                  <MatchPanel tab={tab} {...match} />
                </Stack>
              </section>
            ))}
          {parts.has(CHARTS_PART) && <BothCharts {...match} />}
        </Stack>
      </div>
    </RenderAtOnce>
  );
}
