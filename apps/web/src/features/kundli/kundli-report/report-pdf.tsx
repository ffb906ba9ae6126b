import { settingsFromSearch, type KundliSection } from '@jyoti/contract';
import { pdfFileName } from '@jyoti/pdf/file-name';
import { PdfButton } from '../../documents/pdf/pdf-button.tsx';
import { kundliOf } from '../kundli-cache.ts';
import { useSearchParams } from 'react-router-dom';
import type { ReportProps } from '../tabs/report-props.ts';
import { sectionsOf } from './report-tabs.ts';

interface ReportPdfProps extends Omit<ReportProps, 'now'> {
  label: string;
  /** Keys of the included sub-tabs. */
  parts: ReadonlySet<string>;
}

/** Whether the navamsa is on the first page. */
const onFirstPage: KundliSection = 'divisional';

/** Downloads parts of the report as PDF. The PDF code loads on the click. */
export function ReportPdf({ kundli, planets, chartStyle, search, label, parts }: ReportPdfProps) {
  const [searchParams] = useSearchParams();
  const { birth } = kundli;
  return (
    <PdfButton
      label={label}
      fileName={pdfFileName('kundli', birth.name, birth.date)}
      write={async (setting) => {
        const sections = [...new Set([...sectionsOf(parts), onFirstPage])];
        const [{ reportDocument }, whole, dated] = await Promise.all([
          import('./pdf/report-document.ts'),
          kundliOf(search, sections),
          import('./load-for-paper.ts').then(({ loadForPaper }) =>
            loadForPaper(search, searchParams, parts),
          ),
        ]);
        return reportDocument(
          {
            kundli: { ...whole, parts: { ...whole.parts, ...dated } },
            planets: whole.planet_details ?? planets,
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
