import { astrologerMessages } from '@jyoti/reports/messages/astrologer';
import { kpMessages } from '@jyoti/reports/messages/kp';
import { astrologerGlossaryMessages } from '@jyoti/reports/messages/astrologer-glossary';
import { glossaryMessages } from '@jyoti/reports/messages/glossary';
import { useMessages } from '../../../../platform/words/use-messages.ts';
import { astrologerPart, startSlot, startTitle, type SubTabKey } from '@jyoti/reports';
import { RenderAtOnce } from '@jyoti/ui/progressive-render';
import { AshtakavargaTable } from '@jyoti/ui/ashtakavarga-table';
import { ReportView } from '@jyoti/ui/report-view';
import { TermProvider } from '@jyoti/ui/term-tip';
import { use, useMemo } from 'react';
import { AT_ONCE, type TabProps } from '../report-props.ts';
import { StartTree } from './start-tree.tsx';
import { SaturnOfLife } from './saturn-of-life.tsx';
import { TransitsPart } from './transits-part.tsx';
import { useAstrologerSetting } from './use-setting.ts';
import { YearOfLifePart } from './year-of-life-part.tsx';
import { useReportWords } from '../../../../platform/words/use-report-words.ts';

/** Sub-tabs with a response of their own: the year and the date are in the URL. */
const ofAnswers: Readonly<Record<string, typeof YearOfLifePart | undefined>> = {
  transits: TransitsPart,
  'year-chart': YearOfLifePart,
};

/** The main tab More for astrologers. */
export function AstrologerTab(props: TabProps) {
  const ofReport = useMessages(glossaryMessages);
  const ofTab = useMessages(astrologerGlossaryMessages);
  const glossary = useMemo(() => ({ ...ofReport, ...ofTab }), [ofReport, ofTab]);
  const SubTab = ofAnswers[props.subTab.key] ?? PartOfReport;
  return (
    <TermProvider glossary={glossary}>
      <SubTab {...props} />
    </TermProvider>
  );
}

const tables = { ashtakavarga: AshtakavargaTable };

/** A sub-tab that is made of sections of the report. */
function PartOfReport(props: TabProps) {
  const { kundli, subTab, now, nowLabel, chartStyle } = props;
  const words = {
    astrologer: useReportWords(astrologerMessages),
    kp: useReportWords(kpMessages),
  };
  const setting = useAstrologerSetting(kundli, now, nowLabel);
  const key = subTab.key as SubTabKey<'astrologer'>;
  const part = astrologerPart(key, props, words, setting);
  const trees = useStartTrees(props);
  return (
    part && (
      <ReportView
        {...part}
        title={subTab.label}
        atOnce={AT_ONCE}
        chartStyle={chartStyle}
        tables={tables}
        slots={{
          ...trees,
          timeline: <SaturnOfLife kundli={kundli} now={now} nowLabel={nowLabel} />,
        }}
      />
    )
  );
}

/** The trees of vimshottari from other starts; none on paper, where nothing can be opened and the part has tables. */
function useStartTrees({ kundli, search, now, nowLabel }: TabProps) {
  const { moreDashas, names } = useReportWords(astrologerMessages);
  const onPaper = use(RenderAtOnce);
  if (onPaper) return {};
  return Object.fromEntries(
    (kundli.more_dashas?.vimshottari ?? []).map((dasha) => [
      startSlot(dasha.start_from),
      <StartTree
        key={String(search)}
        title={moreDashas.starts.treeOf({
          start: startTitle(dasha.start_from, { ...moreDashas, names }),
          name: kundli.birth.name,
        })}
        dasha={dasha}
        search={search}
        timezone={kundli.settings.timezone}
        now={now}
        nowLabel={nowLabel}
      />,
    ]),
  );
}
