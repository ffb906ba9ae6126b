import { birthFromSearch, birthSearchOf, type Kundli } from '@jyoti/contract';
import { vargasMessages } from '@jyoti/language/terms/vargas';
import { datedSectionsOfPane, sectionsOfPane } from '@jyoti/reports';
import { Text } from '@jyoti/ui/layout';
import { Skeleton, SkeletonBlock } from '@jyoti/ui/skeleton';
import { useState, type ReactNode } from 'react';
import { FailureAlert } from '../../platform/data/failure-alert.tsx';
import { openingSections } from '../kundli/kundli-cache.ts';
import * as partStyles from '../kundli/tabs/parts.css.ts';
import { useKundli } from '../kundli/tabs/use-kundli.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { kindName } from './pane-names.ts';
import { needsSecond, paneText, type Pane } from './panes.ts';
import { useKundliOn } from './use-kundli-on.ts';
import { workspaceMessages } from '../../messages.generated/workspace.ts';
import type { PaneSource } from './workspace-pane.tsx';
import { useMessages } from '../../platform/words/use-messages.ts';

const coming = <SkeletonBlock blockSize="20rem" />;

/** A layout loads the code of what it shows. */
const BirthContent = lazyPart(() => import('./contents/birth-content.tsx'), 'BirthContent', coming);
const PairContent = lazyPart(() => import('./contents/pair-content.tsx'), 'PairContent', coming);
const TransitContent = lazyPart(
  () => import('./contents/transit-content.tsx'),
  'TransitContent',
  coming,
);

interface PaneContentProps extends PaneSource {
  pane: Pane;
}

/** What a pane shows, or what it needs first. */
export function PaneContent(props: PaneContentProps) {
  const { pane, second } = props;
  const words = useMessages(workspaceMessages).pane;
  if (needsSecond(pane) && second === null) return <Text tone="muted">{words.needsSecond}</Text>;
  if (needsSecond(pane) && second && birthFromSearch(second).time_unknown) {
    return <Text tone="muted">{words.needsTime}</Text>;
  }
  // Another content has nothing of the one before: what is open in a tree, a failure.
  return <Known key={paneText(pane)} {...props} />;
}

function Known(props: PaneContentProps) {
  switch (props.pane.whose) {
    case 'first':
    case 'second':
      return <OfBirth {...props} pane={props.pane} />;
    case 'both':
      return <OfPair {...props} pane={props.pane} />;
    case 'transits':
    case 'transits-of-second':
      return <OfTransits {...props} pane={props.pane} />;
  }
}

type PaneOf<Whose extends Pane['whose']> = PaneSource & { pane: Extract<Pane, { whose: Whose }> };

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

/** A report with the sections of a pane; that of the settings before while it is calculated again. */
function useReport(report: URLSearchParams, sections: Parameters<typeof useKundli>[1]) {
  const { kundli, failure, retry } = useKundli(report, sections);
  const [last, setLast] = useState<{ kundli: Kundli; report: URLSearchParams } | null>(null);
  if (kundli && String(last?.report) !== String(report)) setLast({ kundli, report });
  const isSameBirth = String(last && birthSearchOf(last.report)) === String(birthSearchOf(report));
  const shown = kundli ? { kundli, report } : isSameBirth ? last : null;
  return { shown, working: kundli === null, failure, retry };
}

/** The sections that depend on the date. */
function datedOf(dated: Kundli | null): Partial<Kundli> {
  if (dated === null) return {};
  const { doshas, more_dashas: more } = dated;
  return { ...(doshas && { doshas }), ...(more && { more_dashas: more }) };
}

/** Panes whose facts the API calculates for the date, which begin at birth. */
const isOfLife = (kind: PaneOf<'first'>['pane']['kind']) =>
  kind === 'year-chart' || datedSectionsOfPane(kind).length > 0;

function OfBirth(props: PaneOf<'first' | 'second'>) {
  const { pane, first, second, chartStyle, now, nowLabel, at } = props;
  const { beforeBirth } = useMessages(workspaceMessages).pane;
  const report = pane.whose === 'second' && second ? second : first;
  const { shown, working, failure, retry } = useReport(report, [
    ...openingSections,
    ...sectionsOfPane(pane.kind),
  ]);
  const isBefore =
    at !== undefined && isOfLife(pane.kind) && at.slice(0, 10) < birthFromSearch(report).date;
  const on = useKundliOn(report, isBefore ? [] : datedSectionsOfPane(pane.kind), at);
  const planets = shown?.kundli.planet_details;
  if (isBefore) return <Text tone="muted">{beforeBirth}</Text>;
  const isThere = at === undefined || datedSectionsOfPane(pane.kind).length === 0 || on.dated;
  return (
    <Loaded
      pane={pane}
      failure={failure ?? on.failure}
      onRetry={() => {
        if (failure !== null) retry();
        if (on.failure !== null) on.retry();
      }}
      working={working || on.working}
    >
      {shown && planets && isThere ? (
        <BirthContent
          kind={pane.kind}
          kundli={{ ...shown.kundli, ...datedOf(on.dated) }}
          planets={planets}
          search={shown.report}
          chartStyle={chartStyle}
          now={now}
          nowLabel={nowLabel}
          at={at}
        />
      ) : null}
    </Loaded>
  );
}

function OfPair({ pane, first, second, chartStyle }: PaneOf<'both'>) {
  const one = useReport(first, openingSections);
  const other = useReport(second ?? first, openingSections);
  const charts = [one, other].map(({ shown }) => {
    const planets = shown?.kundli.planet_details;
    return shown && planets ? { kundli: shown.kundli, planets } : null;
  });
  const [firstChart, secondChart] = charts;
  return (
    <Loaded
      pane={pane}
      failure={one.failure ?? other.failure}
      onRetry={() => {
        if (one.failure !== null) one.retry();
        if (other.failure !== null) other.retry();
      }}
      working={one.working || other.working}
    >
      {firstChart && secondChart ? (
        <PairContent
          kind={pane.kind}
          first={firstChart}
          second={secondChart}
          chartStyle={chartStyle}
        />
      ) : null}
    </Loaded>
  );
}

function OfTransits(props: PaneOf<'transits' | 'transits-of-second'>) {
  const { pane, first, second, chartStyle, now } = props;
  const isOfSecond = pane.whose === 'transits-of-second';
  const { transits, ...query } = props.transits[isOfSecond ? 'second' : 'first'];
  const report = useReport(isOfSecond && second ? second : first, openingSections);
  const planets = report.shown?.kundli.planet_details;
  return (
    <Loaded
      pane={pane}
      failure={query.failure ?? report.failure}
      onRetry={() => {
        if (query.failure !== null) query.retry();
        if (report.failure !== null) report.retry();
      }}
      working={query.working || report.working}
    >
      {transits && report.shown && planets ? (
        <TransitContent
          kind={pane.kind}
          transits={transits}
          kundli={report.shown.kundli}
          planets={planets}
          chartStyle={chartStyle}
          now={now}
        />
      ) : null}
    </Loaded>
  );
}
