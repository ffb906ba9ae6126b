import { settingsFromSearch, type BirthDayDocument } from '@jyoti/contract';
import { pdfFileName } from '@jyoti/pdf/file-name';
import { useChartStyle } from '../../chart-style.ts';
import { PdfButton } from '../../../documents/pdf/pdf-button.tsx';

/** Downloads the report of a birth without a time as PDF. The PDF code loads on the click. */
export function DayPdf({ report, search }: { report: BirthDayDocument; search: URLSearchParams }) {
  const [chartStyle] = useChartStyle();
  const { birth } = report;
  return (
    <PdfButton
      fileName={pdfFileName('kundli', birth.name, birth.date)}
      write={async (setting) => {
        const { daySheet } = await import('./pdf/day-sheet.ts');
        const settings = settingsFromSearch(search);
        return daySheet({ report, settings, chartStyle, now: new Date().toISOString() }, setting);
      }}
    />
  );
}
