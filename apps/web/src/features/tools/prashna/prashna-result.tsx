import { astrologerGlossaryMessages } from '@jyoti/reports/messages/astrologer-glossary';
import { glossaryMessages } from '@jyoti/reports/messages/glossary';
import type { PrashnaDocument } from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { PageHeader } from '@jyoti/ui/page-header';
import { ReportView } from '@jyoti/ui/report-view';
import { TermProvider } from '@jyoti/ui/term-tip';
import { useMemo } from 'react';
import { useChartStyle } from '../../kundli/chart-style.ts';
import { blocksOf, ToolResult, useResultPlace } from '../tool-result.tsx';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface PrashnaResultProps {
  report: PrashnaDocument;
  /** The part of the URL that determines it. */
  search: URLSearchParams;
  onAgain: () => void;
}

/** The chart of a question with its KP part, and no answer to it. */
export function PrashnaResult({ report, search, onAgain }: PrashnaResultProps) {
  const ofReport = useMessages(glossaryMessages);
  const ofAstrologers = useMessages(astrologerGlossaryMessages);
  const glossary = useMemo(() => ({ ...ofReport, ...ofAstrologers }), [ofReport, ofAstrologers]);
  const [chartStyle] = useChartStyle();
  const { title, sheet, moment, basis, parts } = report;
  const { about } = useResultPlace(report, search, moment);
  return (
    <ToolResult
      report={report}
      sheet={sheet}
      path={`/prashna?${search}`}
      heading={<PageHeader title={title} description={about} />}
      line={
        <Text size="small" tone="muted">
          {basis.join(' ')}
        </Text>
      }
      about={about}
      lines={basis}
      fileName="jyoti-prashna.pdf"
      onAgain={onAgain}
    >
      <TermProvider glossary={glossary}>
        {parts.map((part) => (
          <ReportView
            key={part.key}
            title={part.title}
            intro={part.intro}
            blocks={blocksOf(part)}
            chartStyle={chartStyle}
          />
        ))}
      </TermProvider>
    </ToolResult>
  );
}
