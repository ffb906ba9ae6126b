import { astrologerPart, type SubTabKey } from '@jyoti/reports';
import { ReportView } from '@jyoti/ui/report-view';
import { TermProvider } from '@jyoti/ui/term-tip';
import { useMemo } from 'react';
import { AT_ONCE, type TabProps } from '../report-props.ts';
import { useGlossary } from '../terms.ts';
import { useAstrologerGlossary } from './glossary.ts';
import { useAstrologerTabWords } from './words.ts';

/** The main tab More for astrologers. */
export function AstrologerTab(props: TabProps) {
  const { subTab, chartStyle } = props;
  const words = useAstrologerTabWords();
  const ofReport = useGlossary();
  const ofTab = useAstrologerGlossary();
  const glossary = useMemo(() => ({ ...ofReport, ...ofTab }), [ofReport, ofTab]);
  const part = astrologerPart(subTab.key as SubTabKey<'astrologer'>, props, words);
  if (!part) return null;
  return (
    <TermProvider glossary={glossary}>
      <ReportView {...part} title={subTab.label} atOnce={AT_ONCE} chartStyle={chartStyle} />
    </TermProvider>
  );
}
