import { settingsFromSearch } from '@jyoti/contract';
import { PdfButton } from '../../pdf/pdf-button.tsx';
import { pdfFileName } from '@jyoti/pdf/file-name';
import { kundliOf } from '../../kundli/kundli-cache.ts';
import type { ReportProps } from './report-props.ts';
import { reportSections } from './report-tabs.ts';
import { useReportWords } from './words.ts';

/** The whole report as a file: all its sections, whichever tab is open. What writes it loads on the click. */
export function ReportPdf({ kundli, planets, chartStyle, search }: Omit<ReportProps, 'now'>) {
  const { file } = useReportWords();
  const { birth } = kundli;
  return (
    <PdfButton
      fileName={pdfFileName(file, birth.name, birth.date)}
      write={async (setting) => {
        const [{ reportDocument }, whole] = await Promise.all([
          import('./pdf/report-document.ts'),
          kundliOf(search, reportSections),
        ]);
        return reportDocument(
          {
            kundli: whole,
            planets: whole.planet_details ?? planets,
            settings: settingsFromSearch(search),
            chartStyle,
            now: new Date().toISOString(),
          },
          setting,
        );
      }}
    />
  );
}
