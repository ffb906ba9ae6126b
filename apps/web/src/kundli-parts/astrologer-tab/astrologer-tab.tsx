import { astrologerPart, startSlot, startTitle, type SubTabKey } from '@jyoti/reports';
import { RenderAtOnce } from '@jyoti/ui/progressive-render';
import { AshtakavargaTable } from '@jyoti/ui/ashtakavarga-table';
import { ReportView } from '@jyoti/ui/report-view';
import { TermProvider } from '@jyoti/ui/term-tip';
import { use, useMemo } from 'react';
import { AT_ONCE, type TabProps } from '../report-props.ts';
import { useGlossary } from '../terms.ts';
import { useAstrologerGlossary } from './glossary.ts';
import { StartTree } from './start-tree.tsx';
import { useAstrologerTabWords } from './words.ts';
import { SaturnOfLife } from './saturn-of-life.tsx';
import { TransitsPart } from './transits-part.tsx';
import { useAstrologerSetting } from './use-setting.ts';
import { YearOfLifePart } from './year-of-life-part.tsx';

/** Sub-tabs with a response of their own: the year and the date are in the URL. */
const ofAnswers: Readonly<Record<string, typeof YearOfLifePart | undefined>> = {
  transits: TransitsPart,
  'year-chart': YearOfLifePart,
};

/** The main tab More for astrologers. */
export function AstrologerTab(props: TabProps) {
  const ofReport = useGlossary();
  const ofTab = useAstrologerGlossary();
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
  const words = useAstrologerTabWords();
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
  const { moreDashas } = useAstrologerTabWords();
  const onPaper = use(RenderAtOnce);
  if (onPaper) return {};
  return Object.fromEntries(
    (kundli.more_dashas?.vimshottari ?? []).map((dasha) => [
      startSlot(dasha.start_from),
      <StartTree
        key={String(search)}
        title={moreDashas.starts.treeOf(
          startTitle(dasha.start_from, moreDashas),
          kundli.birth.name,
        )}
        dasha={dasha}
        search={search}
        timezone={kundli.settings.timezone}
        now={now}
        nowLabel={nowLabel}
      />,
    ]),
  );
}
