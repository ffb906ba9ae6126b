import { astrologerPart, startSlot, type SubTabKey } from '@jyoti/reports';
import { AllAtOnce } from '@jyoti/ui/in-turn';
import { ReportView } from '@jyoti/ui/report-view';
import { use } from 'react';
import { AT_ONCE, type TabProps } from '../report-props.ts';
import { usePeriodWords } from '../period-words.ts';
import { useKpWords } from './kp-words.ts';
import { useDoshasTabWords } from '../doshas-tab/words.ts';
import { useMoreDashasWords } from './more-dashas-words.ts';
import { StartTree } from './start-tree.tsx';
import { SaturnOfLife } from './saturn-of-life.tsx';
import { TransitsPart } from './transits-part.tsx';
import { useTransitsWords } from './transits-words.ts';
import { YearOfLifePart } from './year-of-life-part.tsx';
import { useYearWords } from './year-words.ts';

/** The main tab More for astrologers: what few readers ask for. */
export function AstrologerTab(props: TabProps) {
  const { kundli, search, subTab, now, chartStyle } = props;
  const moreDashas = useMoreDashasWords();
  const { timezone } = kundli.settings;
  const setting = {
    kp: useKpWords(),
    year: useYearWords(),
    doshas: useDoshasTabWords(),
    transits: useTransitsWords(),
    periods: usePeriodWords(),
    moreDashas,
    timezone,
    now,
  };
  const onPaper = use(AllAtOnce);
  const key = subTab.key as SubTabKey<'astrologer'>;
  if (key === 'transits') return <TransitsPart {...props} setting={setting} />;
  if (key === 'year-chart') return <YearOfLifePart {...props} setting={setting} />;
  const part = astrologerPart(key, props, setting);
  if (!part) return null;
  const { names, treeOf } = moreDashas.starts;
  const trees = (kundli.more_dashas?.vimshottari ?? []).map((dasha) => [
    startSlot(dasha.start_from),
    <StartTree
      key={String(search)}
      title={treeOf(names[dasha.start_from as keyof typeof names], kundli.birth.name)}
      dasha={dasha}
      search={search}
      timezone={timezone}
      now={now}
    />,
  ]);
  return (
    <ReportView
      {...part}
      title={subTab.label}
      atOnce={AT_ONCE}
      chartStyle={chartStyle}
      // Nothing can be opened on paper: there the part has tables instead.
      slots={{
        timeline: <SaturnOfLife kundli={kundli} now={now} />,
        ...(onPaper ? {} : Object.fromEntries(trees)),
      }}
    />
  );
}
