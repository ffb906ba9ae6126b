import { periodsMessages } from '@jyoti/reports/messages/periods';
import { birthFromSearch, steppedDate, todayIn } from '@jyoti/contract';
import { useMemo, useRef, useState } from 'react';
import { useSearchChoice } from '../../platform/data/use-search-choice.ts';
import { ReportSettings } from '../kundli/tabs/report-settings.tsx';
import { useToast } from '@jyoti/ui/toast';
import { lazyDialog } from '../../platform/lazy/lazy-part.tsx';
import { dayOf } from '@jyoti/reports/format';
import { hourLater, momentOf, withMoment } from './moment.ts';
import { workspaceMessages } from '../../messages.generated/workspace.ts';
import type { ReportData } from '../kundli/document-of.ts';
import { useChartStyle } from '../kundli/chart-style.ts';
import { clockLater, useBirthTimeStep } from './birth-time-steps.tsx';
import { nextPane } from './next-pane.ts';
import { MOST_PANES, panesText, type Pane } from './panes.ts';
import { panesOfLayout } from './layouts.ts';
import { useShortcuts, useShortcutsOn, type ShortcutId } from './shortcuts.ts';
import { urlWith, birthsOf, panesOfUrl, secondReportSearch, withPanes } from './workspace-url.ts';
import { datedParts } from './part-of-pane.ts';
import { useDatedParts } from './use-dated-parts.ts';
import { WorkspacePane } from './workspace-pane.tsx';
import { WorkspaceTitle } from './workspace-title.tsx';
import { WorkspaceToolbar } from './workspace-toolbar.tsx';
import * as styles from './workspace.css.ts';
import { useMessages } from '../../platform/words/use-messages.ts';
import { useLanguage } from '../../platform/words/use-language.ts';

const BirthDialog = lazyDialog(() => import('./birth-dialog.tsx'), 'BirthDialog');
const ShortcutsDialog = lazyDialog(() => import('./shortcuts-dialog.tsx'), 'ShortcutsDialog');

interface WorkspaceProps {
  /** The first birth and its settings. */
  kundli: Pick<ReportData, 'birth' | 'settings'>;
  /** The part of the URL that it was calculated from. */
  report: URLSearchParams;
  /** Whether it is being calculated with other settings. */
  working: boolean;
  /** When the workspace was opened, ISO 8601. */
  now: string;
}

/** The panes, and what decides them all: layout, style, date, the second chart. */
export function Workspace({ kundli, report, working, now }: WorkspaceProps) {
  const { chosen, choose } = useSearchChoice();
  const [chartStyle, setChartStyle] = useChartStyle();
  const [isOn, setOn] = useShortcutsOn();
  const [asks, setAsks] = useState<'second' | 'shortcuts' | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const layoutField = useRef<HTMLSelectElement>(null);
  const secondText = String(secondReportSearch(chosen) ?? '');
  const second = useMemo(
    () => (secondText === '' ? null : new URLSearchParams(secondText)),
    [secondText],
  );
  const panes = panesOfUrl(chosen);
  const births = birthsOf(chosen);
  const { timezone } = kundli.settings;
  const moment = momentOf(chosen, timezone, now);
  const dated = {
    first: useDatedParts(report, datedParts(panes, 'first'), moment.at),
    second: useDatedParts(second, datedParts(panes, 'second'), moment.at),
  };
  const today = todayIn(timezone, new Date(now));
  const { most } = useMessages(workspaceMessages);
  const { show } = useToast();
  const { onDate } = useMessages(periodsMessages);
  const language = useLanguage();
  const nowLabel =
    moment.at === undefined
      ? undefined
      : onDate({ day: dayOf(moment.instant, timezone, language) });

  // Each is a history entry: Back undoes it.
  const open = (next: URLSearchParams) => choose(next, { replace: false });
  const setPanes = (next: readonly Pane[]) => open(withPanes(chosen, panesText(next)));
  const setMoment = (date: string | null, time: string | null) =>
    choose(withMoment(chosen, time === null && date === today ? null : date, time));
  // Of the URL: a step counts from the last one, also before its charts are there.
  const birth = births.first ?? birthFromSearch(report);
  const [given] = useState({ date: birth.date, time: birth.time });
  const { step: birthStep, seconds, setStep: setBirthStep } = useBirthTimeStep();
  const setBirthTime = (clock: Pick<typeof birth, 'date' | 'time'> | null) =>
    clock && choose(urlWith(chosen, { ...birth, ...clock }, births.second));
  const setSecond = (other: typeof births.second) => open(urlWith(chosen, births.first, other));

  const paneAt = (index: number) => grid.current?.children[index] as HTMLElement | undefined;
  const focusLater = (find: () => HTMLElement | null | undefined) =>
    requestAnimationFrame(() => find()?.focus());
  const add = () => {
    if (panes.length >= MOST_PANES) {
      show({ text: most });
      return;
    }
    setPanes([...panes, nextPane(panes)]);
    focusLater(() => paneAt(panes.length));
  };
  const close = (index: number) => {
    if (panes.length === 1) return;
    setPanes(panes.toSpliced(index, 1));
    focusLater(() => paneAt(Math.min(index, panes.length - 2)));
  };
  const writeNote = () => {
    const index = panes.findIndex(({ kind }) => kind === 'notes');
    const notes = { whose: 'first', kind: 'notes' } as const;
    if (index < 0 && panes.length >= MOST_PANES) {
      show({ text: most });
      return;
    }
    if (index < 0) setPanes([...panes, notes]);
    focusLater(() => {
      const pane = paneAt(index < 0 ? panes.length : index);
      return pane?.querySelector<HTMLElement>('textarea') ?? pane;
    });
  };
  const step = (length: 'daily' | 'monthly' | 'yearly', by: -1 | 1) => {
    const next = steppedDate(moment.date, length, by);
    if (next !== null) setMoment(next, moment.hasTime ? moment.time : null);
  };
  const stepHour = (by: -1 | 1) => {
    const next = hourLater(moment, by, timezone);
    if (next !== null) setMoment(next.date, next.time);
  };

  const acts: Readonly<Record<ShortcutId, (key: string) => void>> = {
    pane: (key) => paneAt(Number(key) - 1)?.focus(),
    add,
    close: () => {
      const index = panes.findIndex((_, place) => paneAt(place)?.contains(document.activeElement));
      if (index >= 0) close(index);
    },
    'hour-back': () => stepHour(-1),
    'hour-forward': () => stepHour(1),
    'day-back': () => step('daily', -1),
    'day-forward': () => step('daily', 1),
    'month-back': () => step('monthly', -1),
    'month-forward': () => step('monthly', 1),
    'year-back': () => step('yearly', -1),
    'year-forward': () => step('yearly', 1),
    'birth-earlier': () => setBirthTime(clockLater(birth, -seconds)),
    'birth-later': () => setBirthTime(clockLater(birth, seconds)),
    today: () => setMoment(null, null),
    second: () => setAsks('second'),
    notes: writeNote,
    layout: () => layoutField.current?.focus(),
    help: () => setAsks('shortcuts'),
  };
  const focusPaneOf = (field: Element) =>
    panes.forEach((_, index) => {
      const pane = paneAt(index);
      if (pane?.contains(field)) pane.focus();
    });
  useShortcuts(isOn === 'on' && asks === null, (id, key) => acts[id](key), focusPaneOf);

  return (
    <>
      <WorkspaceTitle
        first={birthFromSearch(report)}
        second={births.second}
        report={report}
        onSecond={() => setAsks('second')}
        onRemove={() => setSecond(null)}
        onAdd={panes.length < MOST_PANES ? add : undefined}
        onShortcuts={() => setAsks('shortcuts')}
        onSwap={() => open(urlWith(chosen, births.second, births.first))}
      />
      <WorkspaceToolbar
        panes={panes}
        chartStyle={chartStyle}
        moment={moment}
        timezone={timezone}
        today={today}
        layoutField={layoutField}
        birthTime={{ birth, given, step: birthStep, onStep: setBirthStep, onChoose: setBirthTime }}
        onLayout={(key) => setPanes(panesOfLayout(key))}
        onChartStyle={setChartStyle}
        onChoose={setMoment}
      />
      <div ref={grid} className={styles.panes} data-density="compact">
        {panes.map((pane, index) => (
          <WorkspacePane
            // A pane keeps its place, and with it the focus, while its content changes.
            key={index}
            number={index + 1}
            pane={pane}
            first={report}
            second={second}
            names={{ first: kundli.birth.name, second: births.second?.name }}
            dated={dated}
            chartStyle={chartStyle}
            now={moment.instant}
            nowLabel={nowLabel}
            at={moment.at}
            onChange={(next) => setPanes(panes.with(index, next))}
            onClose={panes.length > 1 ? () => close(index) : undefined}
          />
        ))}
      </div>
      <ReportSettings working={working} />
      {asks === 'second' && (
        <BirthDialog
          whose="second"
          search={chosen}
          onClose={() => setAsks(null)}
          onChoose={(other) => {
            setAsks(null);
            setSecond(other);
          }}
        />
      )}
      {asks === 'shortcuts' && (
        <ShortcutsDialog
          isOn={isOn === 'on'}
          onTurn={(next) => setOn(next ? 'on' : 'off')}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
}
