import type { DocumentMatch, MatchingDocument } from '@jyoti/contract';
import type { PdfLetterhead } from '@jyoti/pdf';
import { PdfButton } from '../../documents/pdf/pdf-button.tsx';
import { pdfFileName } from '@jyoti/pdf/file-name';
import { useChartStyle } from '../../kundli/chart-style.ts';

interface MatchPdfProps {
  report: MatchingDocument;
  /** The one to print, of all of the day. */
  match: DocumentMatch;
  label: string;
  /** Keys of the included parts, in their order. */
  parts: ReadonlySet<string>;
  letterhead: PdfLetterhead | undefined;
}

/** Downloads parts of a match as PDF. The PDF code loads on the click. */
export function MatchPdf({ report, match, label, parts, letterhead }: MatchPdfProps) {
  const [chartStyle] = useChartStyle();
  return (
    <PdfButton
      label={label}
      letterhead={letterhead}
      disabled={match.parts.some(({ blocks }) => !blocks)}
      fileName={pdfFileName('matching', report.boy.name, report.girl.name)}
      write={async (setting) => {
        const { matchingSheet } = await import('./pdf/matching-sheet.ts');
        return matchingSheet({ report, match, chartStyle }, setting, parts);
      }}
    />
  );
}
