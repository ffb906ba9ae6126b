import { PdfButton } from '../../documents/pdf/pdf-button.tsx';
import { pdfFileName } from '@jyoti/pdf/file-name';
import { useChartStyle } from '../../kundli/chart-style.ts';
import type { MatchProps } from '@jyoti/reports';

interface MatchPdfProps extends MatchProps {
  label: string;
  /** Keys of the included parts. */
  parts: ReadonlySet<string>;
}

/** Downloads parts of a match as PDF. The PDF code loads on the click. */
export function MatchPdf({ match, names, label, parts }: MatchPdfProps) {
  const [chartStyle] = useChartStyle();
  return (
    <PdfButton
      label={label}
      fileName={pdfFileName('matching', match.boy.name, match.girl.name)}
      write={async (setting) => {
        const { matchingDocument } = await import('./pdf/matching-document.ts');
        const now = new Date().toISOString();
        return matchingDocument({ match, names, chartStyle, now }, setting, parts);
      }}
    />
  );
}
