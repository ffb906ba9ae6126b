import { birthFromSearch, birthSearchOf } from '@jyoti/contract';
import { vargasMessages } from '@jyoti/language/terms/vargas';
import { Text } from '@jyoti/ui/layout';
import { Skeleton, SkeletonBlock } from '@jyoti/ui/skeleton';
import type { ReportPart } from '@jyoti/ui/report-view';
import { useState, type ReactNode } from 'react';
import { workspaceMessages } from '../../messages.generated/workspace.ts';
import { FailureAlert } from '../../platform/data/failure-alert.tsx';
import { useQuery } from '../../platform/data/use-query.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { useMessages } from '../../platform/words/use-messages.ts';
import { documentOf } from '../kundli/document-of.ts';
import type { ReportData } from '../kundli/document-of.ts';
import type { ReportKey } from '../kundli/kundli-cache.ts';
import * as partStyles from '../kundli/tabs/parts.css.ts';
import { useKundli } from '../kundli/tabs/use-kundli.ts';
import { NotesContent } from './contents/notes-content.tsx';
import { kindName } from './pane-names.ts';
import { needsSecond, paneText, type Pane } from './panes.ts';
import { birthOfPane, isDated, partOfPane, treePart } from './part-of-pane.ts';
import type { PaneSource } from './workspace-pane.tsx';

const coming = <SkeletonBlock blockSize="20rem" />;

/** A layout loads the code of what it shows. */
const PartContent = lazyPart(() => import('./contents/part-content.tsx'), 'PartContent', coming);
const TreeContent = lazyPart(() => import('./contents/tree-content.tsx'), 'TreeContent', coming);
const YearOfLifePart = lazyPart(
  () => import('../kundli/tabs/astrologer-tab/year-of-life-part.tsx'),
  'YearOfLifePart',
  coming,
);

interface PaneContentProps extends PaneSource {
  pane: Pane;
}

/** What a pane shows, or what it needs first. */
export function PaneContent(props: PaneContentProps) {
  const { pane, first, second, at } = props;
  const words = useMessages(workspaceMessages).pane;
  if (needsSecond(pane) && second === null) return <Text tone="muted">{words.needsSecond}</Text>;
  if (needsSecond(pane) && second && birthFromSearch(second).time_unknown) {
    return <Text tone="muted">{words.needsTime}</Text>;
  }
  const report = birthOfPane(pane) === 'second' && second ? second : first;
  if (pane.kind === 'notes') return <NotesContent search={report} />;
  if (pane.kind === 'year-chart') {
    const isBefore = at !== undefined && at.slice(0, 10) < (birthFromSearch(report).date ?? '');
    if (isBefore) return <Text tone="muted">{words.beforeBirth}</Text>;
    return <YearOfLifePart {...props} search={report} subTab={{ key: pane.kind }} />;
  }
  // Another content has nothing of the one before: what is open in a tree, a failure.
  return <Known key={paneText(pane)} {...props} report={report} />;
}

interface PaneProps extends PaneContentProps {
  /** The report of the pane's birth. */
  report: URLSearchParams;
}

function Known(props: PaneProps) {
  const { pane } = props;
  if (pane.kind === 'vimshottari') return <OfTree {...props} />;
  if (isDated(pane)) return <OfMoment {...props} />;
  return pane.whose === 'both' ? <OfPair {...props} /> : <OfReport {...props} />;
}

interface LoadedProps {
  pane: Pane;
  failure: unknown;
  onRetry: () => void;
  working: boolean;
  /** The content; null while nothing has loaded. */
  children: ReactNode;
}

/** Loading, failed, out of date, or there. */
function Loaded({ pane, failure, onRetry, working, children }: LoadedProps) {
  const words = useMessages(workspaceMessages);
  const what = kindName(pane, words, useMessages(vargasMessages));
  if (failure !== null) {
    return <FailureAlert title={words.pane.failed({ what })} failure={failure} onRetry={onRetry} />;
  }
  if (children === null) {
    return <Skeleton label={words.pane.loading({ what })}>{coming}</Skeleton>;
  }
  return (
    <div className={working ? partStyles.stale : undefined} aria-busy={working}>
      {children}
    </div>
  );
}

/** A report with what a pane shows; that of the settings before while it is calculated again. */
function useReport(report: URLSearchParams, keys: readonly ReportKey[]) {
  const { kundli, failure, retry } = useKundli(report, keys);
  const [last, setLast] = useState<{ kundli: ReportData; report: URLSearchParams } | null>(null);
  if (kundli && String(last?.report) !== String(report)) setLast({ kundli, report });
  const isSameBirth = String(last && birthSearchOf(last.report)) === String(birthSearchOf(report));
  const shown = kundli ? { kundli, report } : isSameBirth ? last : null;
  return { shown, working: kundli === null, failure, onRetry: retry };
}

function OfTree({ pane, report, now, nowLabel, at }: PaneProps) {
  const { shown, ...query } = useReport(report, [treePart]);
  const tree = shown?.kundli.parts.mahadasha?.blocks.find((block) => block.type === 'dashas');
  return (
    <Loaded pane={pane} {...query}>
      {shown && tree ? (
        <TreeContent
          tree={tree.props}
          search={shown.report}
          now={now}
          nowLabel={nowLabel}
          at={at}
        />
      ) : null}
    </Loaded>
  );
}

/** What is the same at every moment. */
function OfReport({ pane, report, chartStyle, now, nowLabel }: PaneProps) {
  const key = partOfPane(pane);
  const { shown, ...query } = useReport(report, key ? [key] : []);
  const part = key && shown?.kundli.parts[key];
  return (
    <Loaded pane={pane} {...query}>
      {shown && part ? (
        <PartContent
          part={part}
          chartStyle={chartStyle}
          search={shown.report}
          now={now}
          nowLabel={nowLabel}
        />
      ) : null}
    </Loaded>
  );
}

/** What is of the moment; at one before the birth there are transits only. */
function OfMoment({ pane, report, dated, ...source }: PaneProps) {
  const { beforeBirth } = useMessages(workspaceMessages).pane;
  const { parts, failure, retry, working } = dated[birthOfPane(pane)];
  const key = partOfPane(pane);
  const part = key && parts?.[key];
  if (parts && !part && !working) return <Text tone="muted">{beforeBirth}</Text>;
  return (
    <Loaded pane={pane} failure={failure} onRetry={retry} working={working}>
      {part ? <PartContent {...source} part={part} search={report} /> : null}
    </Loaded>
  );
}

function OfPair({ pane, first, second, ...source }: PaneProps) {
  const key = partOfPane(pane);
  const { data, failure, retry } = useQuery(
    key && second && `${key} ${first} ${second}`,
    (call) =>
      documentOf(
        first,
        { parts: key ? [key] : [], second: second ? birthFromSearch(second) : undefined },
        call,
      ),
    { cache: 'immutable' },
  );
  const births = `${birthSearchOf(first)} ${second && birthSearchOf(second)}`;
  const [last, setLast] = useState<{ part: ReportPart; births: string } | null>(null);
  const found = (key && data?.parts[key]) ?? null;
  if (found && last?.part !== found) setLast({ part: found, births });
  const part = found ?? (last?.births === births ? last.part : null);
  return (
    <Loaded pane={pane} failure={failure} onRetry={retry} working={data === null}>
      {part && <PartContent {...source} part={part} search={first} />}
    </Loaded>
  );
}
