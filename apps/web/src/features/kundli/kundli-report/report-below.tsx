import type { KundliOpening } from '@jyoti/contract';
import { screenOnly } from '../../documents/print/print.css.ts';
import type { ReportProps } from '../tabs/report-props.ts';
import * as styles from './kundli-report.css.ts';
import * as nowStyles from './report-now.css.ts';
import { ReportNow } from './report-now.tsx';
import { tabsComing } from './report-parts.tsx';
import { ReportPeriods } from './report-periods.tsx';
import { ReportTabs } from './report-tabs-view.tsx';

// One file for all that every report loads after its opening.
export { ReportFoot } from './report-foot.tsx';

interface ReportBelowProps extends ReportProps {
  opening: KundliOpening;
  /** How many of the four parts of the page are rendered: the opening, the periods, the tabs, the open panel. */
  renderedParts: number;
  /** Whether the report is being printed, which replaces the tabs. */
  printing: boolean;
}

/** What follows the opening of a report: its periods, what runs now, and the tabs. */
export function ReportBelow({ opening, renderedParts, printing, ...report }: ReportBelowProps) {
  return (
    <>
      <div className={styles.notOnPhone}>
        <ReportPeriods
          life={opening.life}
          timezone={report.kundli.settings.timezone}
          now={report.now}
        />
      </div>
      <div className={nowStyles.reserved} data-print="hide">
        {renderedParts > 3 && <ReportNow now={opening.now} search={report.search} />}
      </div>
      <div className={printing ? screenOnly : undefined}>
        {renderedParts > 2 ? <ReportTabs {...report} panelDrawn={renderedParts > 3} /> : tabsComing}
      </div>
    </>
  );
}
