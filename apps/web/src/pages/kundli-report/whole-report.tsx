import { reportTabs } from '@jyoti/reports';
import { Heading, Stack } from '@jyoti/ui/layout';
import type { Ref } from 'react';
import { AllAtOnce } from '@jyoti/ui/in-turn';
import * as styles from './kundli-report.css.ts';
import { ReportPanel } from './report-panel.tsx';
import type { ReportProps } from './report-props.ts';

/** Every part of the report under the name of its main tab, for the paper alone. */
export function WholeReport({ ref, ...report }: ReportProps & { ref: Ref<HTMLDivElement> }) {
  return (
    <AllAtOnce value={true}>
      <div ref={ref} className={styles.printOnly}>
        {reportTabs.map(({ key, label, subTabs }) => (
          <section key={key} className={styles.chapter}>
            <Stack gap="x6">
              <Heading level={2} size="h2">
                {label}
              </Heading>
              {subTabs.map((subTab) => (
                <ReportPanel key={subTab.key} {...report} tab={key} subTab={subTab} />
              ))}
            </Stack>
          </section>
        ))}
      </div>
    </AllAtOnce>
  );
}
