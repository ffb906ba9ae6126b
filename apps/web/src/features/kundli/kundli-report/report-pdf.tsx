import { settingsFromSearch } from '@jyoti/contract';
import type { PdfLetterhead } from '@jyoti/pdf';
import { pdfFileName } from '@jyoti/pdf/file-name';
import { PdfButton } from '../../documents/pdf/pdf-button.tsx';
import { kundliOf, type ReportKey } from '../kundli-cache.ts';
import { useSearchParams } from 'react-router-dom';
import type { ReportProps } from '../tabs/report-props.ts';
import { keysOf } from './report-tabs.ts';

interface ReportPdfProps extends Omit<ReportProps, 'now'> {
  label: string;
  /** Keys of the included sub-tabs, in their order. */
  parts: ReadonlySet<string>;
  letterhead: PdfLetterhead | undefined;
}

/** The navamsa on the first page is of this part. */
const onFirstPage: ReportKey = 'divisional-chart';

/** Downloads parts of the report as PDF. The PDF code loads on the click. */
export function ReportPdf({
  kundli,
  chartStyle,
  search,
  label,
  parts,
  letterhead,
}: ReportPdfProps) {
  const [searchParams] = useSearchParams();
  const { birth } = kundli;
  return (
    <PdfButton
      label={label}
      letterhead={letterhead}
      fileName={pdfFileName('kundli', birth.name, birth.date)}
      write={async (setting) => {
        const keys = [...new Set([...keysOf(parts), onFirstPage])];
        const [{ reportDocument }, whole, dated] = await Promise.all([
          import('./pdf/report-document.ts'),
          kundliOf(search, keys),
          import('./load-for-paper.ts').then(({ loadForPaper }) =>
            loadForPaper(search, searchParams, parts),
          ),
        ]);
        if (!whole.opening) throw new Error('The report has no opening.');
        return reportDocument(
          {
            kundli: { ...whole, parts: { ...whole.parts, ...dated } },
            opening: whole.opening,
            settings: settingsFromSearch(search),
            chartStyle,
            now: new Date().toISOString(),
          },
          setting,
          parts,
        );
      }}
    />
  );
}
