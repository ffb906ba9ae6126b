import { settingsFromSearch, type Kundli, type MoonChart } from '@jyoti/contract';
import { pdfFileName } from '@jyoti/pdf/file-name';
import { useChartStyle } from '../../chart-style.ts';
import { PdfButton } from '../../../documents/pdf/pdf-button.tsx';

/** Downloads the report of a birth without a time as PDF. The PDF code loads on the click. */
export function DayPdf({
  kundli,
  chart,
  search,
}: {
  kundli: Kundli;
  chart: MoonChart;
  search: URLSearchParams;
}) {
  const [chartStyle] = useChartStyle();
  const { birth } = kundli;
  return (
    <PdfButton
      fileName={pdfFileName('kundli', birth.name, birth.date)}
      write={async (setting) => {
        const { dayDocument } = await import('./pdf/day-document.ts');
        const settings = settingsFromSearch(search);
        return dayDocument(
          { kundli, chart, settings, chartStyle, now: new Date().toISOString() },
          setting,
        );
      }}
    />
  );
}
