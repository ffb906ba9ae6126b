import { tabsMessages } from '@jyoti/reports/messages/tabs';
import { Heading, Stack } from '@jyoti/ui/layout';
import { RenderAtOnce } from '@jyoti/ui/progressive-render';
import type { Ref } from 'react';
import { chapter, paperOnly } from '../../documents/print/print.css.ts';
import { ReportPanel } from './report-panel.tsx';
import type { ReportProps } from '../tabs/report-props.ts';
import { chosenParts, lastParts } from './report-tabs.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface ReportOnPaperProps extends ReportProps {
  /** Keys of the sub-tabs to print, in their order. */
  parts: ReadonlySet<string>;
  ref: Ref<HTMLDivElement>;
}

/** Parts of the report with the names of their main tabs, for print only. */
export function ReportOnPaper({ ref, parts, ...report }: ReportOnPaperProps) {
  const tabs = useMessages(tabsMessages);
  const chosen = chosenParts(parts);
  const last = lastParts(chosen);
  return (
    <RenderAtOnce value={true}>
      <div ref={ref} className={paperOnly}>
        {chosen.map(({ key, subTabs }) => (
          <section key={subTabs[0]?.key} className={chapter}>
            <Stack gap="x6">
              <Heading level={2} size="h2">
                {tabs[key]}
              </Heading>
              {subTabs.map((subTab) => (
                <ReportPanel
                  key={subTab.key}
                  {...report}
                  tab={key}
                  subTab={subTab}
                  isLast={last.has(subTab)}
                />
              ))}
            </Stack>
          </section>
        ))}
      </div>
    </RenderAtOnce>
  );
}
