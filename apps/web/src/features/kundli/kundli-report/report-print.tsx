import { tabsMessages } from '@jyoti/reports/messages/tabs';
import { useSearchParams } from 'react-router-dom';
import { PrintButton } from '../../documents/print/print-button.tsx';
import { ReportPdf } from './report-pdf.tsx';
import type { ReportProps } from '../tabs/report-props.ts';
import { chosenTabs, printChoiceOf } from './report-tabs.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface ReportPrintProps extends Omit<ReportProps, 'now'> {
  onPrint: (parts: ReadonlySet<string>) => void;
  preparing: boolean;
}

/**
 * Prints or downloads parts of the report. It subscribes to the open tab itself, so that the
 * opening does not re-render.
 */
export function ReportPrint({ onPrint, preparing, ...report }: ReportPrintProps) {
  const [search] = useSearchParams();
  const tabs = useMessages(tabsMessages);
  return (
    <PrintButton
      {...printChoiceOf(chosenTabs(search).subTab, tabs)}
      onPrint={onPrint}
      preparing={preparing}
      pdf={(label, parts, letterhead) => (
        <ReportPdf {...report} {...{ label, parts, letterhead }} />
      )}
    />
  );
}
