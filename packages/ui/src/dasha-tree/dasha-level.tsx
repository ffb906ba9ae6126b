import { useId, useRef } from 'react';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { ageAt } from '../timeline/life/life.logic.ts';
import { GrahaGlyph, grahaNames } from '../glyphs/index.ts';
import { useLocale, useStrings } from '../i18n/index.ts';
import { ChevronRightIcon } from '../icons/index.ts';
import { civilDate } from '../dates/index.ts';
import { nowChip } from '../shared/time/now-chip.css.ts';
import { runsAt } from '../shared/time/runs-at.ts';
import { Spinner } from '../spinner/index.ts';
import { useTimeWords } from '../time-span/index.ts';
import { zonedTime } from '../time-span/time-span.logic.ts';
import * as styles from './dasha-tree.css.ts';
import { durationOf, keyOf, needsTime, type DashaNode } from './dasha-tree.logic.ts';
import { dashaTreeStrings } from '../messages.generated/en/components/DashaTree.ts';
import type { Branches } from './use-branches.ts';

/** Props shared by every level of the tree. */
export interface TreeContext {
  branches: Branches;
  levels: number;
  instant: number | null;
  nowLabel: string | undefined;
  timeZone: string;
  hourCycle: 'h12' | 'h23' | undefined;
  birth: string | undefined;
}

/** Name of a period. */
function useName() {
  const names = useStrings(grahaNames);
  return ({ name, lord }: DashaNode) => name ?? names[lord];
}

/** Bounds of a period to the day, or to the minute where it is short. */
function useDates({ timeZone, hourCycle }: TreeContext) {
  const strings = useStrings(dashaTreeStrings);
  const locale = useLocale();
  const words = useTimeWords({ timeZone, ...(hourCycle && { hourCycle }) });
  return (period: DashaNode) => {
    const say = (instant: string) => {
      const { date } = zonedTime(instant, timeZone);
      const day = civilDate(locale, date, 'short');
      return needsTime(period) ? `${day}, ${words.clock(instant)}` : day;
    };
    return strings.dates({ start: say(period.start), end: say(period.end) });
  };
}

/** A period in words: name, bounds, how long it lasts, and the ages it spans where it lasts a year or more. */
function Facts({ period, isRunning, context }: PeriodProps & { isRunning: boolean }) {
  const strings = useStrings(dashaTreeStrings);
  const nameOf = useName();
  const datesOf = useDates(context);
  const duration = durationOf(period);
  const { birth } = context;
  const spansYears = duration[0]?.[0] === 'year';
  const ages =
    birth && spansYears && Date.parse(period.end) > Date.parse(birth)
      ? strings.ages({
          from: Math.max(0, ageAt(period.start, birth)),
          to: ageAt(period.end, birth),
        })
      : '';
  return (
    <>
      <GrahaGlyph graha={period.lord} size={20} />
      <span className={styles.words}>
        <span className={styles.name}>
          {nameOf(period)}{' '}
          {isRunning && <span className={nowChip}>{context.nowLabel ?? strings.now}</span>}
        </span>{' '}
        <span className={styles.dates}>{datesOf(period)}</span>{' '}
        <span className={styles.length}>
          {[duration.map(([unit, count]) => strings.units[unit]({ count })).join(' '), ages]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
    </>
  );
}

interface PeriodProps {
  period: DashaNode;
  context: TreeContext;
}

/** The content of an open period: its subperiods, or the loading or error message. */
function Inside({ path, context, onRetry }: LevelProps & { onRetry: () => void }) {
  const strings = useStrings(dashaTreeStrings);
  const nameOf = useName();
  const levels: Readonly<Record<number, string>> = strings.levels;
  const level = levels[path.length + 1] ?? '';
  const parent = path.at(-1);
  const branch = context.branches.branchOf(path);
  if (!branch || branch.status === 'loading') return <Spinner label={strings.loading({ level })} />;
  if (branch.status === 'failed') {
    return (
      <Alert
        tone="danger"
        action={
          <Button size="small" onClick={onRetry}>
            {strings.retry}
          </Button>
        }
      >
        {strings.failed({ level })}
      </Alert>
    );
  }
  if (branch.periods.length === 0) return <p className={styles.empty}>{strings.empty}</p>;
  return (
    <DashaLevel
      periods={branch.periods}
      path={path}
      context={context}
      label={parent ? strings.inside({ level, parent: nameOf(parent) }) : level}
    />
  );
}

interface LevelProps {
  /** The path from a mahadasha down to the enclosing period; empty for mahadashas. */
  path: readonly DashaNode[];
  context: TreeContext;
}

/** A period of the tree; the last level cannot be expanded. */
function Period({ period, path: around, context }: PeriodProps & LevelProps) {
  const inside = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { branches, levels, instant } = context;
  const path = [...around, period];
  const isRunning = runsAt(instant, period);
  const isOpen = branches.isOpen(path);
  const facts = <Facts period={period} isRunning={isRunning} context={context} />;

  return (
    <li
      aria-current={isRunning ? 'time' : undefined}
      data-state={isRunning ? 'running' : undefined}
    >
      {path.length < levels ? (
        <button
          ref={toggle}
          type="button"
          className={styles.row({ running: isRunning, opens: true })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? inside : undefined}
          onClick={() => branches.setOpen(path, !isOpen)}
          data-part="dasha-toggle"
          data-print="show"
        >
          <ChevronRightIcon size={18} className={styles.chevron} />
          {facts}
        </button>
      ) : (
        <div className={styles.row({ running: isRunning })}>{facts}</div>
      )}
      {isOpen && (
        <div id={inside} className={styles.inside}>
          <Inside
            path={path}
            context={context}
            onRetry={() => {
              // The pressed button is removed, so the focus is moved within the tree.
              toggle.current?.focus();
              branches.retry(path);
            }}
          />
        </div>
      )}
    </li>
  );
}

/** The periods of one level inside another. */
export function DashaLevel({
  periods,
  path,
  context,
  label,
}: LevelProps & { periods: readonly DashaNode[]; label: string }) {
  const heading = useId();
  return (
    <>
      <div id={heading} className={styles.levelName}>
        {label}
      </div>
      <ol aria-labelledby={heading} className={styles.level} data-level={path.length + 1}>
        {periods.map((period) => (
          <Period key={keyOf([...path, period])} period={period} path={path} context={context} />
        ))}
      </ol>
    </>
  );
}
